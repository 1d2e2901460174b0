import { addDays, partsOf, type Day } from '#app/domain/dates/calendar.ts';
import { clockTimeOf, dayOf } from '#app/domain/dates/warsaw.ts';
import type { ProviderText } from '#app/domain/text.ts';

type Times = Readonly<{ weekday: number; from: string; to: string }>;
type Closed = Readonly<{ dateFrom: Day; dateTo: Day; reason?: ProviderText | undefined }>;
export type OpeningHours = Readonly<{ week: readonly Times[]; closed: readonly Closed[] }>;

/** The first day after today on which it is open, and its hours: "8:00–12:00, 14:00–18:00". */
type Opening = Readonly<{ day: Day; hours: string }>;

/** The state of a unit today, in Warsaw. `next` null: nobody says when it opens again. */
type TodaysHours =
  | Readonly<{ state: 'open'; hours: string }>
  | Readonly<{ state: 'over'; hours: string; next: Opening | null }>
  | Readonly<{ state: 'closed'; next: Opening | null }>
  /** Whatever the week says; `until` is the last such day. */
  | Readonly<{ state: 'holiday'; until: Day; reason: ProviderText | null; next: Opening | null }>;

const DAYS_AHEAD = 370;

export function todaysHours(opening: OpeningHours, now: Date): TodaysHours {
  const today = dayOf(now);
  const next = nextOpening(opening, today);
  const holiday = opening.closed.find((closed) => isWithin(closed, today));
  if (holiday) {
    return { state: 'holiday', until: lastDayOf(opening, today), reason: holiday.reason ?? null, next };
  }
  const times = timesOn(opening, today);
  if (times.length === 0) return { state: 'closed', next };
  const { hour, minute } = clockTimeOf(now);
  const isOver = times.every(({ from, to }) => endOf(from, to) <= hour * 60 + minute);
  return isOver ? { state: 'over', hours: said(times), next } : { state: 'open', hours: said(times) };
}

/** Weekdays that follow each other with the same hours: 1 is Monday. */
export function weekOf({ week }: OpeningHours) {
  const lines: { first: number; last: number; hours: string }[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const hours = said(sorted(week.filter((times) => times.weekday === weekday)));
    const before = lines.at(-1);
    if (before?.hours === hours && before.last === weekday - 1) before.last = weekday;
    else if (hours !== '') lines.push({ first: weekday, last: weekday, hours });
  }
  return lines;
}

const isWithin = ({ dateFrom, dateTo }: Closed, day: Day) => dateFrom <= day && day <= dateTo;
const isClosed = ({ closed }: OpeningHours, day: Day) => closed.some((one) => isWithin(one, day));

const timesOn = (opening: OpeningHours, day: Day) => {
  const weekday = partsOf(day).weekday || 7;
  return sorted(opening.week.filter((times) => times.weekday === weekday));
};

/** The last of the days that follow each other, all of them closed whatever the week says. */
function lastDayOf(opening: OpeningHours, today: Day) {
  let last = today;
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays({ day: today, days: ahead });
    if (!isClosed(opening, day)) break;
    last = day;
  }
  return last;
}

function nextOpening(opening: OpeningHours, today: Day): Opening | null {
  if (opening.week.length === 0) return null;
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays({ day: today, days: ahead });
    const times = isClosed(opening, day) ? [] : timesOn(opening, day);
    if (times.length > 0) return { day, hours: said(times) };
  }
  return null;
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** An hour that is not after the first one is of the day after. */
const endOf = (from: string, to: string) => (minutesOf(to) > minutesOf(from) ? minutesOf(to) : 24 * 60);

const sorted = (times: readonly Times[]) =>
  times.toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from));

const said = (times: readonly Times[]) =>
  times.map(({ from, to }) => `${withoutZero(from)}–${withoutZero(to)}`).join(', ');

const withoutZero = (time: string) => time.replace(/^0(?=\d:)/, '');
