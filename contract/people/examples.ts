import type { z } from 'zod';
import type { Person } from './schemas.ts';

type Told = z.input<typeof Person>;

const address = {
  street: 'ul. Krótka',
  houseNumber: '5',
  apartmentNumber: '3',
  postalCode: '20-012',
  city: 'Lublin',
  countryCode: 'PL',
};

/** An account's own patient, as the calls tell it. */
export const jan: Told = {
  id: 'patient-1001',
  name: 'Jan',
  middleName: 'Stefan',
  lastName: 'Nowak',
  birthDate: '1954-03-14',
  gender: 'MALE',
  patientRole: 'PATIENT',
  linkState: 'C',
  authorized: true,
  identity: { nationalIdentificationNumber: '54031400034', countryCode: 'PL' },
  address,
  insurance: { insurerCode: '03', insurerName: 'Lubelski Oddział NFZ' },
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
    ...address,
    street: 'ul. Wiśniowa',
    houseNumber: '8',
    apartmentNumber: '12',
    postalCode: '20-810',
  },
  insurance: { insurerCode: '03', insurerName: 'Lubelski Oddział NFZ' },
  version: 3,
};
