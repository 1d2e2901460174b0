import type { z } from 'zod';
import type { Declaration, HospitalDeclaration, StaffMember } from './schemas.ts';

export const patientId = 'patient-1001';

export const choices = {
  healthcareProviderChoiceOrderNumber: 1,
  practitionerChoiceOrderNumber: 1,
} as const;

export const staffMember: z.input<typeof StaffMember> = {
  practitioner: {
    employee: {
      id: 'doctor-majewska',
      name: 'Katarzyna',
      middleName: 'Anna',
      lastName: 'Majewska',
      degree: 'dr n. med.',
    },
    occupation: { code: 'LEK' },
    practiceNumber: '2143650',
  },
  hospitalOrganizationUnit: {
    id: 'unit-family',
    name: 'Poradnia Lekarza Rodzinnego',
    address: 'ul. Lipowa 14, 20-020 Lublin',
    systemUnitId: 'his-unit-family',
    systemPractitionerId: 'his-doctor-majewska',
  },
};

export const declaration: z.input<typeof Declaration> = {
  id: 'declaration-5001',
  patientId,
  type: 'GP',
  state: 'SUBMITTED',
  registrationDate: '2024-05-03',
  systemId: 'poz-4001',
  dateOfSubmission: '2024-05-03',
  ...staffMember,
  ...choices,
  stateExport: 'A',
  givenByRole: 'SELF',
  signedAt: '2024-05-03T10:00:00Z',
  version: 1,
};

export const hospitalDeclaration: z.input<typeof HospitalDeclaration> = {
  systemId: 'poz-4001',
  patientId,
  type: 'GP',
  stateExport: 'A',
  state: 'SUBMITTED',
  dateOfSubmission: '2024-05-03',
  ...staffMember,
  ...choices,
};

/** The fields of a new declaration, with addId's answer or its key beside them. */
export const chosen = {
  patientId,
  type: 'NURSE',
  practitionerId: 'nurse-adamska',
  hospitalOrganizationUnitId: 'unit-nurses',
  ...choices,
} as const;
