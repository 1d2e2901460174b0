import { CORRECTED_PARTS, type CorrectionKind } from '#contract/applications/reading/kinds.ts';
import type { WantedData } from '#contract/applications/schemas.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import { addDays, localDay, type Day } from '#contract/days/reading/warsaw.ts';
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

export type PeselRefusal = 'FAULTY' | 'OTHER_DAY';
type Deciding = Readonly<{ wanted: WantedData; nationalId: string | null }>;

/**
 * The data that go into the record: a PESEL takes the birth date and the gender along that it carries, so that they agree.
 * A birth date that the record's PESEL denies is refused, for then the PESEL has to be corrected; the gender is the unit's
 * to say.
 */
export function correctedOf({ wanted, nationalId }: Deciding): WantedData | { refused: PeselRefusal } {
  const { nationalIdentificationNumber: pesel, birthDate } = wanted;
  if (pesel !== undefined) {
    const { read } = readPesel(pesel);
    if (!read) return { refused: 'FAULTY' };
    return {
      ...wanted,
      nationalIdentificationNumber: read.pesel,
      birthDate: read.birthDate,
      gender: read.gender,
    };
  }
  const carried = nationalId === null ? undefined : readPesel(nationalId).read;
  const isDenied = birthDate !== undefined && carried !== undefined && birthDate !== carried.birthDate;
  return isDenied ? { refused: 'OTHER_DAY' } : wanted;
}

export const CORRECTION_MOVES = ['take-up', 'correct', 'reject'] as const;
export type CorrectionMove = (typeof CORRECTION_MOVES)[number];

/** The moves that the staff can make with a request as it stands: whoever decides has taken it up before. */
export function movesOf({ state }: Pick<CorrectionRow, 'state'>): readonly CorrectionMove[] {
  if (state === 'SUBMITTED') return ['take-up'];
  return state === 'TAKEN_UP' ? ['correct', 'reject'] : [];
}
