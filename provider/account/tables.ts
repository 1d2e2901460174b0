import type { SignInEvent } from '#contract/account/calls/event-log.ts';
import type { AccountState } from '#contract/account/schemas.ts';
import type { EntryKind } from '#provider/account/rules/entry-codes.ts';
import type { TokenPurpose } from '#provider/core/one-time-tokens.ts';
import type { AuthorizationDocumentRow, SignedFileRow } from '#provider/account/authorization/rows.ts';
import { tablesOf, type FlagColumn, type InstantColumn } from '#provider/core/columns.ts';

/** A person who signs in. `username` is kept in lower case. */
export type AccountRow = {
  id: string;
  username: string;
  /** Empty: the owner has none, and signs in by the e-government identity system alone (AP-13). */
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
  /** Set while nothing else is opened before there is one. */
  phone_required: FlagColumn;
  language: 'pl' | 'en' | null;
  /** Where its owner wants to be told that something waits in the portal; PORTAL: nowhere else. */
  preferred_channel: 'EMAIL' | 'SMS' | 'PORTAL';
  /** OUTAGE: the account itself cannot be read, for one reason after the other; PARTS: what else its page asks for (design: demo-clinic). */
  sentinel: 'OUTAGE' | 'PARTS' | null;
  /** The other account of the same person, while this one is MERGE_ACCOUNT. */
  merge_with: string | null;
  /** Grows with each change of contacts and settings (AP-02). */
  version: number;
  /** 0: before anybody wrote it down. */
  created_at: InstantColumn;
  marketing_consent: FlagColumn;
  /** When the consent was given or taken back last, and which text of it was read; null: never. */
  marketing_at: InstantColumn | null;
  marketing_version: string | null;
  /** The number of days before a visit that its owner is reminded of it; null: not at all (AP-12). */
  reminder_days: number | null;
  /** When its owner deleted it: the row is empty since, and stands for what the unit keeps (AP-11). */
  deleted_at: InstantColumn | null;
};

export type ContactKind = 'EMAIL' | 'PHONE';

/** A new contact that waits until its owner proves it; one of a kind. */
export type ContactChangeRow = {
  account_id: string;
  kind: ContactKind;
  value: string;
  asked_at: InstantColumn;
  valid_until: InstantColumn;
  /** The session that asked, by the hash of its token: it goes on when the others end (AP-52). */
  asked_by: string;
};

/** A contact that was proved and has gone: it may undo that, and is told what the owner is told, for 14 days. */
export type FormerContactRow = {
  id: string;
  account_id: string;
  kind: ContactKind;
  value: string;
  /** The hash of the token in the link that undoes it. */
  token_hash: string;
  changed_at: InstantColumn;
  valid_until: InstantColumn;
  /** It is in force again, or an earlier one is. */
  is_void: FlagColumn;
};

/** An answer to whether the unit may write about what it offers. */
export type MarketingAnswerRow = {
  id: string;
  account_id: string;
  is_given: FlagColumn;
  /** The one of the text that was read. */
  version: string;
  at: InstantColumn;
};

/** The name of a deleted account, which nobody may take before (AP-11). */
export type DepartedNameRow = { name_hash: string; reserved_until: InstantColumn };

/** A reminder of a visit at its time, to an account, that is done with. */
export type VisitReminderRow = {
  account_id: string;
  system: string;
  system_id: string;
  starts_at: InstantColumn;
  at: InstantColumn;
  /** 0: it was not to be sent, for the visit was made or moved when its time had passed (AP-54). */
  is_sent: FlagColumn;
};

/** Wrong passwords in a row, by name, and a guest's wrong codes, by number: unknown ones are counted as known ones are, so that a lock betrays nothing. */
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
  /** The session at the e-government identity system that it came from; null: from elsewhere. */
  identity_session: string | null;
};

