import { tzOffset } from '@date-fns/tz';
import { memoise } from '../memoise.ts';
import { addDays, type Day } from './calendar.ts';

/** A moment: a Date, or its ISO 8601 text with a zone, as it is on the wire. */
export type Instant = Date | string;

const zone = 'Europe/Warsaw';
const minute = 60_000;

const offsetAt = (milliseconds: number) => tzOffset(zone, new Date(milliseconds)) * minute;

const localIso = memoise((milliseconds: number) =>
  new Date(milliseconds + offsetAt(milliseconds)).toISOString(),
);

const localIsoOf = (instant: Instant) =>
  localIso(typeof instant === 'string' ? Date.parse(instant) : instant.getTime());

/** The day in Warsaw at that moment. */
export const dayOf = (instant: Instant): Day => localIsoOf(instant).slice(0, 10);

export const today = (now: Date): Day => dayOf(now);

/** Hour (0 to 23) and minute shown by a clock in Warsaw. */
export function clockTimeOf(instant: Instant) {
  const local = localIsoOf(instant);
  return { hour: Number(local.slice(11, 13)), minute: Number(local.slice(14, 16)) };
}

/** B§7, first-for-patient: 'yyyy-MM-dd HH:mm' in Warsaw. */
export const localMinuteOf = (instant: Instant): string => localIsoOf(instant).slice(0, 16).replace('T', ' ');

/** The first moment of a day in Warsaw, as UTC ISO text. */
export const startOfDay = memoise((day: Day): string => {
  const guess = Date.parse(`${day}T00:00:00Z`);
  const start = guess - offsetAt(guess);
  return new Date(guess - offsetAt(start)).toISOString();
});

/** The first moment that is no longer in the day: the end of a half-open interval. */
export const endOfDay = (day: Day): string => startOfDay(addDays({ day, days: 1 }));

/** [from 00:00, the day after `to` 00:00) in Warsaw, as UTC ISO texts. */
export const intervalOf = ({ dateFrom, dateTo }: { dateFrom: Day; dateTo: Day }) => ({
  from: startOfDay(dateFrom),
  before: endOfDay(dateTo),
});
