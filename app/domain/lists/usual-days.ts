import { addMonths } from 'date-fns';
import { addYears, dayAt, type Day } from '#app/domain/dates/calendar.ts';
import type { DayRange } from '#app/domain/dates/typed-range.ts';

const monthsFrom = ({ day, months }: { day: Day; months: number }) =>
  addMonths(new Date(`${day}T12:00:00Z`), months).getTime();

/** B§9, the waiting list: a month back to six months ahead. */
export const aroundToday = (today: Day): DayRange => ({
  dateFrom: dayAt(monthsFrom({ day: today, months: -1 })),
  dateTo: dayAt(monthsFrom({ day: today, months: 6 })),
});

/** B§9, encounters and results: a year back to today. */
export const yearToToday = (today: Day): DayRange => ({
  dateFrom: addYears({ day: today, years: -1 }),
  dateTo: today,
});

/** C§9, payments: a month back to today. */
export const monthToToday = (today: Day): DayRange => ({
  dateFrom: dayAt(monthsFrom({ day: today, months: -1 })),
  dateTo: today,
});
