import type { TestResultRow } from './tables.ts';

/**
 * What the codes of HL7 table 0078 say of a value, as far as patients are told in words; another code is shown as it is.
 * `belowScale` and `aboveScale` are of the instrument, not of the range.
 */
const FLAGS = {
  L: 'below',
  H: 'above',
  LL: 'farBelow',
  HH: 'farAbove',
  N: 'inside',
  A: 'abnormal',
  AA: 'farAbnormal',
  '<': 'belowScale',
  '>': 'aboveScale',
} as const;
export type FlagMeaning = (typeof FLAGS)[keyof typeof FLAGS];

/** Undefined: no word is known for the flag. */
export const meaningOfFlag = (flag: string): FlagMeaning | undefined =>
  Object.hasOwn(FLAGS, flag) ? FLAGS[flag as keyof typeof FLAGS] : undefined;

/** Those of values so far out that somebody must be told at once (B-07). */
export const CRITICAL_FLAGS = ['HH', 'LL', 'AA'] as const;

export const isCritical = (flag: string | undefined) => CRITICAL_FLAGS.some((critical) => critical === flag);

const WRITTEN = /^(<=?|>=?)?(\d+(?:\.\d+)?)$/;

/** What a value is beside its text: a number, and a comparator before it. */
export function written(value: string) {
  const [, comparator = null, digits] = WRITTEN.exec(value) ?? [];
  return {
    comparator: comparator as '<' | '<=' | '>=' | '>' | null,
    number: digits === undefined ? null : Number(digits),
  };
}

type Valued = ReturnType<typeof written> & { low: number | null; high: number | null };

/** What the made-up laboratories flag by themselves: plain numbers with a range. */
export function flagOf({ number, comparator, low, high }: Valued) {
  if (number === null || comparator !== null || (low === null && high === null)) return null;
  if (low !== null && number < low) return 'L';
  return high !== null && number > high ? 'H' : 'N';
}

/** How the staff may go on with a version. */
export const RESULT_MOVES = ['publish', 'withhold', 'correct'] as const;
export type ResultMove = (typeof RESULT_MOVES)[number];

type State = Pick<TestResultRow, 'published_at' | 'is_withheld' | 'status' | 'corrected_by'>;

/**
 * Published is what is new, what was withheld, and what was preliminary and is final now; corrected, what patients have
 * seen. A version that is out of date stays as it is.
 */
export function movesOf({ published_at, is_withheld, status, corrected_by }: State): ResultMove[] {
  if (corrected_by !== null) return [];
  const isShown = published_at !== null && is_withheld === 0;
  if (!isShown) return is_withheld === 1 ? ['publish'] : ['publish', 'withhold'];
  return status === 'PRELIMINARY' ? ['publish', 'withhold', 'correct'] : ['withhold', 'correct'];
}
