import { memoise } from '#app/domain/memoise.ts';
import * as days from '#contract/days/reading/warsaw.ts';
import { addDays, DAY, type Day } from './calendar.ts';

/** A moment: a Date, or its ISO 8601 text with a zone, as it is on the wire. */
export type Instant = Date | string;

const minute = 60_000;

/** Milliseconds since 1970 as Warsaw's clocks count them. */
const localTimeOf = (instant: Instant) =>
  days.shownAt(typeof instant === 'string' ? Date.parse(instant) : instant.getTime());

const dayByNumber = memoise((daysSince1970: number): Day => days.dayAt(daysSince1970 * DAY));

/** The day in Warsaw at that moment. */
export const dayOf = (instant: Instant): Day => dayByNumber(Math.floor(localTimeOf(instant) / DAY));

export const today = (now: Date): Day => dayOf(now);

/** Hour (0 to 23) and minute shown by a clock in Warsaw. */
export function clockTimeOf(instant: Instant) {
  const localTime = localTimeOf(instant);
  const minutes = Math.floor((localTime - Math.floor(localTime / DAY) * DAY) / minute);
  return { hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

/** B§7, first-for-patient: 'yyyy-MM-dd HH:mm' in Warsaw. */
export const localMinuteOf = (instant: Instant): string =>
  new Date(localTimeOf(instant)).toISOString().slice(0, 16).replace('T', ' ');

/** The first moment of a day in Warsaw, as UTC ISO text. */
export const startOfDay = memoise((day: Day) => new Date(days.startOfDay(day)).toISOString());

/** The first moment that is no longer in the day: the end of a half-open interval. */
export const endOfDay = (day: Day): string => startOfDay(addDays({ day, days: 1 }));

/** The first whole minute that is not before the instant: ISO, UTC. What is said to the minute, and must have come by then. */
export const minuteFrom = (instant: string) => wholeMinute(Date.parse(instant) + minute - 1);

/** The minute that an instant (ms) lies in, from its first moment: ISO, UTC. What is shown to the minute, and does not change within it. */
export const wholeMinute = (instant: number) => new Date(instant - (instant % minute)).toISOString();
