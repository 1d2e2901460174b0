import type { z } from 'zod';
import { jan as patient } from '#contract/patients/examples.ts';
import type { Person } from './schemas.ts';

type Told = z.input<typeof Person>;

/** An account's own patient, as the calls tell it. */
export const jan: Told = {
  ...patient,
  linkState: 'C',
  insurance: { ...patient.insurance, insurerName: 'Lubelski Oddział NFZ' },
  version: 1,
};

/** A child of an account. */
export const zofia: Told = {
  id: 'patient-1003',
  name: 'Zofia',
  lastName: 'Kowalska',
  birthDate: '2018-05-15',
  gender: 'FEMALE',
  patientRole: 'CHILD',
  linkState: 'C',
  authorized: true,
  identity: { nationalIdentificationNumber: '18251500068', countryCode: 'PL' },
  address: {
    ...patient.address,
    street: 'ul. Wiśniowa',
    houseNumber: '8',
    apartmentNumber: '12',
    postalCode: '20-810',
  },
  insurance: { insurerCode: '03', insurerName: 'Lubelski Oddział NFZ' },
  version: 3,
};
