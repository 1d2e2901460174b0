import {
  addDays,
  endOfMonth,
  endOfMonthNextYear,
  laterOf,
  startOfMonth,
  type Day,
} from '#app/domain/dates/calendar.ts';
import { clockTimeOf, dayOf } from '#app/domain/dates/warsaw.ts';

/** Begins the name of an hour's button: text browsers know a button's words alone, so its name says which it is. */
export const HOUR = 'hour';

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

/** The days that have free times, and each one's times, in order. */
export function daysWithTimes<Slot extends Timed>(slots: readonly Slot[]): { day: Day; slots: Slot[] }[] {
  const days = new Map<Day, Slot[]>();
  for (const slot of slots) {
    const day = dayOf(slot.dateFrom);
    const known = days.get(day);
    if (known) known.push(slot);
    else days.set(day, [slot]);
  }
  return [...days]
    .map(([day, times]) => ({ day, slots: times.sort(byStart) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

const byStart = (a: Timed, b: Timed) => Date.parse(a.dateFrom) - Date.parse(b.dateFrom);

/** At most so many of a day's times, from the first to the last of it. */
export function spreadOver<Slot>(slots: readonly Slot[], most: number): Slot[] {
  if (slots.length <= most) return [...slots];
  const step = (slots.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => slots[Math.round(index * step)] as Slot);
}

export function partOfDay(instant: string): PartOfDay {
  const { hour } = clockTimeOf(instant);
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** Times by part of the day; parts without any are left out. */
export const byPartOfDay = <Slot extends Timed>(slots: readonly Slot[]) =>
  partsOfDay
    .map((part) => ({ part, slots: slots.filter(({ dateFrom }) => partOfDay(dateFrom) === part) }))
    .filter(({ slots: times }) => times.length > 0);
