/** B§7, B-46, B-51: who may be chosen, and what a declaration says of the patient. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { DATA_ERRORS, DATA_REFUSALS } from './errors.ts';
import { patientId, staffMember } from './examples.ts';
import { DeclarationData, DeclarationDataChange, HealthcareProvider, StaffMember } from './schemas.ts';

const area = 'declarations';
const staffPath = '/declarations/primary-healthcare-staff';
const dataPath = '/mpi/accounts/mpi-user/patients/{patientId}/declaration-data';

const data = {
  familyName: 'Nowak',
  address: { street: 'ul. Krótka', houseNumber: '5', postalCode: '20-012', city: 'Lublin' },
  phoneNumber: '+48600100101',
  insurance: { insurerCode: '03' },
};

const staffCall = (path: string, summary: string) =>
  call({
    area,
    method: 'GET',
    path: `${staffPath}/${path}`,
    summary,
    description:
      'By last name; `hospitalOrganizationUnit` null: they work in no unit. The portal keeps it a while.',
    example: { output: [staffMember] },
  }).output(z.array(StaffMember));

export const primaryCare = {
  healthcareProvider: call({
    area,
    method: 'GET',
    path: '/declarations/healthcare-provider',
    summary: 'The provider whom declarations name',
    description: 'Its name, address and phone.',
    example: {
      output: {
        name: 'Przychodnia pod Lipami',
        address: 'ul. Lipowa 14, 20-020 Lublin',
        phoneNumber: '+48815550100',
      },
    },
  }).output(HealthcareProvider),

  generalPractitioners: staffCall('general-practitioners', 'The doctors who may be chosen'),
  nurses: staffCall('nurses', 'The nurses who may be chosen'),
  midwives: staffCall('midwifes', 'The midwives who may be chosen'),

  data: call({
    area,
    method: 'GET',
    path: dataPath,
    record: 'read',
    summary: 'What a declaration says of the patient beside the names',
    description:
      'The phone is the patient’s own for declarations, else the account’s where it is its owner’s record. Nothing of it is told where the account is not AUTHORIZED or the patient not `authorized`, but what patients.list tells as well (A-53).',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input: { patientId }, output: data },
  })
    .input(z.object({ patientId: Id }))
    .output(DeclarationData)
    .errors({ NOT_FOUND }),

  changeData: call({
    area,
    method: 'PUT',
    path: dataPath,
    record: 'write',
    summary: 'Saves what was mended of it',
    description:
      'Each part that is sent is saved, and one that is not stays (B-46). The address and the insurer are those of the record.',
    refusals: DATA_REFUSALS,
    example: { input: { patientId, familyName: 'Nowak' }, output: data },
  })
    .input(DeclarationDataChange.extend({ patientId: Id }))
    .output(DeclarationData)
    .errors(DATA_ERRORS),
};
