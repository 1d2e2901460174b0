import { tzOffset } from '@date-fns/tz';

/** A calendar day in Europe/Warsaw, 'yyyy-MM-dd'. Days compare as strings do. */
export type Day = string;

const ZONE = 'Europe/Warsaw';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Milliseconds of a day without a change of clocks. */
export const DAY = 24 * HOUR;
const KEPT_HOURS = 20_000;
const offsetInHour = new Map<number, number>();

/** The clocks change on the hour, so that one look-up serves all of an hour. */
function offsetAt(instant: number) {
  const hour = Math.floor(instant / HOUR);
  const kept = offsetInHour.get(hour);
  if (kept !== undefined) return kept;

  if (offsetInHour.size >= KEPT_HOURS) offsetInHour.clear();
  const offset = tzOffset(ZONE, new Date(hour * HOUR)) * MINUTE;
  offsetInHour.set(hour, offset);
  return offset;
}

/** The UTC day of that many milliseconds since 1970. */
export const dayAt = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);
const midnightUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Milliseconds since 1970 as Warsaw's clocks count them. */
export const shownAt = (instant: number) => instant + offsetAt(instant);

/** The local day of an instant. */
export const localDay = (instant: number): Day => dayAt(shownAt(instant));

/** "HH:mm" as a local clock shows it at an instant. */
export const localTime = (instant: number) => new Date(shownAt(instant)).toISOString().slice(11, 16);

/** True for 'yyyy-MM-dd' that the calendar has: 2028-02-29, not 2027-02-29. */
export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(midnightUtc(text)) && dayAt(midnightUtc(text)) === text;

export const addDays = ({ day, days }: { day: Day; days: number }): Day =>
  dayAt(midnightUtc(day) + days * DAY);

/** The same day of a later month, or that month's last day. */
export function addMonths({ day, months }: { day: Day; months: number }): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return dayAt(lastOfMonth.getTime());
}

/** The number of days by which `to` lies after `from`; negative when before. */
export const daysBetween = ({ from, to }: { from: Day; to: Day }) =>
  Math.round((midnightUtc(to) - midnightUtc(from)) / DAY);

/** ISO: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day) => new Date(midnightUtc(day)).getUTCDay() || 7;

/** The instants that a local clock shows as this minute of this day: none or two when the clocks change, else one. */
export function instantsOf({ day, minute }: { day: Day; minute: number }): number[] {
  const shown = midnightUtc(day) + minute * MINUTE;
  const offsets = new Set([offsetAt(shown - DAY), offsetAt(shown + DAY)]);
  return [...offsets]
    .map((offset) => shown - offset)
    .filter((instant) => shownAt(instant) === shown)
    .sort((a, b) => a - b);
}

const LOCAL_MINUTE = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * "yyyy-MM-dd HH:mm" (B§7) as an instant; null when there is no such day or time. A minute that the clocks repeat is
 * taken at its `first` or its `last` coming, one that they skip as the same minute an hour later.
 */
export function instantOf({ localMinute, coming }: { localMinute: string; coming: 'first' | 'last' }) {
  const [, day = '', hours, minutes] = LOCAL_MINUTE.exec(localMinute) ?? [];
  if (!isDay(day)) return null;

  const minute = Number(hours) * 60 + Number(minutes);
  const shown = instantsOf({ day, minute });
  const instants = shown.length > 0 ? shown : instantsOf({ day, minute: minute + 60 });
  return instants.at(coming === 'first' ? 0 : -1) ?? null;
}

/** The first instant of a local day: Warsaw's clocks never change at midnight. */
export const startOfDay = (day: Day) => midnightUtc(day) - offsetAt(midnightUtc(day) - HOUR);

/** The first instant after a local day. */
export const endOfDay = (day: Day) => startOfDay(addDays({ day, days: 1 }));
