import { ADULT } from '#contract/people/reading/ages.ts';
import { localDay, yearsBetween, type Day } from '#provider/core/local-time.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';

export const isAdult = ({ birthDate, today }: { birthDate: Day; today: Day }) =>
  yearsBetween({ from: birthDate, to: today }) >= ADULT;

/** True for a child that has become an adult: its parents act no more, whatever the link says. */
export const isOfAge = (
  { role, birth_date: birthDate }: Pick<LinkedPatientRow, 'role' | 'birth_date'>,
  now: number,
) => role === 'CHILD' && isAdult({ birthDate, today: localDay(now) });
