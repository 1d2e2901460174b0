import { effectiveStatus, type BookingState } from '#app/domain/bookings/status.ts';

/** The facts asked of a live teleconsultation: its status, and how its window stands by the provider's clock (C-94). */
export type LiveCourse = BookingState & Readonly<{ window: 'EARLY' | 'OPEN' | 'LATE' }>;

/** Why a live teleconsultation cannot be entered, in the order in which it is asked. */
export type Stop =
  | 'executed'
  | 'canceled'
  | 'tooEarly'
  | 'tooLate'
  /** The account is not confirmed; the person of the teleconsultation is no more. */
  | 'unconfirmed'
  | 'unauthorized'
  /** Awaited: it is given, and not in force yet. */
  | 'consent'
  | 'consentAwaited'
  /** The telehealth system does not know the person; it does not answer. */
  | 'identity'
  | 'silent';

/** A-109, B§4: why not, as far as status and window say it; null: they do not stand in the way. */
export function stopByCourse({ window, ...booking }: LiveCourse): Stop | null {
  const status = effectiveStatus(booking);
  if (status === 'EXECUTED') return 'executed';
  if (status === 'CANCELED') return 'canceled';
  if (window === 'OPEN') return null;
  return window === 'EARLY' ? 'tooEarly' : 'tooLate';
}

type Check = () => Promise<Stop | null>;

/** Returns the first that stands in the way: of who may not enter no consent is asked, and who has none is not named. */
export async function firstStop(
  live: LiveCourse,
  { who, consentAndIdentity }: Readonly<{ who: Check; consentAndIdentity: Check }>,
): Promise<Stop | null> {
  return stopByCourse(live) ?? (await who()) ?? consentAndIdentity();
}
