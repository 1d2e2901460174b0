import { tablesOf, type DayColumn, type FlagColumn, type InstantColumn } from '#provider/core/columns.ts';

export type AccessibilityReportRow = {
  id: string;
  number: string;
  /** Made of the report and its form's key, so that the same one makes it again, and nobody else. */
  receipt: string;
  received_at: InstantColumn;
  answer_by: DayColumn;
  latest_by: DayColumn;
  page: string;
  problem: string;
  wanted: string | null;
  is_demand: FlagColumn;
  alternative: string | null;
  name: string | null;
  channel: 'EMAIL' | 'PHONE' | 'SMS' | 'LETTER' | 'NONE';
  /** The address or the number of the channel; null of NONE. */
  contact: string | null;
  language: 'pl' | 'en';
  status: 'NEW' | 'PROLONGED' | 'ANSWERED' | 'CLOSED';
  /** The day by which the answer is promised, when the time was prolonged. */
  promised_by: DayColumn | null;
  /** Why it was prolonged, or closed without an answer. */
  reason: string | null;
  answer: string | null;
  /** When it was answered or closed. */
  ended_at: InstantColumn | null;
};

/** One report that came within a day, without anything of it. */
export type AccessibilityReportSendRow = {
  id: string;
  source: string;
  at: InstantColumn;
  /** Set once the contact got a mail of it. */
  is_told: FlagColumn;
};

export type LegalTables = {
  accessibility_reports: AccessibilityReportRow;
  accessibility_report_sends: AccessibilityReportSendRow;
};

export const legalTables = tablesOf<LegalTables>({
  accessibility_reports: true,
  accessibility_report_sends: true,
});
