import { tablesOf, type InstantColumn } from './columns.ts';

/** Who did what, for whom and when. `object` is the id of the record, never its content. */
export type AuditRow = {
  id: string;
  at: InstantColumn;
  account_id: string | null;
  /** Null: of all patients of the account, or the account itself. */
  patient_id: string | null;
  action: string;
  object: string | null;
  request_id: string;
};

/** A message that was sent, or waits to be. No health words (S-45). */
export type OutboxRow = {
  id: string;
  created_at: InstantColumn;
  channel: 'EMAIL' | 'SMS';
  /** The address or the phone number. */
  recipient: string;
  subject: string | null;
  text: string;
  language: 'pl' | 'en';
  code: string | null;
  link: string | null;
  /** Delivery by SMTP; a message that nobody delivers stays with nulls and is shown all the same. */
  delivered_at: InstantColumn | null;
  tries: number;
  next_try_at: InstantColumn | null;
  last_error: string | null;
};

/** The amount that an account has used of one of its bounds within a minute (S-51). */
export type AccountUsageRow = {
  account_id: string;
  /** MESSAGES, FILES, BOOKINGS or MAILS. */
  kind: string;
  /** Its beginning. */
  minute: InstantColumn;
  /** Bytes for files, a number of things for all else. */
  amount: number;
};

/** The refusals to an account within an hour: one row, however often (S-50). */
export type RefusalRow = {
  account_id: string;
  /** The call that claimed a record which is not the account's ("results.get"), or the bound that was reached ("limit.MESSAGES"). */
  kind: string;
  /** Its beginning. */
  hour: InstantColumn;
  first_at: InstantColumn;
  last_at: InstantColumn;
  count: number;
};

export type CoreTables = {
  account_usage: AccountUsageRow;
  audit: AuditRow;
  outbox: OutboxRow;
  refusals: RefusalRow;
};

export const coreTables = tablesOf<CoreTables>({
  account_usage: true,
  audit: true,
  outbox: true,
  refusals: true,
});
