import { memoise } from '#app/domain/memoise.ts';
import {
  addDays,
  addMonths,
  DAY,
  dayAt,
  daysBetween,
  isDay,
  weekdayOf,
  type Day,
} from '#contract/days/reading/warsaw.ts';

export { addDays, DAY, daysBetween, isDay, type Day };

const yearOf = (day: Day) => Number(day.slice(0, 4));
const monthOf = (day: Day) => Number(day.slice(5, 7));

/** Year, month (1 to 12), day of the month and weekday (0 is Sunday). */
export function partsOf(day: Day) {
  return {
    year: yearOf(day),
    month: monthOf(day),
    dayOfMonth: Number(day.slice(8, 10)),
    weekday: weekdayOf(day) % 7,
  };
}

/** The same date `years` later (earlier when negative); 29 February becomes the 28th where there is none. */
export const addYears = ({ day, years }: { day: Day; years: number }): Day =>
  addMonths({ day, months: 12 * years });

/** The Monday of its week (B§9). */
export const startOfWeek = (day: Day): Day => addDays({ day, days: 1 - weekdayOf(day) });

export const startOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

export const endOfMonth = (day: Day): Day => dayAt(Date.UTC(yearOf(day), monthOf(day), 0));

/** B§9, A-100: the last day of the month one year ahead. */
export const endOfMonthNextYear = memoise(
  (today: Day): Day => endOfMonth(addYears({ day: startOfMonth(today), years: 1 })),
  { limit: 100 },
);

/** B§9: how far back and ahead a list of bookings may be asked for, both days included. */
export const twentyYearsAround = memoise(
  (today: Day) => ({
    earliest: addYears({ day: today, years: -20 }),
    latest: addYears({ day: today, years: 20 }),
  }),
  { limit: 100 },
);

export const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);
