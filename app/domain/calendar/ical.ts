import { localMinuteOf, type Instant } from '#app/domain/dates/warsaw.ts';

/** One entry of a calendar. */
export type CalendarEvent = {
  /** The same for all versions of the entry, and for nothing else anywhere. */
  uid: string;
  /** Grows with every version. */
  sequence: number;
  isCanceled: boolean;
  startsAt: Instant;
  endsAt: Instant;
  summary: string;
  location: string;
  description: string;
  url: string;
};

type Calendar = {
  events: readonly CalendarEvent[];
  language: 'pl' | 'en';
  /** When this text is made. */
  now: Date;
  /** The name that programs give to a calendar for which they ask again and again. */
  feedName?: string;
};

const ZONE = 'Europe/Warsaw';
const HOUR_MS = 3_600_000;
const ASK_AGAIN = 'PT1H';

/** The clocks of Warsaw since 1996: the last Sundays of March and October, at 1:00 UTC. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** An iCalendar object (RFC 5545), with its lines folded and ended as the standard has them. */
export function calendarText({ events, language, now, feedName }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Patient portal//Bookings//${language.toUpperCase()}`,
    ...(feedName === undefined ? [] : feedLines(feedName)),
    ...TIME_ZONE,
    ...events.flatMap((event) => eventLines({ event, now })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** RFC 7986, and the older names of the same. */
const feedLines = (name: string) => [
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  `X-WR-TIMEZONE:${ZONE}`,
  `REFRESH-INTERVAL;VALUE=DURATION:${ASK_AGAIN}`,
  `X-PUBLISHED-TTL:${ASK_AGAIN}`,
];

function eventLines({ event, now }: { event: CalendarEvent; now: Date }) {
  const { uid, sequence, isCanceled, summary, location, description, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcOf(now)}`,
    ...timesOf(event),
    `SUMMARY:${escapeText(summary)}`,
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isCanceled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'CLASS:PRIVATE',
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/**
 * Local times with their zone. Of an hour that comes twice, when the clocks go back, programs take the one or the other
 * (RFC 5545, 3.3.5 says the first), so an entry in it is given in UTC, beginning and end alike.
 */
function timesOf({ startsAt, endsAt }: CalendarEvent) {
  const isRepeated = [startsAt, endsAt].some(comesTwice);
  const write = ({ name, at }: { name: string; at: Instant }) =>
    isRepeated ? `${name}:${utcOf(new Date(at))}` : `${name};TZID=${ZONE}:${localOf(at)}`;
  return [write({ name: 'DTSTART', at: startsAt }), write({ name: 'DTEND', at: endsAt })];
}

/** True where a clock in Warsaw shows this time an hour earlier or later too. */
const comesTwice = (instant: Instant) =>
  [-HOUR_MS, HOUR_MS].some((away) => {
    const other = new Date(new Date(instant).getTime() + away);
    return localMinuteOf(other) === localMinuteOf(instant);
  });

/** "20261124T094000" */
const localOf = (instant: Instant) => `${localMinuteOf(instant).replace(/[-:]/g, '').replace(' ', 'T')}00`;

/** "20261124T084000Z" */
const utcOf = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** RFC 5545, 3.3.11: a text as a value; control characters have no place in one. */
export const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

const MOST_OCTETS = 75;

/** RFC 5545, 3.1: no line is longer than 75 octets; the next one goes on after a space. Characters stay whole. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return folded;
}

/** In UTF-8. */
function octetsOf(character: string) {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
