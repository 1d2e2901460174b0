import { tablesOf, type FlagColumn, type InstantColumn, type JsonColumn } from '#provider/core/columns.ts';
import type { AccountPatientRow } from '#provider/patients/tables.ts';

/** Somebody for whom an account has looked; `patient_id` null: nobody is known. */
export type LookUpRow = {
  reference_hash: string;
  account_id: string;
  patient_id: string | null;
  /** All that was typed says that it is this person. */
  is_sure: FlagColumn;
  role: AccountPatientRow['role'];
  /** A TypedPerson. */
  typed: JsonColumn;
  made_at: InstantColumn;
};

/** Which words whoever registered somebody agreed to, and when. */
export type RegistrationConsentRow = {
  account_id: string;
  patient_id: string;
  version: string;
  given_at: InstantColumn;
};

export type EnrolmentTables = {
  look_ups: LookUpRow;
  registration_consents: RegistrationConsentRow;
};

export const enrolmentTables = tablesOf<EnrolmentTables>({ look_ups: true, registration_consents: true });
