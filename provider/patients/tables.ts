import {
  tablesOf,
  type AddressColumns,
  type DayColumn,
  type FlagColumn,
  type InstantColumn,
} from '#provider/core/columns.ts';

/**
 * `booking_locked_at`: since when the staff alone books for the patient (B§4); null: they may book themselves.
 * `sentinel` OUTAGE: every call for this patient's records fails, in turn (design: demo-clinic, halina.mazur).
 */
export type PatientRow = AddressColumns & {
  id: string;
  name: string;
  middle_name: string | null;
  last_name: string;
  birth_date: DayColumn;
  gender: 'MALE' | 'FEMALE' | 'OTHER';
  national_id: string | null;
  document_number: string | null;
  document_country: string | null;
  insurer_code: string | null;
  authorized: FlagColumn;
  sentinel: 'OUTAGE' | null;
  booking_locked_at: InstantColumn | null;
};

/** Who may act for whom. States as A§4: C confirmed, J blocked, W awaiting confirmation, D deleted. */
export type AccountPatientRow = {
  account_id: string;
  patient_id: string;
  role: 'PATIENT' | 'WARD' | 'CHILD';
  link_state: 'C' | 'J' | 'W' | 'D';
  linked_at: InstantColumn;
  ended_at: InstantColumn | null;
};

export type PatientsTables = {
  account_patients: AccountPatientRow;
  patients: PatientRow;
};

export const tables = tablesOf<PatientsTables>({
  account_patients: true,
  patients: true,
});
