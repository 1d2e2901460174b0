import type { TimeSlot } from '#contract/bookings/schemas/bookings.ts';
import { practitionerName } from '#app/domain/bookings/names.ts';
import { byPartOfDay, daysWithTimes, spreadOver } from '#app/domain/bookings/time-slots.ts';
import { startOfMonth, type Day } from '#app/domain/dates/calendar.ts';
import { dayOf, startOfDay } from '#app/domain/dates/warsaw.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { TimesRequest } from './request.ts';
import type { FreeTimes } from './search.server.ts';

/** A row shows so many of a day's hours; the day's own page has them all. */
const MOST_HOURS = 6;

/** A month: the nearest time first, then the days with some of their hours, and the ways on. */
export function monthView(request: TimesRequest, { window, slots, nearest }: FreeTimes) {
  const text = textIn(request.language);
  const at = request.times.pathTo;
  const wayTo = (day: Day | undefined, key: 'earlier' | 'later') =>
    day === undefined
      ? undefined
      : {
          href: at({ from: day }),
          label: text.t(`booking-wizard:dates.${key}`, { month: text.formatMonth(day) }),
        };
  const own = ownNameOf(slots);

  return {
    month: text.formatMonth(window.dateFrom),
    example: formatTypedDate(window.dateTo),
    nearest: nearest && nearestView(request, nearest),
    /** The one person who sees the patient at all of the times, where what was chosen does not say it. */
    who: own === request.times.service?.practitionerName ? null : own,
    days: daysWithTimes(slots).map((one) => dayRow(request, { ...one, own })),
    earlier: wayTo(window.earlier, 'earlier'),
    later: wayTo(laterOf({ window, slots, nearest }), 'later'),
    ...otherWays(request),
  };
}

/** The month after this one; after an empty one, the next with free times, and none where there are none. */
function laterOf({ window: { later }, slots, nearest }: FreeTimes) {
  if (slots.length > 0) return later;
  if (!nearest) return undefined;
  const next = startOfMonth(dayOf(nearest.dateFrom));
  return later && next > later ? next : later;
}

/** The name of the one practitioner of all the times; null where they differ, or nobody is named. */
function ownNameOf(slots: readonly TimeSlot[]) {
  const [name, ...others] = namesOf(slots);
  return name && others.length === 0 ? name : null;
}

/** Each name once; made fit to be shown once for what is written alike, because a month has hundreds of times. */
function namesOf(slots: readonly TimeSlot[]) {
  const written = ({ practitioner }: TimeSlot) => {
    const { degree, name, lastName } = practitioner?.employee ?? {};
    return `${degree} ${name} ${lastName}`;
  };
  return new Set([...new Map(slots.map((slot) => [written(slot), slot])).values()].map(whoOf));
}

/** The other ways when no time fits. */
const otherWays = ({ times: { placesPath, service } }: TimesRequest) => ({
  placesPath,
  phone: service?.unitPhone ?? null,
});

function nearestView(request: TimesRequest, slot: TimeSlot) {
  const text = textIn(request.language);
  const day = dayOf(slot.dateFrom);
  const time = text.formatTime(slot.dateFrom);
  const who = whoOf(slot);
  const isSaid = who === request.times.service?.practitionerName;
  return {
    day,
    time,
    /** "czwartek 3 grudnia, 9:00". */
    when: `${dateOf(request, day)}, ${time}`,
    chosen: `${chosenOf(request, day)}, ${time}`,
    detail: [text.formatDaysAhead(day, request.now), isSaid ? '' : who, roomOf(request, slot)]
      .filter(Boolean)
      .join(', '),
    href: request.times.pathTo({ day }),
  };
}

type DayTimes = { day: Day; slots: TimeSlot[]; own: string | null };

