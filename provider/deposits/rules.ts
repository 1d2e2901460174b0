import { addMonths, localDay, startOfDay } from '#contract/days/reading/warsaw.ts';
import type { PayoutSettings } from './settings.ts';

/** The calendar month in Warsaw of an instant: its first instant, and the first one after it (B-83). */
export function monthOf(now: number) {
  const first = `${localDay(now).slice(0, 7)}-01`;
  return { from: startOfDay(first), before: startOfDay(addMonths({ day: first, months: 1 })) };
}

type Asked = Readonly<{
  amount: number;
  available: number;
  /** The number of requests that the month has already, refused ones not counted. */
  madeThisMonth: number;
  /** True where the hospital can find the patient by the PESEL (B-31). */
  hasPesel: boolean;
  settings: Pick<PayoutSettings, 'least' | 'most' | 'perMonth'>;
}>;

/** Why a payout is refused, in the codes of the specification (B§8); null: it is accepted. */
export function refusalOf({ amount, available, madeThisMonth, hasPesel, settings }: Asked) {
  const { least, most, perMonth } = settings;
  if (!hasPesel) return 'PATIENT_NOT_FOUND';
  if (perMonth !== null && madeThisMonth >= perMonth) return 'REFUSAL_NUM_PAYOUT_MONTH_EXCEEDED';
  if (amount > available || (most !== null && amount > most)) return 'REJECTED_REFUSAL_MIN_BALANCE_EXCEEDED';
  return least !== null && amount < least ? 'REFUSAL_MIN_PAYOUT' : null;
}
