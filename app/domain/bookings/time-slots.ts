import {
  addDays,
  endOfMonth,
  endOfMonthNextYear,
  laterOf,
  startOfMonth,
  type Day,
} from '#app/domain/dates/calendar.ts';
import { clockTimeOf, dayOf } from '#app/domain/dates/warsaw.ts';

type Timed = { dateFrom: string };

/** Rano before 12, po południu before 17, wieczorem from 17 on. */
const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** The part of the calendar whose free times are on the page, both days included, and the ways on. */
export type DateWindow = {
  dateFrom: Day;
  dateTo: Day;
  earliest: Day;
  latest: Day;
  /** Where the page before and the page after begin; absent at the ends. */
  earlier?: Day;
  later?: Day;
};

/**
 * from the cursor to the end of its month; `later` is the day after. It begins at the service's minBookDate or
 * today and ends with the month one year ahead (that of a minBookDate beyond it). A cursor outside is moved inside.
 */
export function dateWindow({
  cursor,
  today,
  minBookDate,
}: {
  cursor?: Day | undefined;
  today: Day;
  minBookDate?: Day | undefined;
}): DateWindow {
  const earliest = laterOf(today, minBookDate ?? today);
  const latest = laterOf(endOfMonthNextYear(today), endOfMonth(earliest));
  const wanted = laterOf(cursor ?? earliest, earliest);
  const dateFrom = wanted > latest ? startOfMonth(latest) : wanted;
  const dateTo = endOfMonth(dateFrom);

  return {
    dateFrom,
    dateTo,
    earliest,
    latest,
    ...(dateFrom > earliest && {
      earlier: laterOf(earliest, startOfMonth(addDays({ day: dateFrom, days: -1 }))),
    }),
    ...(dateTo < latest && { later: addDays({ day: dateTo, days: 1 }) }),
  };
}

/** The days that have free times, in order, each with how many. */
export function daysWithTimes(slots: readonly Timed[]): { day: Day; count: number }[] {
  const counts = new Map<Day, number>();
  for (const { dateFrom } of slots) {
    const day = dayOf(dateFrom);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].map(([day, count]) => ({ day, count })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

export function partOfDay(instant: string): PartOfDay {
  const { hour } = clockTimeOf(instant);
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** The free times of one day, in order, by part of the day; parts without any are left out. */
export function timesOfDay<Slot extends Timed>({ slots, day }: { slots: readonly Slot[]; day: Day }) {
  const ofDay = slots
    .filter(({ dateFrom }) => dayOf(dateFrom) === day)
    .sort((a, b) => Date.parse(a.dateFrom) - Date.parse(b.dateFrom));
  return partsOfDay
    .map((part) => ({ part, slots: ofDay.filter(({ dateFrom }) => partOfDay(dateFrom) === part) }))
    .filter(({ slots: times }) => times.length > 0);
}
