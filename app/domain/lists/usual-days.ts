import { addMonths } from '#contract/days/reading/warsaw.ts';
import { addYears, type Day } from '#app/domain/dates/calendar.ts';
import type { DayRange } from '#app/domain/dates/typed-range.ts';

/** B§9, the waiting list: a month back to six months ahead. */
export const aroundToday = (today: Day): DayRange => ({
  dateFrom: addMonths({ day: today, months: -1 }),
  dateTo: addMonths({ day: today, months: 6 }),
});

/** B§9, encounters and results: a year back to today. */
export const yearToToday = (today: Day): DayRange => ({
  dateFrom: addYears({ day: today, years: -1 }),
  dateTo: today,
});

/** C§9, payments: a month back to today. */
export const monthToToday = (today: Day): DayRange => ({
  dateFrom: addMonths({ day: today, months: -1 }),
  dateTo: today,
});
