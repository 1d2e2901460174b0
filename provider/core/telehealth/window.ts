import { endOfDay, localDay } from '#contract/days/reading/warsaw.ts';
import { ON_DUTY } from './duty.ts';

/** B§9. */
const OPENS_BEFORE_MS = 1_800_000;
const CLOSES_AFTER_MS = 14_400_000;

/** Between which moments one may enter, both included; null: nobody knows. */
export type Window = Readonly<{
  state: 'EARLY' | 'OPEN' | 'LATE';
  opensAt: number | null;
  closesAt: number | null;
}>;

type Duty = Readonly<{
  practitioner_id: string;
  status: number;
  duty_from: number | null;
  duty_until: number | null;
}>;
type Now = Readonly<{
  registeredAt: number;
  isOffline: boolean;
  /** Who has taken it; null: nobody yet. */
  takenBy: string | null;
  /** Duties of the people who answer to the service. */
  duties: readonly Duty[];
}>;

const stateOf = (opensAt: number, closesAt: number, now: number) => {
  if (now < opensAt) return 'EARLY';
  return now > closesAt ? 'LATE' : 'OPEN';
};

/** B§4: of one that has a time. */
export function windowOfPlanned(
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  now: number,
): Window {
  const opensAt = startsAt - OPENS_BEFORE_MS;
  const closesAt = endsAt + CLOSES_AFTER_MS;
  return { state: stateOf(opensAt, closesAt, now), opensAt, closesAt };
}

/**
 * C-94: one that is given now is open from its registering, or asked for off duty from the start of the duty that answers it, until
 * four hours after that duty's end; of a duty whose end nobody said, after the end of its day.
 */
export function windowOfNow({ registeredAt, isOffline, takenBy, duties }: Now, now: number): Window {
  const answering = duties.filter((duty) => takenBy === null || duty.practitioner_id === takenBy);
  if (!isOffline || takenBy !== null) {
    const those = answering.filter((duty) => coversOf(duty, registeredAt));
    const until = isOffline ? endOf(answering, now) : endOf(those, registeredAt);
    const closesAt = until + CLOSES_AFTER_MS;
    return { state: stateOf(registeredAt, closesAt, now), opensAt: registeredAt, closesAt };
  }
  const next = answering.filter(({ duty_from: from }) => from !== null && from > registeredAt);
  const begins = next.map(({ duty_from: from }) => from ?? 0);
  const opensAt = begins.length > 0 ? Math.min(...begins) : null;
  const isAnswered = answering.some(({ status }) => ON_DUTY.includes(status));
  if (opensAt === null) return { state: isAnswered ? 'OPEN' : 'EARLY', opensAt, closesAt: null };
  const first = next.filter(({ duty_from: from }) => from === opensAt);
  const closesAt = endOf(first, opensAt) + CLOSES_AFTER_MS;
  const state = stateOf(opensAt, closesAt, now);
  return { state: state === 'EARLY' && isAnswered ? 'OPEN' : state, opensAt, closesAt };
}

const coversOf = ({ duty_from: from, duty_until: until }: Duty, at: number) =>
  (from ?? at) <= at && (until ?? at) >= at;

/** When the last of these duties ends; where nobody says so, with the day of that moment. */
function endOf(duties: readonly Duty[], at: number) {
  const ends = duties.flatMap(({ duty_until: until }) => (until !== null && until >= at ? [until] : []));
  return ends.length > 0 ? Math.max(...ends) : endOfDay(localDay(at));
}
