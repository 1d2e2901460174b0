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

/** What was sent, or waits to be. No health words (S-45). */
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

export type CoreTables = {
  audit: AuditRow;
  outbox: OutboxRow;
};

export const tables = tablesOf<CoreTables>({
  audit: true,
  outbox: true,
});
