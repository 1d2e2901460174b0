import { isHoliday } from './holidays.ts';
import {
  addDays,
  addMonths,
  instantsOf,
  localDay,
  startOfDay,
  weekdayOf,
  type Day,
} from '#contract/days/reading/warsaw.ts';

/** Minutes of the local day; the weekday is ISO's. */
export type WorkingHours = Readonly<{
  practitionerId: string;
  weekday: number;
  fromMinute: number;
  toMinute: number;
  slotMinutes: number;
  room: string | null;
}>;

/** A time of one practitioner, whether free or taken. Instants in ms. */
export type Slot = Readonly<{
  practitionerId: string;
  room: string | null;
  startsAt: number;
  endsAt: number;
}>;

/** Half-open, in ms. */
export type Interval = Readonly<{ from: number; before: number }>;

const MONTHS_AHEAD = 13;
const MINUTE = 60_000;

/** The interval that may be booked at a moment: after it, not before the service's earliest day, at most 13 months ahead. */
export function bookableInterval({ now, minBookDays }: { now: Date; minBookDays: number | null }): Interval {
  const today = localDay(now.getTime());
  const lastDay = addMonths({ day: today, months: MONTHS_AHEAD });
  return {
    from: minBookDays ? startOfDay(addDays({ day: today, days: minBookDays })) : now.getTime() + 1,
    before: startOfDay(addDays({ day: lastDay, days: 1 })),
  };
}

export const intersect = (a: Interval, b: Interval): Interval => ({
  from: Math.max(a.from, b.from),
  before: Math.min(a.before, b.before),
});

/**
 * The times within an interval that the working hours make, earliest first; public holidays have none.
 * Hours are local: a slot that the clocks skip is left out, one that they repeat comes the first time only.
 */
export function slotsOf({ hours, within }: { hours: readonly WorkingHours[]; within: Interval }): Slot[] {
  if (within.from >= within.before) return [];

  const slots: Slot[] = [];
  const lastDay = localDay(within.before - 1);
  for (let day = localDay(within.from); day <= lastDay; day = addDays({ day, days: 1 })) {
    for (const slot of slotsOn({ day, hours })) {
      if (slot.startsAt >= within.from && slot.startsAt < within.before) slots.push(slot);
    }
  }
  return slots;
}

const MOST_KEPT_DAYS = 2_000;
let keptDays = 0;
let kept = new WeakMap<readonly WorkingHours[], Map<Day, readonly Slot[]>>();

/** The slots that the same hours make of a day: worked out once, for the same list of times is asked for by everybody. */
function slotsOn({ day, hours }: { day: Day; hours: readonly WorkingHours[] }): readonly Slot[] {
  const known = kept.get(hours)?.get(day);
  if (known) return known;

  if (keptDays >= MOST_KEPT_DAYS) {
    kept = new WeakMap();
    keptDays = 0;
  }
  const weekday = weekdayOf(day);
  const ofDay = isHoliday(day) ? [] : hours.filter((each) => each.weekday === weekday);
  const slots = ofDay.flatMap((each) => slotsOfDay({ day, hours: each })).sort(byStart);
  const days = kept.get(hours) ?? new Map<Day, readonly Slot[]>();
  kept.set(hours, days.set(day, slots));
  keptDays += 1;
  return slots;
}

function slotsOfDay({ day, hours }: { day: Day; hours: WorkingHours }): Slot[] {
  const { practitionerId, room, fromMinute, toMinute, slotMinutes } = hours;
  const startOf = startsOn(day);
  const slots: Slot[] = [];
  for (let minute = fromMinute; minute + slotMinutes <= toMinute; minute += slotMinutes) {
    const startsAt = startOf(minute);
    if (startsAt === undefined) continue;
    slots.push({ practitionerId, room, startsAt, endsAt: startsAt + slotMinutes * MINUTE });
  }
  return slots;
}

/** On a day of 24 hours every minute lies as far from midnight as its number says. */
function startsOn(day: Day) {
  const midnight = startOfDay(day);
  const isOrdinary = startOfDay(addDays({ day, days: 1 })) - midnight === 24 * 60 * MINUTE;
  return (minute: number) => (isOrdinary ? midnight + minute * MINUTE : instantsOf({ day, minute })[0]);
}

function byStart(a: Slot, b: Slot) {
  return a.startsAt - b.startsAt || (a.practitionerId < b.practitionerId ? -1 : 1);
}

const SLOT_ID = /^(.+)_(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})$/;

/** `<availabilityId>_<yyyyMMdd'T'HHmm>`, the start in UTC. */
export function slotId({ availabilityId, startsAt }: { availabilityId: string; startsAt: number }) {
  const start = new Date(startsAt).toISOString();
  const day = start.slice(0, 4) + start.slice(5, 7) + start.slice(8, 10);
  return `${availabilityId}_${day}T${start.slice(11, 13)}${start.slice(14, 16)}`;
}

/** Null when it is no slot's id. */
export function parseSlotId(id: string) {
  const match = SLOT_ID.exec(id);
  if (!match) return null;
  const [, availabilityId = '', year, month, day, hour, minute] = match;
  const startsAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return Number.isNaN(startsAt) ? null : { availabilityId, startsAt };
}
