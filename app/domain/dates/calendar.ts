import { memoise } from '#app/domain/memoise.ts';

/** A calendar day in Europe/Warsaw, 'yyyy-MM-dd'. Days compare as strings do. */
export type Day = string;

/** Milliseconds of a day without a change of clocks. */
export const dayLength = 24 * 60 * 60 * 1000;

const millisecondsOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The UTC day of that many milliseconds since 1970. */
export const dayAt = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);
const yearOf = (day: Day) => Number(day.slice(0, 4));
const monthOf = (day: Day) => Number(day.slice(5, 7));

/** Year, month (1 to 12), day of the month and weekday (0 is Sunday). */
export function partsOf(day: Day) {
  return {
    year: yearOf(day),
    month: monthOf(day),
    dayOfMonth: Number(day.slice(8, 10)),
    weekday: new Date(millisecondsOf(day)).getUTCDay(),
  };
}

/** True for 'yyyy-MM-dd' that the calendar has: 2028-02-29, not 2027-02-29. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const milliseconds = millisecondsOf(text);
  return !Number.isNaN(milliseconds) && dayAt(milliseconds) === text;
}

export function addDays({ day, days }: { day: Day; days: number }): Day {
  return dayAt(millisecondsOf(day) + days * dayLength);
}

/** The number of days that `day` is after `from`; negative when before it. */
export const daysBetween = ({ from, day }: { from: Day; day: Day }) =>
  Math.round((millisecondsOf(day) - millisecondsOf(from)) / dayLength);

/** The same date `years` later (earlier when negative); 29 February becomes the 28th where there is none. */
export function addYears({ day, years }: { day: Day; years: number }): Day {
  const moved = `${String(yearOf(day) + years).padStart(4, '0')}${day.slice(4)}`;
  return isDay(moved) ? moved : `${moved.slice(0, 8)}28`;
}

/** The Monday of its week (B§9). */
export const startOfWeek = (day: Day): Day => addDays({ day, days: -((partsOf(day).weekday + 6) % 7) });

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
