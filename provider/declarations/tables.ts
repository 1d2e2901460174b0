import type { DeclarationType, GivenByRole } from '#contract/declarations/schemas.ts';
import { tablesOf, type DayColumn, type InstantColumn } from '#provider/core/columns.ts';

/** The person whom a declaration chooses, as it was at its making; all null: one that is older than these columns. */
export type ChosenColumns = {
  practitioner_id: string | null;
  practitioner_name: string | null;
  practitioner_middle_name: string | null;
  practitioner_last_name: string | null;
  practitioner_degree: string | null;
  practitioner_occupation_code: string | null;
  practitioner_practice_number: string | null;
  /** Where; all null of somebody who works in no unit. */
  unit_id: string | null;
  unit_name: string | null;
  unit_address: string | null;
  unit_system_unit_id: string | null;
  unit_system_practitioner_id: string | null;
};

/** The two choices, of the provider and of the practitioner: which one within the year, why, and in whose words. */
export type ChoiceColumns = {
  provider_order_number: number | null;
  provider_reason_code: number | null;
  provider_other_reason: string | null;
  practitioner_order_number: number | null;
  practitioner_reason_code: number | null;
  practitioner_other_reason: string | null;
};

type CommonColumns = ChosenColumns &
  ChoiceColumns & {
    patient_id: string;
    /** The account that made it; null: the unit. */
    account_id: string | null;
    type: DeclarationType;
    /** REGISTERED: not signed and taken yet; SUBMITTED: in force; CANCELED: withdrawn, replaced or ended. */
    state: 'REGISTERED' | 'SUBMITTED' | 'CANCELED';
    state_export: 'A' | 'N';
    date_of_submission: DayColumn | null;
    withdrawn_on: DayColumn | null;
    /** UNIQUE, so that one of a kind is live for a patient; null: this one is not. */
    live_key: string | null;
  };

export type DeclarationRow = CommonColumns & {
  id: string;
  registration_date: DayColumn;
  date_of_submission: DayColumn;
  given_by_role: GivenByRole;
  /** The hospital system's declaration that this one became. */
  system_id: string | null;
  /** When a signature under it was verified, or a paper was taken at the unit. */
  signed_at: InstantColumn | null;
  /** Grows with each change of the row. */
  version: number;
};

/** One that the hospital system holds. A pre-registration and the one in force have live keys of their own. */
export type HospitalDeclarationRow = CommonColumns & {
  system_id: string;
  /** Hash of the key with which it was pre-registered, and of all that was said; null: the unit made it. */
  key_hash: string | null;
};

/** Who may be chosen. `sentinel` REFUSES: the hospital system refuses every declaration with them. */
export type PrimaryCareStaffRow = {
  id: string;
  type: DeclarationType;
  name: string;
  middle_name: string | null;
  last_name: string;
  degree: string | null;
  occupation_code: string;
  practice_number: string | null;
  unit_id: string | null;
  system_unit_id: string | null;
  system_practitioner_id: string | null;
  sentinel: 'REFUSES' | null;
};

/** The data that a declaration has of a patient beside the record. */
export type DeclarationDataRow = {
  patient_id: string;
  /** Who wrote it last; null: the unit. */
  account_id: string | null;
  family_name: string | null;
  phone_number: string | null;
};

export const NOBODY_CHOSEN = {
  practitioner_id: null,
  practitioner_name: null,
  practitioner_middle_name: null,
  practitioner_last_name: null,
  practitioner_degree: null,
  practitioner_occupation_code: null,
  practitioner_practice_number: null,
  unit_id: null,
  unit_name: null,
  unit_address: null,
  unit_system_unit_id: null,
  unit_system_practitioner_id: null,
} as const satisfies ChosenColumns;

export const NO_CHOICE = {
  provider_order_number: null,
  provider_reason_code: null,
  provider_other_reason: null,
  practitioner_order_number: null,
  practitioner_reason_code: null,
  practitioner_other_reason: null,
} as const satisfies ChoiceColumns;

/** The names of those columns. */
export const CHOICE_NAMES = Object.keys(NO_CHOICE) as (keyof ChoiceColumns)[];

export type DeclarationsTables = {
  hospital_declarations: HospitalDeclarationRow;
  declarations: DeclarationRow;
  primary_care_staff: PrimaryCareStaffRow;
  declaration_data: DeclarationDataRow;
};

export const declarationsTables = tablesOf<DeclarationsTables>({
  hospital_declarations: true,
  declarations: true,
  primary_care_staff: true,
  declaration_data: true,
});
