import {
  tablesOf,
  type AddressColumns,
  type DayColumn,
  type FlagColumn,
  type InstantColumn,
  type JsonColumn,
} from '#provider/core/columns.ts';

/**
 * `booking_locked_at`: since when the staff alone books for the patient (B§4); null: they may book themselves.
 * `sentinel` OUTAGE: every call for this patient's records fails, in turn (design: demo-clinic, halina.mazur).
 */
export type PatientRow = AddressColumns &
  CorrespondenceColumns & {
    id: string;
    name: string;
    middle_name: string | null;
    last_name: string;
    birth_date: DayColumn;
    gender: 'MALE' | 'FEMALE' | 'OTHER';
    national_id: string | null;
    /** Since when the PESEL is somebody else's as well, until the unit clears whose it is (S-60); null: it is not. */
    national_id_doubted_at: InstantColumn | null;
    document_number: string | null;
    document_country: string | null;
    /** Since when the document is somebody else's as well, until the unit clears whose it is (decision 150); null: it is not. */
    document_doubted_at: InstantColumn | null;
    /** The document before a doubted one, which the unit can bring back. */
    undoubted_number: string | null;
    undoubted_country: string | null;
    insurer_code: string | null;
    authorized: FlagColumn;
    sentinel: 'OUTAGE' | null;
    booking_locked_at: InstantColumn | null;
    /** Grows with each change of the row (AP-20). */
    version: number;
    /** The account that registered the person in the portal, and when; null: the unit did. */
    registered_by: string | null;
    registered_at: InstantColumn | null;
    died_on: DayColumn | null;
  };

/** Where letters go; all null: to the home address (AP-20). */
export type CorrespondenceColumns = {
  [Name in keyof AddressColumns as `correspondence_${Name}`]: AddressColumns[Name];
};

/** Who may act for whom. States as A§4: C confirmed, J blocked, W awaiting confirmation, D deleted. */
export type AccountPatientRow = {
  account_id: string;
  patient_id: string;
  role: 'PATIENT' | 'WARD' | 'CHILD';
  link_state: 'C' | 'J' | 'W' | 'D';
  linked_at: InstantColumn;
  ended_at: InstantColumn | null;
  /** Who answers a link that waits: the person, or the unit (AP-17, AP-58), also while the person has it blocked; null where nothing waits. */
  waits_for: 'PERSON' | 'UNIT' | null;
  asked_at: InstantColumn | null;
  changed_at: InstantColumn | null;
  /** Who ended it: the account that acted, the person, the unit, or an age (A-54, AP-59). */
  ended_by: 'ACCOUNT' | 'PERSON' | 'UNIT' | 'AGE' | null;
  /** The details that the asker typed of the person: all that a waiting link shows (A-76, AP-16). Their type is TypedPerson. */
  typed: JsonColumn | null;
  /** When the person took an ended parent from the list (AP-62). */
  hidden_at: InstantColumn | null;
  /** Until when who ended the link can bring it back (AP-26); null: it is not to be undone. */
  undo_until: InstantColumn | null;
  /** The last day on which a confirmed link acts, as the represented person has set it (AP-22); null: it has no end. */
  acts_until: DayColumn | null;
  /** The scope of what the account may do, a word that `scopeOf` reads (AP-22); null: everything. */
  scope: string | null;
};

export type PatientsTables = {
  account_patients: AccountPatientRow;
  patients: PatientRow;
};

export const patientsTables = tablesOf<PatientsTables>({
  account_patients: true,
  patients: true,
});
