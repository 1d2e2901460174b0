import type { ConsentType, KnownConsentStatus } from '#contract/given-consents/schemas.ts';
import type { GivenByRole } from '#contract/declarations/schemas.ts';
import { tablesOf, type DayColumn, type FlagColumn, type InstantColumn } from '#provider/core/columns.ts';

/** Somebody whom a CDPM names, as the patient wrote it; all null: nobody. */
export type NamedPersonColumns = {
  name: string | null;
  last_name: string | null;
  national_id: string | null;
  document_type: string | null;
  document_number: string | null;
  /** Country of the PESEL or of the document. */
  country: string | null;
  address_street: string | null;
  address_house_number: string | null;
  address_apartment_number: string | null;
  address_postal_code: string | null;
  address_city: string | null;
  address_postal_city: string | null;
  address_country: string | null;
};

export type PatientConsentRow = NamedPersonColumns & {
  id: string;
  patient_id: string;
  /** The account that made it; null: the unit. */
  account_id: string | null;
  type: ConsentType;
  status: KnownConsentStatus;
  made_at: InstantColumn;
  given_by_role: GivenByRole;
  /** When a signature under it was verified, or a paper was taken at the unit. */
  signed_at: InstantColumn | null;
  valid_from: DayColumn;
  /** The last day; null: until it is taken back. */
  valid_to: DayColumn | null;
  cancelled_on: DayColumn | null;
  /** Partner of a CPAR, as the two below; null of all others. */
  partner_id: string | null;
  /** Null: everybody at the partner. */
  personnel_id: string | null;
  only_selected: FlagColumn | null;
  /** The number that the partner's system gave. */
  system_id: string | null;
  /** A guardian gave it while the patient's own consent was awaited (B-43). */
  waits_own: FlagColumn;
  /** UNIQUE, so that equal consents from two tabs are one; null: it is no CPAR, or it has ended. */
  live_key: string | null;
  /** Hash of the key of its draft, and of all that was said; UNIQUE. Null: the unit made it. */
  key_hash: string | null;
  version: number;
};

/** C, UNCHECKED, or a word of a host; a patient without a row has given none. */
export type TeleconsultationStateRow = { patient_id: string; value: string };

export type GivenConsentsTables = {
  patient_consents: PatientConsentRow;
  teleconsultation_states: TeleconsultationStateRow;
};

export const givenConsentsTables = tablesOf<GivenConsentsTables>({
  patient_consents: true,
  teleconsultation_states: true,
});

export const NOBODY_NAMED = {
  name: null,
  last_name: null,
  national_id: null,
  document_type: null,
  document_number: null,
  country: null,
  address_street: null,
  address_house_number: null,
  address_apartment_number: null,
  address_postal_code: null,
  address_city: null,
  address_postal_city: null,
  address_country: null,
} as const satisfies NamedPersonColumns;
