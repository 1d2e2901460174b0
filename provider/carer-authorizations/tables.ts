import {
  tablesOf,
  type DayColumn,
  type FlagColumn,
  type InstantColumn,
  type JsonColumn,
} from '#provider/core/columns.ts';

export type CarerAuthorizationRow = {
  id: string;
  key_hash: string;
  patient_id: string;
  consent_id: string;
  /** Who the person is among the patients; found by the provider, and told nobody but the staff (S-56). */
  carer_patient_id: string | null;
  national_id: string | null;
  document_type: string | null;
  document_number: string | null;
  document_country: string | null;
  name: string;
  last_name: string;
  type: string;
  date_from: DayColumn;
  date_to: DayColumn | null;
  /** The signed document. */
  url: string | null;
  awaits_signature: FlagColumn;
  /** `CarerAddress`. */
  address: JsonColumn | null;
  /** Under which it is active; null: taken back. */
  system_id: string | null;
  /** Under which it was active before it was taken back. */
  former_system_id: string | null;
  made_at: InstantColumn;
};

/** The way in which the hospital's system answers those who write authorizations. */
export type CarerSystemAnswers = 'WORKS' | 'FAILS' | 'REFUSES';

export type CarerAuthorizationsTables = {
  carer_authorizations: CarerAuthorizationRow;
  /** One row. */
  carer_system: { id: string; answers: CarerSystemAnswers };
};

export const carerAuthorizationsTables = tablesOf<CarerAuthorizationsTables>({
  carer_authorizations: true,
  carer_system: true,
});
