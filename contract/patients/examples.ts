import type { z } from 'zod';
import type { Patient } from './schemas.ts';

/** An account's own patient, as the calls tell it. */
export const jan = {
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
} satisfies z.input<typeof Patient>;
