import { effectiveStatus, type BookingState } from '#app/domain/bookings/status.ts';

/** B§9. */
const OPENS_BEFORE_MS = 1_800_000;
const CLOSES_AFTER_MS = 14_400_000;

export type TeleconsultationState = 'wrongStatus' | 'tooEarly' | 'open' | 'tooLate';

type NowWindow = Readonly<{
  state: 'EARLY' | 'OPEN' | 'LATE';
  from?: string | undefined;
  until?: string | undefined;
}>;
type Timed = BookingState & { dateFrom: string; dateTo: string; nowWindow?: NowWindow | undefined };

/** B§4, A-109: whether a teleconsultation can be started now, and between which moments (ISO, both included). */
export function startWindow({ booking, now }: { booking: Timed; now: Date }): {
  state: TeleconsultationState;
  from: string | null;
  until: string | null;
} {
  if (booking.nowWindow) return windowOfDuty(booking, booking.nowWindow);
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

const OF_DUTY = { EARLY: 'tooEarly', OPEN: 'open', LATE: 'tooLate' } as const;

/** C-94: one that is given now has the hours of the duty that answers it; null: nobody knows them. */
function windowOfDuty(booking: BookingState, { state, from, until }: NowWindow) {
  const status = effectiveStatus(booking);
  const isAhead = status === 'SCHEDULED' || status === 'REGISTERED';
  return {
    state: isAhead ? OF_DUTY[state] : 'wrongStatus',
    from: from ?? null,
    until: until ?? null,
  } as const;
}

type Joined = Timed & { teleconsultationId?: string | undefined };

/** B-65, A-109: of a teleconsultation that can be joined now or later, its id and its hours; null of any other booking. */
export function joinOf({ booking, now }: { booking: Joined; now: Date }) {
  const { teleconsultationId } = booking;
  if (teleconsultationId === undefined) return null;
  const { state, from, until } = startWindow({ booking, now });
  const isOpen = state === 'open';
  return state === 'tooEarly' || isOpen ? { teleconsultationId, isOpen, from, until } : null;
}
