import type { z } from 'zod';
import type { AuthorizedPerson, Consent } from './schemas.ts';

export const patientId = 'patient-1001';
export const key = 'Zp7Qm2Xv9Kt4Rw8Bn3Lc';

export const authorizedPerson: z.input<typeof AuthorizedPerson> = {
  name: 'Iryna',
  lastName: 'Bondar',
  identity: { documentType: 'PASSPORT', documentNumber: 'FX100200', country: 'UA' },
};

export const consent: z.input<typeof Consent> = {
  id: 'consent-7001',
  patientId,
  consentType: 'CDPM',
  consentStatus: 'REGISTERED',
  validFrom: '2026-10-20',
  registeredAt: '2026-10-20T06:00:00.000Z',
  givenByRole: 'SELF',
  authorizedPerson,
  signatureRequired: true,
  waitsForOwnConsent: false,
  inForce: false,
  version: 1,
};

export const partnerConsent: z.input<typeof Consent> = {
  id: 'consent-7005',
  patientId,
  consentType: 'CPAR',
  consentStatus: 'REGISTERED',
  validFrom: '2026-10-20',
  validTo: '2027-10-19',
  registeredAt: '2026-10-20T06:00:00.000Z',
  givenByRole: 'SELF',
  authorizedPartnerId: 'partner-hospital',
  partner: { id: 'partner-hospital', name: 'Szpital Miejski' },
  personnelId: 'personnel-wrona',
  personnel: { id: 'personnel-wrona', name: 'Grzegorz', lastName: 'Wrona', degree: 'lek.' },
  onlySelectedDocuments: true,
  signatureRequired: true,
  waitsForOwnConsent: false,
  inForce: false,
  version: 1,
};
