import type { AccountState } from '#contract/account/schemas.ts';
import { tablesOf, type FlagColumn, type InstantColumn } from '#provider/core/columns.ts';

/** A person who signs in. `username` is kept in lower case. */
export type AccountRow = {
  id: string;
  username: string;
  password_hash: string;
  type: 'AUTHORIZED' | 'UNAUTHORIZED';
  /** ACTIVE, or the reason why a right password is not enough (C§8). */
  state: 'ACTIVE' | AccountState;
  /** The end of TEMPORARY_BLOCKED; null where nobody knows. */
  blocked_until: InstantColumn | null;
  name: string;
  last_name: string;
  email: string | null;
  phone_number: string | null;
  phone_confirmed: FlagColumn;
  /** Whether nothing else is opened before there is one. */
  phone_required: FlagColumn;
  language: 'pl' | 'en' | null;
};

/** Wrong passwords in a row, by name: unknown names are counted as known ones are, so that a lock betrays nothing. */
export type SignInTriesRow = {
  name_hash: string;
  failed: number;
  locked_until: InstantColumn | null;
  updated_at: InstantColumn;
};

/** A session that the provider opened; the token itself is never stored. */
export type SessionRow = {
  token_hash: string;
  account_id: string;
  created_at: InstantColumn;
  expires_at: InstantColumn;
};

/** The last code sent to the phone of an account, and what it confirms: the booking of a time, a booking, or the number itself. */
export type PhoneCodeRow = {
  account_id: string;
  phone_number: string;
  object: 'SLOT' | 'BOOKING' | 'PHONE';
  /** The id of a time, of a booking with its system, "AMMS/booking-3001", or of the account whose number it is. */
  object_id: string;
  /** The code itself is only in the message. */
  code_hash: string;
  valid_until: InstantColumn;
  tries_left: number;
  accepted_at: InstantColumn | null;
};

/** A code that went out within the last day: by whom, and to which number. */
export type PhoneCodeSendRow = {
  account_id: string;
  phone_number: string;
  sent_at: InstantColumn;
};

export type AccountTables = {
  phone_codes: PhoneCodeRow;
  phone_code_sends: PhoneCodeSendRow;
  sessions: SessionRow;
  sign_in_tries: SignInTriesRow;
  accounts: AccountRow;
};

export const tables = tablesOf<AccountTables>({
  phone_codes: true,
  phone_code_sends: true,
  sessions: true,
  sign_in_tries: true,
  accounts: true,
});
