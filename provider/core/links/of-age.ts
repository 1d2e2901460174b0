import { isAdult } from '#contract/people/reading/ages.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';

/** True for a child that has become an adult: its parents act no more, whatever the link says. */
export const isOfAge = (
  { role, birth_date: birthDate }: Pick<LinkedPatientRow, 'role' | 'birth_date'>,
  now: number,
) => role === 'CHILD' && isAdult({ birthDate, today: localDay(now) });
