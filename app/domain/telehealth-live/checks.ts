import { effectiveStatus, type BookingState } from '#app/domain/bookings/status.ts';
import { startWindow, type TeleconsultationState } from '#app/domain/telehealth/window.ts';

/** What the hours of a live teleconsultation follow from: of a planned one its own, "now" those of the duty that answers it (C-94). */
export type LiveHours = BookingState &
  Readonly<{
    isNow: boolean;
    dateFrom?: string | undefined;
    dateTo?: string | undefined;
    answeredFrom?: string | undefined;
    closesAt?: string | undefined;
  }>;

type Hours = Readonly<{ state: TeleconsultationState; from: string | null; until: string | null }>;

/** B§4, C-94: whether it can be entered now, and between which moments (ISO, both included); null where it has none. */
export function liveHours({ live, now }: { live: LiveHours; now: Date }): Hours {
  const { isNow, dateFrom, dateTo, answeredFrom: from = null, closesAt: until = null } = live;
  if (!isNow && dateFrom !== undefined && dateTo !== undefined)
    return startWindow({ booking: { ...live, dateFrom, dateTo }, now });
  return { state: stateBetween({ from, until, live, now }), from, until };
}

type Between = Omit<Hours, 'state'> & { live: LiveHours; now: Date };

function stateBetween({ from, until, live, now }: Between): TeleconsultationState {
  const status = effectiveStatus(live);
  if (status !== 'SCHEDULED' && status !== 'REGISTERED') return 'wrongStatus';
  if (from !== null && now.getTime() < Date.parse(from)) return 'tooEarly';
  return until !== null && now.getTime() > Date.parse(until) ? 'tooLate' : 'open';
}

/** Why a live teleconsultation cannot be entered, in the order in which it is asked. */
export type Stop =
  | 'executed'
  | 'canceled'
  | 'tooEarly'
  | 'tooLate'
  /** The account is not confirmed, or the person of the teleconsultation no more. */
  | 'unconfirmed'
  | 'unauthorized'
  /** Awaited: it is given, and not in force yet. */
  | 'consent'
  | 'consentAwaited'
  /** The telehealth system does not know the person; it does not answer. */
  | 'identity'
  | 'silent';

/** Why not, as far as status and hours say it; null: they do not stand in the way. */
export function stopByHours({ live, now }: { live: LiveHours; now: Date }): Stop | null {
  const { state } = liveHours({ live, now });
  if (state === 'open') return null;
  if (state !== 'wrongStatus') return state;
  return effectiveStatus(live) === 'CANCELED' ? 'canceled' : 'executed';
}

type Asked = () => Promise<Stop | null>;

/** Returns the first that stands in the way: nobody is asked for the consent of who may not enter, nor named without one. */
export async function firstStop({
  live,
  now,
  who,
  consentAndIdentity,
}: {
  live: LiveHours;
  now: Date;
  who: Asked;
  consentAndIdentity: Asked;
}): Promise<Stop | null> {
  return stopByHours({ live, now }) ?? (await who()) ?? consentAndIdentity();
}
