import type { TakenDrugRow } from '#provider/bookings/tables/prescriptions.ts';
import type { PatientId } from '#provider/seed/people.ts';

type SeedDrug = Omit<TakenDrugRow, 'position' | 'patient_id'> & { patient_id: PatientId };

/** The drugs that patients take often; those who are not here take nothing. */
export const takenDrugs: readonly SeedDrug[] = [
  { patient_id: 'patient-1001', drug_id: 'drug-1', name: 'Ramipryl', form: 'tabletki', dose: '5 mg' },
  { patient_id: 'patient-1001', drug_id: 'drug-2', name: 'Atorwastatyna', form: 'tabletki', dose: '20 mg' },
  { patient_id: 'patient-1001', drug_id: 'drug-3', name: 'Metformina', form: 'tabletki', dose: '500 mg' },
  { patient_id: 'patient-1004', drug_id: 'drug-4', name: 'Bisoprolol', form: 'tabletki', dose: '2,5 mg' },
  { patient_id: 'patient-1004', drug_id: 'drug-5', name: 'Apiksaban', form: 'tabletki', dose: '5 mg' },
];
