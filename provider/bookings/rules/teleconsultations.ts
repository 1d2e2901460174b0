import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import { cancelUntil, overRefusal } from './booking-status.ts';
import { effectiveStatus } from '#provider/core/booking-status.ts';

type Booking = Readonly<{
  status: BookingStatus;
  orderStatus: string | null;
  startsAt: number;
  isNow: boolean;
}>;
type Terms = Readonly<{ now: Date; cancelHours: number | null; mayCancelRegistered: boolean }>;

/**
 * Why a teleconsultation cannot be cancelled, or null when it can: a planned one until its start, or as long before as
 * its service wants, and once it is REGISTERED only where the hospital lets patients; one that is given now as long as nobody has
 * taken it, which its consultation says.
 */
export function cancelRefusal(
  booking: Booking,
  { now, cancelHours, mayCancelRegistered }: Terms,
): 'WRONG_STATUS' | 'TOO_LATE' | 'BY_PHONE' | null {
  const { isNow, startsAt } = booking;
  const until = isNow ? Infinity : cancelUntil({ startsAt, cancelHours });
  const refusal = overRefusal({ booking, now, until });
  if (refusal) return refusal;
  return isByPhone(booking, { mayCancelRegistered }) ? 'BY_PHONE' : null;
}

/** True where it is cancelled by phone alone, so long as it can be cancelled at all. */
export const isByPhone = (
  { isNow, ...booking }: Pick<Booking, 'status' | 'orderStatus' | 'isNow'>,
  { mayCancelRegistered }: Pick<Terms, 'mayCancelRegistered'>,
) => !mayCancelRegistered && !isNow && effectiveStatus(booking) === 'REGISTERED';
