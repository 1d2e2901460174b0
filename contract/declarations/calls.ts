/** B§3, B§5 and B§7 of the specification. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { Declaration, HospitalDeclaration } from './schemas.ts';

const area = 'declarations';
const patientId = 'patient-1001';

export const declarations = {
  forPatient: call({
    area,
    method: 'GET',
    path: '/declarations/mpi-user/declarationspatient/{patientId}',
    record: 'read',
    summary: 'Declarations of choice that a patient made in the portal',
    description:
      'Choices of a doctor (GP), nurse or midwife of primary care. REGISTERED: made, not yet with the hospital system; SUBMITTED: there, under `systemId`; CANCELED: withdrawn. Nothing is listed where the account is not AUTHORIZED or the patient not `authorized` (B-70). Some services can be booked only by patients who have one (B§5).',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: {
      input: { patientId },
      output: [
        {
          id: 'declaration-5001',
          patientId,
          type: 'GP',
          state: 'SUBMITTED',
          registrationDate: '2024-05-03',
          systemId: 'poz-4001',
        },
      ],
    },
  })
    .input(z.object({ patientId: Id }))
    .output(z.array(Declaration))
    .errors({ NOT_FOUND }),

  hospitalForPatient: call({
    area,
    method: 'GET',
    path: '/mpi/poz-declarations/patient/{patientId}',
    record: 'read',
    summary: 'Declarations of choice that the hospital system holds for a patient',
    description:
      '`stateExport` A is an active declaration, N one that no longer is (A-154). `types` is a list of GP, NURSE and MIDWIFE with commas between; without it all are meant. Nothing is listed where the account is not AUTHORIZED or the patient not `authorized` (B-70).',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: {
      input: { patientId, types: 'GP,NURSE' },
      output: [{ systemId: 'poz-4001', patientId, type: 'GP', stateExport: 'A' }],
    },
  })
    .input(z.object({ patientId: Id, types: z.string().max(40).optional() }))
    .output(z.array(HospitalDeclaration))
    .errors({ NOT_FOUND }),
};
