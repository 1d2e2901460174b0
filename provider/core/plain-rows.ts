import type { AccountPatientRow, PatientRow } from './rows.ts';

/** The details that whoever asked for a link typed of the person. */
export type TypedPerson = {
  name: string;
  lastName: string;
  birthDate?: string;
  nationalIdentificationNumber?: string;
  documentNumber?: string;
  countryCode?: string;
};

/** The columns of a link of which nothing is known but that it stands. */
export const PLAIN_LINK = {
  ended_at: null,
  waits_for: null,
  asked_at: null,
  changed_at: null,
  ended_by: null,
  typed: null,
  hidden_at: null,
  undo_until: null,
  acts_until: null,
  scope: null,
} as const satisfies Partial<AccountPatientRow>;

/** The columns of a patient whom the unit has entered, and who has no address for letters. */
export const PLAIN_PATIENT = {
  sentinel: null,
  booking_locked_at: null,
  version: 1,
  registered_by: null,
  registered_at: null,
  died_on: null,
  national_id_doubted_at: null,
  document_doubted_at: null,
  undoubted_number: null,
  undoubted_country: null,
  correspondence_street: null,
  correspondence_house_number: null,
  correspondence_apartment_number: null,
  correspondence_postal_code: null,
  correspondence_city: null,
  correspondence_country_code: null,
} as const satisfies Partial<PatientRow>;
