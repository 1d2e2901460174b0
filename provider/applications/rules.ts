import { CORRECTED_PARTS, type CorrectionKind } from '#contract/applications/reading/kinds.ts';
import type { WantedData } from '#contract/applications/schemas.ts';
import { addDays, localDay, type Day } from '#provider/core/local-time.ts';
import type { CorrectionRow } from './tables.ts';

const ANSWER_DAYS = 30;

/** The last day for an answer, counted from the day in Warsaw on which the request came (ms). */
export const answerByOf = (askedAt: number): Day => addDays({ day: localDay(askedAt), days: ANSWER_DAYS });

type Asked = { kind: CorrectionKind; wanted: WantedData; text?: string | undefined };

/** Returns what a request of a kind says anew, and no more; null where a part is missing. */
export function wantedOf({ kind, wanted, text }: Asked): WantedData | null {
  const parts: readonly (keyof WantedData)[] = CORRECTED_PARTS[kind];
  if (parts.some((part) => wanted[part] === undefined)) return null;
  if (parts.length === 0 && !text?.trim()) return null;
  return Object.fromEntries(parts.map((part) => [part, wanted[part]]));
}

export const CORRECTION_MOVES = ['take-up', 'correct', 'reject'] as const;
export type CorrectionMove = (typeof CORRECTION_MOVES)[number];

/** What the staff can do with a request as it stands: whoever decides has taken it up before. */
export function movesOf({ state }: Pick<CorrectionRow, 'state'>): readonly CorrectionMove[] {
  if (state === 'SUBMITTED') return ['take-up'];
  return state === 'TAKEN_UP' ? ['correct', 'reject'] : [];
}
