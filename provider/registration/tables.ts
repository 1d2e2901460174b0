import type { Channel } from '#contract/account/schemas.ts';
import type { ConsentKind, SentBy } from '#contract/registration/schemas.ts';
import { tablesOf, type FlagColumn, type InstantColumn, type JsonColumn } from '#provider/core/columns.ts';
import type { AddedFileRow } from '#provider/core/files/rows.ts';

/** A guest's registration; the row goes some days after it is over. */
export type RegistrationRequestRow = {
  id: string;
  /** The secrets themselves are in the portal alone. */
  key_hash: string;
  reference_hash: string;
  /** The word that stands for the ward or child in phone-no2, whether the person is known or not. */
  patient_alias: string;
  /** Null once the account that was never let in is gone, or its owner has deleted it. */
  account_id: string | null;
  /**
   * WAITS: a contact is to be proved; PROVED: it is, and something is still asked; DONE: the account is let in; REPLACED: another one took
   * its place; OVER: nobody came.
   */
  state: 'WAITS' | 'PROVED' | 'DONE' | 'REPLACED' | 'OVER';
  channel: SentBy;
  language: 'pl' | 'en';
  /** JSON of what came, without the password; null once it is over. */
  body: JsonColumn | null;
  email: string | null;
  phone_number: string | null;
  /** The channel that was wanted. */
  prefers: Channel;
  is_number_proved: FlagColumn;
  /** The number was proved, and another account has it (S-60). */
  is_contact_known: FlagColumn;
  /** The address is another account's name already (C-18). */
  needs_username: FlagColumn;
  /** The e-government identity system has proved who it is (C-07); sure: with high assurance. */
  is_identity_proved: FlagColumn;
  is_identity_sure: FlagColumn;
  /** The number of times that the number was corrected (AP-71). */
  corrections: number;
  created_at: InstantColumn;
  /** When it is gone, unless the account was let in (C-117). */
  expires_at: InstantColumn;
  done_at: InstantColumn | null;
};

/** A guest's file; `registration_id` null: its draft is not sent yet. */
export type RegistrationFileRow = Omit<AddedFileRow, 'account_id'> & {
  key_hash: string;
  registration_id: string | null;
};

/** A box that was ticked at registration, and the words that stood at it. */
export type AccountRegistrationConsentRow = {
  account_id: string;
  kind: ConsentKind;
  version: string;
  language: 'pl' | 'en';
  text_hash: string;
  given_at: InstantColumn;
};

/** Somebody whom the e-government identity system has proved, and who has no account (C-07, AP-76). */
export type ProvedIdentityRow = {
  proof_hash: string;
  national_id: string;
  name: string | null;
  last_name: string | null;
  is_sure: FlagColumn;
  valid_until: InstantColumn;
  used_at: InstantColumn | null;
};

export type RegistrationTables = {
  registrations: RegistrationRequestRow;
  registration_files: RegistrationFileRow;
  account_registration_consents: AccountRegistrationConsentRow;
  proved_identities: ProvedIdentityRow;
};

export const registrationTables = tablesOf<RegistrationTables>({
  registrations: true,
  registration_files: true,
  account_registration_consents: true,
  proved_identities: true,
});
