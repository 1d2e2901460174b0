import type { TestResultRow } from './tables.ts';

/** The moves by which the staff may go on with a version. */
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
