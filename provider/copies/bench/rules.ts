import { z } from 'zod';
import { Line } from '#contract/primitives.ts';
import type { CopyRequestRow } from '#provider/copies/tables.ts';
import { isYesAwaited } from '#provider/copies/rules.ts';
import { FAILING } from './faults.ts';

export const COPY_MOVES = ['accept', 'price', 'prepare', 'complete', 'reject'] as const;
export type CopyMove = (typeof COPY_MOVES)[number];

/** The moves that the staff can make with a request (B-25): nothing is prepared before a price that waits for a yes has it (B-102). */
export function movesOf(row: Pick<CopyRequestRow, 'state' | 'price' | 'agreed_amount'>): readonly CopyMove[] {
  if (row.state === 'REGISTERED') return ['accept', 'reject'];
  if (row.state === 'PREPARED') return ['complete'];
  if (row.state !== 'ACCEPTED') return [];
  return isYesAwaited(row) ? ['price', 'reject'] : ['price', 'prepare', 'reject'];
}

/** An amount as the staff types it, "45,00", in grosze. */
export const Price = z.object({
  price: z
    .string()
    .trim()
    .regex(/^\d{1,6}(?:[.,]\d{1,2})?$/)
    .transform((typed) => {
      const [whole = '', cents = ''] = typed.split(/[.,]/);
      return Number(`${whole}${cents.padEnd(2, '0')}`);
    }),
});

/** Why a request is refused: the patient reads it; nothing typed: the phone is told. */
export const Refusal = z.object({
  reason: Line.trim()
    .max(500)
    .default('')
    .transform((typed) => typed || null),
});

/** The file of a copy; without one a short PDF is made. */
export const Prepared = z.object({ file: z.instanceof(File).optional().catch(undefined) });

const Words = Line.trim().max(500).default('');
const Switch = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');
const Settings = z.object({
  cdocTypes: Line.max(200).default(''),
  cdocScopeEnable: Switch,
  documentRequestsModule: Switch,
  edmEnabled: Switch,
  pricePl: Words,
  priceEn: Words,
});

/** Settings as the form says them; null: something of it is too long. No words of prices: the unit tells the price. */
export function settingsSaid(fields: Readonly<Record<string, unknown>>) {
  const { data } = Settings.safeParse(fields);
  if (!data) return null;
  const { cdocTypes, cdocScopeEnable, pricePl: pl, priceEn: en, ...modules } = data;
  return {
    modules,
    copies: {
      cdocTypes: cdocTypes.split(/[\s,]+/).filter(Boolean),
      cdocScopeEnable,
      // Null in place of the usual words; the call leaves it out.
      priceText: pl && en ? { pl, en } : null,
      failing: Object.keys(FAILING).filter((call) => fields[call] === 'on'),
    },
  };
}
