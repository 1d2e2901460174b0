import { ADULT, OWN_CONSENT, reachedOn } from '#contract/people/reading/ages.ts';
import { addDays, addMonths, daysBetween, type Day } from '#contract/days/reading/warsaw.ts';
import type { AgeNoticeRow } from './tables.ts';

/** The ages of the law. */
export const AGES = [OWN_CONSENT, ADULT] as const satisfies readonly AgeNoticeRow['age'][];
/** So many days before; 0: it is reached. */
const NOTICES = [0, 7, 30, 90] as const satisfies readonly AgeNoticeRow['days'][];
const EARLIEST = 90;
/** An age that was reached longer ago is no news. */
const LATEST = 30;

/** Which notice is due on a day: the last one whose time has come; null: none, for the age is far off, or past. */
export function noticeDue({ birthDate, age, today }: { birthDate: Day; age: number; today: Day }) {
  const left = daysBetween({ from: today, to: reachedOn({ birthDate, age }) });
  if (left > EARLIEST || left < -LATEST) return null;
  return NOTICES.find((days) => left <= days) ?? null;
}

/** Returns when they were born of whom a notice may be due today, both ends in, and somebody more. */
export const bornForNotices = (today: Day) => ({
  from: addDays({ day: addMonths({ day: today, months: -12 * ADULT }), days: -LATEST - 1 }),
  to: addDays({ day: addMonths({ day: today, months: -12 * OWN_CONSENT }), days: EARLIEST + 1 }),
});

/** Who was born until then is of age today; those of 29 February on the 28th of a common year. */
export function bornOfAge(today: Day) {
  const born = addMonths({ day: today, months: -12 * ADULT });
  const isLastOfFebruary = today.endsWith('-02-28') && addDays({ day: today, days: 1 }).endsWith('-03-01');
  return isLastOfFebruary ? `${born.slice(0, 4)}-02-29` : born;
}
