import { addDays, endOfMonth, type Day } from '#app/domain/dates/calendar.ts';

/** How a payout stands; a word that nobody knows is never one of the others (B-82). */
export type PayoutState = 'ACCEPTED' | 'PAID' | 'REFUSED' | 'UNKNOWN';

export const payoutState = (state: string): PayoutState =>
  state === 'ACCEPTED' || state === 'PAID' || state === 'REFUSED' ? state : 'UNKNOWN';

/** The first day on which a month that is full takes requests again (B-83). */
export const firstOfNextMonth = (today: Day): Day => addDays({ day: endOfMonth(today), days: 1 });

type Rules = Readonly<{ perMonth?: number | undefined; madeThisMonth?: number | undefined }>;

/** Whether this month has all requests that it may have; false while that is not known. */
export const isMonthFull = ({ perMonth, madeThisMonth }: Rules) =>
  perMonth !== undefined && madeThisMonth !== undefined && madeThisMonth >= perMonth;