/**
 * The last code sent to the phone of an account, and what it confirms: the booking of a time, a booking, the number itself, the
 * number before the account is let in, or that another account is the same person's.
 */
export type PhoneCodeRow = {
  account_id: string;
  /** The number to which it went: for MERGE it may be a mail address. */
  phone_number: string;
  object: 'SLOT' | 'BOOKING' | 'PHONE' | 'ACTIVATION' | 'MERGE';
  /** The id of a time, of a booking with its system, "AMMS/booking-3001", of the account whose number it is, or of the one that is merged. */
  object_id: string;
  /** The code itself is only in the message. */
  code_hash: string;
  valid_until: InstantColumn;
  tries_left: number;
  accepted_at: InstantColumn | null;
};

/** A message that went out within the last day: by whom, and to which number. */
export type PhoneCodeSendRow = {
  account_id: string;
  /** For MERGE, NOTE and LOCK it may be a mail address. */
  phone_number: string;
  sent_at: InstantColumn;
  /**
   * CODE; NOTE: that no code is needed; REGISTRATION: that somebody registers with known data; LOCK: that the sign-in is locked;
   * SHARED: that another account has the number, too.
   */
  kind: 'CODE' | 'NOTE' | 'REGISTRATION' | 'LOCK' | 'BLOCK' | 'SHARED';
  /** A CODE has it, so that one which a later one has replaced is known. */
  code_hash: string | null;
};

/** An event at the door (C§4). `account_id` is null where nobody has the name. */
export type SignInEventRow = {
  id: string;
  at: InstantColumn;
  request_id: string;
  type: SignInEvent;
  account_id: string | null;
  description: string | null;
  /** The kind of browser, as the portal says it ("firefox-windows"). */
  device: string | null;
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
  /** It was not used, or what it did is undone. */
  is_void: FlagColumn;
};

/** The matter for which a mail or an SMS has called somebody to the portal. */
export type NotificationRow = {
  /** In the link; it selects and proves nothing (S-45). */
  guid: string;
  account_id: string;
  context_type: 'MESSAGE' | 'DOCUMENT';
  context_id: string;
  /** When it goes out: in the night that is the next morning. */
  created_at: InstantColumn;
};

/** A code that does one thing for one account, once: to come in, or to sign out where one came from. */
export type EntryCodeRow = {
  /** The code itself is only in the browser. */
  code_hash: string;
  kind: EntryKind;
  account_id: string;
  identity_session: string | null;
  valid_until: InstantColumn;
  used_at: InstantColumn | null;
};

/** An answer of the identity system that has been taken: none is taken twice. */
export type IdentityAnswerRow = { answer_hash: string; taken_at: InstantColumn };

export type AccountTables = {
  departed_names: DepartedNameRow;
  marketing_answers: MarketingAnswerRow;
  visit_reminders: VisitReminderRow;
  notifications: NotificationRow;
  entry_codes: EntryCodeRow;
  identity_answers: IdentityAnswerRow;
  sign_in_events: SignInEventRow;
  one_time_tokens: OneTimeTokenRow;
  phone_codes: PhoneCodeRow;
  phone_code_sends: PhoneCodeSendRow;
  sessions: SessionRow;
  sign_in_tries: SignInTriesRow;
  accounts: AccountRow;
  contact_changes: ContactChangeRow;
  former_contacts: FormerContactRow;
  authorization_documents: AuthorizationDocumentRow;
  signed_files: SignedFileRow;
};

export const accountTables = tablesOf<AccountTables>({
  departed_names: true,
  marketing_answers: true,
  visit_reminders: true,
  notifications: true,
  entry_codes: true,
  identity_answers: true,
  sign_in_events: true,
  one_time_tokens: true,
  phone_codes: true,
  phone_code_sends: true,
  sessions: true,
  sign_in_tries: true,
  accounts: true,
  contact_changes: true,
  former_contacts: true,
  authorization_documents: true,
  signed_files: true,
});