function dayRow(request: TimesRequest, { day, slots, own }: DayTimes) {
  const text = textIn(request.language);
  const [name, ...others] = namesOf(slots);
  const several = () => text.t('booking-wizard:dates.several', { count: others.length + 1 });
  return {
    day,
    near: text.formatDaysAhead(day, request.now),
    who: own ? null : others.length > 0 ? several() : name || null,
    date: dateOf(request, day),
    chosen: chosenOf(request, day),
    people: peopleOf(
      spreadOver(slots, MOST_HOURS)
        .map(timeOf(request))
        .map((one) => (own ? { ...one, who: '' } : one)),
    ).map(([who, times]) => ({
      /** Said where it is not the same for the whole day. */
      who: others.length > 0 ? who || text.t('bookings:facts.anyPractitioner') : null,
      times,
    })),
    all:
      slots.length <= MOST_HOURS
        ? null
        : {
            href: request.times.pathTo({ day }),
            label: text.t('booking-wizard:dates.all', { count: slots.length }),
            rest: text.t('booking-wizard:dates.allHours', { count: slots.length }),
          },
  };
}

/** Hours by whom they are with, in their order: the eye has to see it as well. */
function peopleOf<Time extends { who: string }>(times: readonly Time[]): [string, Time[]][] {
  const people = new Map<string, Time[]>();
  for (const time of times) people.set(time.who, [...(people.get(time.who) ?? []), time]);
  return [...people];
}

/** A day: one card for each practitioner and room, its hours by part of the day, and the days before and after. */
export function dayView(request: TimesRequest, { window, slots }: FreeTimes, day: Day) {
  const text = textIn(request.language);
  const at = request.times.pathTo;
  const days = daysWithTimes(slots);
  const wayTo = (other: Day | undefined, key: 'dayBefore' | 'dayAfter') =>
    other === undefined
      ? undefined
      : {
          href: at({ day: other }),
          label: text.t(`booking-wizard:dates.${key}`, { day: dateOf(request, other) }),
        };

  return {
    day,
    near: text.formatDaysAhead(day, request.now),
    date: dateOf(request, day),
    chosen: chosenOf(request, day),
    places: placesOf(request, days.find((one) => one.day === day)?.slots ?? []).map((times) => ({
      title: titleOf(request, times[0]),
      parts: byPartOfDay(times).map(({ part, slots: ofPart }) => ({
        title: text.t(`booking-wizard:dates.${part}`, { count: ofPart.length }),
        times: ofPart.map(timeOf(request)),
      })),
    })),
    before: wayTo(days.findLast((one) => one.day < day)?.day, 'dayBefore'),
    after: wayTo(days.find((one) => one.day > day)?.day, 'dayAfter'),
    allPath: at({ from: window.dateFrom }),
  };
}

/** Times with the same practitioner in the same room. */
function placesOf(request: TimesRequest, slots: readonly TimeSlot[]): TimeSlot[][] {
  const places = new Map<string, TimeSlot[]>();
  for (const slot of slots) {
    const name = `${slot.practitioner?.employee.id} ${roomOf(request, slot)}`;
    const known = places.get(name);
    if (known) known.push(slot);
    else places.set(name, [slot]);
  }
  return [...places.values()];
}

const titleOf = (request: TimesRequest, slot: TimeSlot | undefined) =>
  slot
    ? [whoOf(slot) || request.t('bookings:facts.anyPractitioner'), roomOf(request, slot)]
        .filter(Boolean)
        .join(', ')
    : '';

const timeOf =
  ({ language }: TimesRequest) =>
  (slot: TimeSlot) => ({ time: textIn(language).formatTime(slot.dateFrom), who: whoOf(slot) });

const whoOf = ({ practitioner }: TimeSlot) => (practitioner ? practitionerName(practitioner) : '');

/** Nobody comes to a room from afar. */
const roomOf = ({ t, times }: TimesRequest, { room }: TimeSlot) =>
  room && !times.service?.meeting ? t('booking-wizard:dates.room', { room }) : '';

/** "poniedziałek 23 listopada"; `weekday`: in another case. */
function dateOf({ language, now }: TimesRequest, day: Day, weekday?: string) {
  const { weekday: plain, dayOfMonth, month } = textIn(language).dayParts(startOfDay(day), now);
  return `${weekday ?? plain} ${dayOfMonth} ${month}`;
}

/** "środę 25 listopada". */
const chosenOf = (request: TimesRequest, day: Day) =>
  dateOf(request, day, textIn(request.language).formatWeekdayChosen(day));
