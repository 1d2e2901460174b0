import { addDays } from '#provider/core/local-time.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import type { DeclarationRow, HospitalDeclarationRow } from '#provider/declarations/tables.ts';
import type { PatientId } from '#provider/seed/people.ts';

type SeedDeclaration = Pick<DeclarationRow, 'type' | 'state' | 'system_id'> & {
  patient: PatientId;
  daysAgo: number;
};

/** Filed in the portal. Stanisław's is withdrawn; Piotr and Oleksandr have none anywhere (B§5, A-154). */
const declarations: readonly SeedDeclaration[] = [
  { patient: 'patient-1001', type: 'GP', state: 'SUBMITTED', system_id: 'poz-4001', daysAgo: 900 },
  { patient: 'patient-1002', type: 'MIDWIFE', state: 'REGISTERED', system_id: null, daysAgo: 30 },
  { patient: 'patient-1003', type: 'GP', state: 'REGISTERED', system_id: null, daysAgo: 30 },
  { patient: 'patient-1006', type: 'NURSE', state: 'SUBMITTED', system_id: 'poz-4006', daysAgo: 400 },
  { patient: 'patient-1007', type: 'GP', state: 'CANCELED', system_id: null, daysAgo: 60 },
];

/** Held in the hospital's system; `state_export` N is no longer active. */
const hospitalDeclarations: readonly (Omit<HospitalDeclarationRow, 'patient_id'> & {
  patient: PatientId;
})[] = [
  { system_id: 'poz-4001', patient: 'patient-1001', type: 'GP', state_export: 'A' },
  { system_id: 'poz-4002', patient: 'patient-1002', type: 'GP', state_export: 'A' },
  { system_id: 'poz-4003', patient: 'patient-1004', type: 'GP', state_export: 'A' },
  { system_id: 'poz-4004', patient: 'patient-1004', type: 'NURSE', state_export: 'A' },
  { system_id: 'poz-4005', patient: 'patient-1006', type: 'GP', state_export: 'A' },
  { system_id: 'poz-4006', patient: 'patient-1006', type: 'NURSE', state_export: 'A' },
  { system_id: 'poz-4017', patient: 'patient-1017', type: 'GP', state_export: 'A' },
  { system_id: 'poz-4007', patient: 'patient-1007', type: 'NURSE', state_export: 'N' },
  { system_id: 'poz-4008', patient: 'patient-1009', type: 'GP', state_export: 'A' },
];

export const seed = ({ today }: Clinic) => ({
  declarations: declarations.map(({ patient, daysAgo, ...declaration }, index) => ({
    ...declaration,
    id: `declaration-${5001 + index}`,
    patient_id: patient,
    registration_date: addDays({ day: today, days: -daysAgo }),
  })),
  hospital_declarations: hospitalDeclarations.map(({ patient, ...declaration }) => ({
    ...declaration,
    patient_id: patient,
  })),
});
