import type { SignInEvent } from '#contract/account/calls/event-log.ts';
import type { AccountState } from '#contract/account/schemas.ts';
import type { TokenPurpose } from '#provider/account/rules/one-time-tokens.ts';
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
  /** OUTAGE: the account itself cannot be read, for one reason after the other (design: demo-clinic). */
  sentinel: 'OUTAGE' | null;
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
  /** The state of the account that a short session is there to mend (C-03); null: an ordinary session. */
  short_for: AccountState | null;
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

/** What happened at the door (C§4). `account_id` is null where nobody has the name. */
export type SignInEventRow = {
  id: string;
  at: InstantColumn;
  request_id: string;
  type: SignInEvent;
  account_id: string | null;
  description: string | null;
};

/** A link that was sent, good once. */
export type OneTimeTokenRow = {
  /** The token itself is only in the message. */
  token_hash: string;
  purpose: TokenPurpose;
  account_id: string;
  /** The mail address or the phone number that it was sent to. */
  address: string;
  created_at: InstantColumn;
  valid_until: InstantColumn;
  /** When it was used, or made void by another one. */
  used_at: InstantColumn | null;
};

export type AccountTables = {
  sign_in_events: SignInEventRow;
  one_time_tokens: OneTimeTokenRow;
  phone_codes: PhoneCodeRow;
  phone_code_sends: PhoneCodeSendRow;
  sessions: SessionRow;
  sign_in_tries: SignInTriesRow;
  accounts: AccountRow;
};

export const tables = tablesOf<AccountTables>({
  sign_in_events: true,
  one_time_tokens: true,
  phone_codes: true,
  phone_code_sends: true,
  sessions: true,
  sign_in_tries: true,
  accounts: true,
});
