import { isAdult } from '#contract/people/reading/ages.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The time for which nobody takes the name of a deleted account (AP-11). */
export const NAME_RESERVED_MS = 30 * DAY_MS;

/** True where somebody needs a parent who acts for them: the right to ends with majority. */
export const isUnderAge = ({ birthDate, now }: { birthDate: string; now: number }) =>
  !isAdult({ birthDate, today: localDay(now) });
