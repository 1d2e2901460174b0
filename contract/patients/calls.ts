/** A§3, A§7, B§2 and B§7 of the specification. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { AddressChange, Patient } from './schemas.ts';

const area = 'patients';

const jan = {
  id: 'patient-1001',
  name: 'Jan',
  middleName: 'Stefan',
  lastName: 'Nowak',
  birthDate: '1954-03-14',
  gender: 'MALE',
  patientRole: 'PATIENT',
  authorized: true,
  identity: { nationalIdentificationNumber: '54031400034', countryCode: 'PL' },
  address: {
    street: 'ul. Krótka',
    houseNumber: '5',
    apartmentNumber: '3',
    postalCode: '20-012',
    city: 'Lublin',
    countryCode: 'PL',
  },
  insurance: { insurerCode: '03' },
};

export const patients = {
  list: call({
    area,
    method: 'GET',
    path: '/portal/api/patients',
    record: 'read',
    summary: 'Every patient for whom the account may act',
    description:
      'The account’s own record first, then wards, then children (`patientRole` PATIENT, WARD, CHILD). Only links that are confirmed at this moment count: one that waits or was blocked is left out, and so is a child from its 18th birthday on (A-54). An account without a record of its own may have an empty list. `authorized` says whether the medical unit has confirmed the patient’s data: until then nobody sees of them what others than the account made (A-53, AP-17). `insurance` without `insurerCode`: no insurer is known.',
    example: { output: [jan] },
  }).output(z.array(Patient)),

  update: call({
    area,
    method: 'PUT',
    path: '/mpi/accounts/mpi-user/patients/{id}',
    record: 'write',
    summary: 'Changes the address of a patient',
    description:
      'The whole address but its country is replaced; what is left out is emptied (B§2, personal data). The postal code must have the form of the country that the address is in: 00-000 in Poland.',
    refusals: {
      NOT_FOUND: NO_SUCH_PATIENT,
      POSTAL_CODE: 'The postal code is none of the country of the address.',
    },
    example: {
      input: {
        id: jan.id,
        address: {
          street: 'ul. Krótka',
          houseNumber: '5',
          apartmentNumber: '3',
          postalCode: '20-012',
          city: 'Lublin',
        },
      },
      output: jan,
    },
  })
    .input(z.object({ id: Id, address: AddressChange }))
    .output(Patient)
    .errors({ NOT_FOUND, POSTAL_CODE: { status: 400 } }),
};
