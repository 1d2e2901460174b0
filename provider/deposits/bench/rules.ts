import { z } from 'zod';
import { Line } from '#contract/primitives.ts';
import type { PayoutSettings } from '#provider/deposits/settings.ts';
import type { DepositPayoutRow } from '#provider/deposits/tables.ts';
import { FAILING } from './faults.ts';

export const PAYOUT_MOVES = ['pay', 'refuse'] as const;
export type PayoutMove = (typeof PAYOUT_MOVES)[number];

/** The moves that the staff can make with a request: settle it, once (B-82). */
export const movesOf = ({ state }: Pick<DepositPayoutRow, 'state'>): readonly PayoutMove[] =>
  state === 'ACCEPTED' ? PAYOUT_MOVES : [];

/** Why a payout is refused: the patient reads it. */
export const Refusal = z.object({ reason: Line.trim().min(1).max(500) });

const MOST_GROSZE = 100_000_000_000;

/** An amount in grosze as the staff types it, "150,50"; nothing typed: null. */
const Zloty = z
  .string()
  .trim()
  .regex(/^(?:\d{1,9}(?:[.,]\d{1,2})?)?$/)
  .transform((typed) => {
    const [whole = '', cents = ''] = typed.split(/[.,]/);
    return typed === '' ? null : Number(`${whole}${cents.padEnd(2, '0')}`);
  });

/** Money that is paid into a deposit. */
export const PaidIn = z.object({ amount: Zloty.pipe(z.number().int().min(1).max(MOST_GROSZE)) });

const AboveZero = z.number().int().min(1).nullable();
const Settings = z.object({
  least: Zloty.pipe(AboveZero),
  most: Zloty.pipe(AboveZero),
  perMonth: z
    .string()
    .trim()
    .regex(/^\d{0,3}$/)
    .transform((typed) => (typed === '' ? null : Number(typed)))
    .pipe(AboveZero),
  paidToPl: Line.trim().max(500),
  paidToEn: Line.trim().max(500),
});

/** Settings as the form says them; null: a limit is no number above zero. */
export function settingsOf(fields: Readonly<Record<string, unknown>>): PayoutSettings | null {
  const { data } = Settings.safeParse(fields);
  if (!data) return null;
  const { paidToPl: pl, paidToEn: en, ...limits } = data;
  return {
    ...limits,
    paidTo: { pl, en },
    failing: Object.keys(FAILING).filter((call) => fields[call] === 'on'),
  };
}
