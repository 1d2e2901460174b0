import { addDays, endOfMonth, type Day } from '#app/domain/dates/calendar.ts';

/** The state of a payout; a word that nobody knows is never one of the others (B-82). */
export type PayoutState = 'ACCEPTED' | 'PAID' | 'REFUSED' | 'UNKNOWN';

export const payoutState = (state: string): PayoutState =>
  state === 'ACCEPTED' || state === 'PAID' || state === 'REFUSED' ? state : 'UNKNOWN';

/** The first day on which a month that is full takes requests again (B-83). */
export const firstOfNextMonth = (today: Day): Day => addDays({ day: endOfMonth(today), days: 1 });

type Rules = Readonly<{ perMonth?: number | undefined; madeThisMonth?: number | undefined }>;

/** True where this month has all requests that it may have; false while that is not known. */
const isMonthFull = ({ perMonth, madeThisMonth }: Rules) =>
  perMonth !== undefined && madeThisMonth !== undefined && madeThisMonth >= perMonth;

type Asked = Readonly<{ available: number; current: number; rules: Rules & { least?: number | undefined } }>;

export type NoPayout = 'EMPTY' | 'NO_MONEY' | 'TOO_LITTLE' | 'MONTH_FULL';

/** Why nothing can be asked for of a deposit now; null: something can. */
export function noPayoutOf({ available, current, rules }: Asked): NoPayout | null {
  if (current <= 0) return 'EMPTY';
  if (available <= 0) return 'NO_MONEY';
  if (isMonthFull(rules)) return 'MONTH_FULL';
  return available < (rules.least ?? 1) ? 'TOO_LITTLE' : null;
}
