/** B§7, B-44, B-45, B-79: declarations as the hospital system holds them. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import {
  HOSPITAL_CHANGING_ERRORS,
  HOSPITAL_CHANGING_REFUSALS,
  NO_SUCH_DECLARATION,
  OF_PATIENT_ERRORS,
  OF_PATIENT_REFUSALS,
  PRE_REGISTRATION_ERRORS,
  PRE_REGISTRATION_REFUSALS,
} from './errors.ts';
import { chosen, choices, hospitalDeclaration, patientId } from './examples.ts';
import { ChoiceFields, HospitalDeclaration, PreRegistration } from './schemas.ts';

const area = 'declarations';
const path = '/mpi/poz-declarations';
const { systemId } = hospitalDeclaration;
const SEEN =
  'Where the account is not AUTHORIZED or the patient not `authorized`, those alone that the account pre-registered itself (B-70).';

export const hospitalDeclarations = {
  list: call({
    area,
    method: 'GET',
    path: `${path}/all`,
    record: 'read',
    summary: 'Declarations that the hospital system holds for all patients of the account',
    description: `\`stateExport\` A is an active one (A-154); N one that is pre-registered or has ended, as \`state\` says. ${SEEN}`,
    example: { output: [hospitalDeclaration] },
  }).output(z.array(HospitalDeclaration)),

  get: call({
    area,
    method: 'GET',
    path: `${path}/{systemId}`,
    record: 'read',
    summary: 'One of them, whole',
    description: SEEN,
    refusals: { NOT_FOUND: NO_SUCH_DECLARATION },
    example: { input: { systemId }, output: hospitalDeclaration },
  })
    .input(z.object({ systemId: Id }))
    .output(HospitalDeclaration)
    .errors({ NOT_FOUND }),

  preRegister: call({
    area,
    method: 'POST',
    path: `${path}/addId`,
    record: 'write',
    summary: 'Pre-registers a declaration at the hospital system',
    description:
      'REGISTERED, with stateExport N: it is not active (B-44). Without `systemId` in the answer the hospital system has no such patient, and nothing is saved. One of a kind and patient is pre-registered at a time: another takes its place when `replaces` names it, and gives it back when it is withdrawn. What is active stays until the new one is made active.',
    refusals: PRE_REGISTRATION_REFUSALS,
    byStatus: { 409: 'HOSPITAL_REFUSED' },
    example: { input: { ...chosen, key: 'a-random-key-of-one-draft' }, output: { systemId: 'poz-4020' } },
  })
    .input(PreRegistration)
    .output(z.object({ systemId: Id.optional() }))
    .errors(PRE_REGISTRATION_ERRORS),

  change: call({
    area,
    method: 'PATCH',
    path: `${path}/{systemId}`,
    record: 'write',
    summary: 'Edits, makes active or withdraws a declaration at the hospital system',
    description:
      '`choices` edits one that is pre-registered, which stays N. `stateExport` A makes it active after a verified signature (B-79): the one that was active ends with it, and the portal’s becomes SUBMITTED. `state` CANCELED withdraws one that is pre-registered. Each may be sent twice.',
    refusals: HOSPITAL_CHANGING_REFUSALS,
    byStatus: { 409: 'HOSPITAL_REFUSED' },
    example: {
      input: { systemId: 'poz-4010', choices },
      output: { ...hospitalDeclaration, systemId: 'poz-4010', state: 'REGISTERED', stateExport: 'N' },
    },
  })
    .input(
      z.object({
        systemId: Id,
        choices: ChoiceFields.optional(),
        stateExport: z.literal('A').optional(),
        state: z.literal('CANCELED').optional(),
      }),
    )
    .output(HospitalDeclaration)
    .errors(HOSPITAL_CHANGING_ERRORS),

  printout: call({
    area,
    method: 'GET',
    path: '/declarations/mpi-user/declarationsother/{systemId}/printout',
    record: 'read',
    summary: 'A declaration of the hospital system as a PDF',
    description: 'A tagged PDF in the language of Accept-Language (S-44).',
    refusals: { NOT_FOUND: NO_SUCH_DECLARATION },
    example: { input: { systemId } },
  })
    .input(z.object({ systemId: Id }))
    .output(z.file().mime('application/pdf'))
    .errors({ NOT_FOUND }),
};

/** `declarations.hospitalForPatient`, which stands since there are bookings. */
export const hospitalForPatient = call({
  area,
  method: 'GET',
  path: `${path}/patient/{patientId}`,
  record: 'read',
  summary: 'Declarations of choice that the hospital system holds for a patient',
  description: `\`stateExport\` A is an active declaration; N one that is pre-registered or has ended (A-154). \`types\` is a list of GP, NURSE and MIDWIFE with commas between; without it all are meant. ${SEEN}`,
  refusals: OF_PATIENT_REFUSALS,
  example: { input: { patientId, types: 'GP,NURSE' }, output: [hospitalDeclaration] },
})
  .input(z.object({ patientId: Id, types: z.string().max(40).optional() }))
  .output(z.array(HospitalDeclaration))
  .errors(OF_PATIENT_ERRORS);
