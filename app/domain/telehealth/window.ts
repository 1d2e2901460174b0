import { effectiveStatus, type BookingState } from '#app/domain/bookings/status.ts';

/** B§9. */
const OPENS_BEFORE_MS = 1_800_000;
const CLOSES_AFTER_MS = 14_400_000;

export type TeleconsultationState = 'wrongStatus' | 'tooEarly' | 'open' | 'tooLate';

/** B§4, A-109: whether a teleconsultation can be started now, and between which moments (ISO, both included). */
export function startWindow({
  booking,
  now,
}: {
  booking: BookingState & { dateFrom: string; dateTo: string };
  now: Date;
}): { state: TeleconsultationState; from: string; until: string } {
  const from = Date.parse(booking.dateFrom) - OPENS_BEFORE_MS;
  const until = Date.parse(booking.dateTo) + CLOSES_AFTER_MS;
  const status = effectiveStatus(booking);
  const state = () => {
    if (status !== 'SCHEDULED' && status !== 'REGISTERED') return 'wrongStatus';
    if (now.getTime() < from) return 'tooEarly';
    return now.getTime() > until ? 'tooLate' : 'open';
  };
  return { state: state(), from: new Date(from).toISOString(), until: new Date(until).toISOString() };
}

type Joined = BookingState & {
  dateFrom: string;
  dateTo: string;
  teleconsultationId?: string | undefined;
};

const SOON_MS = 3_600_000;

/** Whether it can be joined now or within the hour, so that it comes before everything else of /start. */
export function isJoinedSoon({ booking, now }: { booking: Joined; now: Date }) {
  const join = joinOf({ booking, now });
  return join !== null && Date.parse(join.from) - SOON_MS <= now.getTime();
}

/** B-65, A-109: of a teleconsultation that can be joined now or later, its id and its hours; null of any other booking. */
export function joinOf({ booking, now }: { booking: Joined; now: Date }) {
  const { teleconsultationId } = booking;
  if (teleconsultationId === undefined) return null;
  const { state, from, until } = startWindow({ booking, now });
  return state === 'tooEarly' || state === 'open' ? { teleconsultationId, from, until } : null;
}
