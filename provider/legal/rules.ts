/** Art. 18 of the Polish act of 4 April 2019 on digital accessibility, and what guests can cost. */
import type { NewAccessibilityReport } from '#contract/legal/schemas.ts';
import { addDays, addMonths, daysBetween, localDay, type Day } from '#contract/days/reading/warsaw.ts';
import type { AccessibilityReportRow } from './tables.ts';

const ANSWER_DAYS = 7;
const LATEST_MONTHS = 2;

/** The last days for an answer, counted from the day in Warsaw on which the report came (ms). */
export function deadlinesOf(receivedAt: number): { answerBy: Day; latestBy: Day } {
  const day = localDay(receivedAt);
  return {
    answerBy: addDays({ day, days: ANSWER_DAYS }),
    latestBy: addMonths({ day, months: LATEST_MONTHS }),
  };
}

const ADDRESS = /^\s*(?:[a-z][a-z\d+.-]*:\/\/|www\.|\/)/i;
const PATH = /^\/(?![/\\])[^\s?#\\]*$/;

/** True where a text names a page of the portal: by its path alone, or in words. */
export const isPageName = (page: string) => (ADDRESS.test(page) ? PATH.test(page) : page.trim() !== '');

/** Why a report is not taken; null: it is. */
export function reportFault({ page, isDemand, answer }: NewAccessibilityReport) {
  if (!isPageName(page)) return 'INVALID_PAGE';
  return isDemand && answer.channel === 'NONE' ? 'NO_CONTACT' : null;
}

export const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** More than that within a day is no ordinary day. */
const CALM = 100;

type Sent = Readonly<{
  /** The number that everybody together sent within a day. */
  inAll: number;
  /** When this source sent its last one within a day; undefined: none. */
  lastOfSource: number | undefined;
  now: number;
}>;

/** Seconds until a source may send again; 0: now. Only on a day of very many is anybody slowed, and only who has sent. */
export function waitOf({ inAll, lastOfSource, now }: Sent) {
  if (inAll < CALM || lastOfSource === undefined) return 0;
  return Math.max(0, Math.ceil((lastOfSource + HOUR_MS - now) / 1000));
}

/** True where the contact gets a mail of this report: on a day of very many once an hour. */
export const tellsContact = ({ inAll, lastTold, now }: Omit<Sent, 'lastOfSource'> & { lastTold: number }) =>
  inAll < CALM || now - lastTold >= HOUR_MS;

export const REPORT_MOVES = ['answer', 'prolong', 'close'] as const;
export type ReportMove = (typeof REPORT_MOVES)[number];

export const isOpen = ({ status }: Pick<AccessibilityReportRow, 'status'>) =>
  status === 'NEW' || status === 'PROLONGED';

/** The moves that the staff can make with a report as it stands. */
export function movesOf({ status, channel }: Pick<AccessibilityReportRow, 'status' | 'channel'>) {
  const isAnswered = channel !== 'NONE';
  return REPORT_MOVES.filter(
    (move) =>
      isOpen({ status }) && (move === 'close' || (isAnswered && (move === 'answer' || status === 'NEW'))),
  );
}

type Clocked = Pick<AccessibilityReportRow, 'status' | 'answer_by' | 'promised_by' | 'latest_by'>;

/** The day by which the answer is due now, and how many days are left to it and to the end of the two months. */
export function clockOf({ row, today }: { row: Clocked; today: Day }) {
  const dueBy = row.promised_by ?? row.answer_by;
  const daysLeft = daysBetween({ from: today, to: dueBy });
  return {
    dueBy,
    daysLeft,
    daysToLatest: daysBetween({ from: today, to: row.latest_by }),
    isOverdue: isOpen(row) && daysLeft < 0,
  };
}

/** True where an answer can be promised for a day: after the seven days began to run out, and within the two months. */
export const canPromise = ({ day, row, today }: { day: Day; row: Clocked; today: Day }) =>
  day >= today && day > row.answer_by && day <= row.latest_by;
