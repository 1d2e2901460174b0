import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';

/** The unit has taken the visit over. */
export const READY_ORDER_STATUS = 'GTRE';

type BookingState = Readonly<{ status: BookingStatus; orderStatus: string | null; startsAt: number }>;

/** The one status that all rules use: SCHEDULED with GTRE counts as REGISTERED (B§4, A-83). */
export function effectiveStatus({ status, orderStatus }: Omit<BookingState, 'startsAt'>): BookingStatus {
  return status === 'SCHEDULED' && orderStatus === READY_ORDER_STATUS ? 'REGISTERED' : status;
}

/** Why a booking cannot be moved, or null when it can: SCHEDULED, until the start. */
export function modifyRefusal({ booking, now }: { booking: BookingState; now: Date }) {
  if (effectiveStatus(booking) !== 'SCHEDULED') return 'WRONG_STATUS';
  return now.getTime() < booking.startsAt ? null : 'TOO_LATE';
}

/** Why a booking cannot be canceled, or null when it can: SCHEDULED or REGISTERED, until the start. */
export function cancelRefusal({ booking, now }: { booking: BookingState; now: Date }) {
  const status = effectiveStatus(booking);
  if (status !== 'SCHEDULED' && status !== 'REGISTERED') return 'WRONG_STATUS';
  return now.getTime() < booking.startsAt ? null : 'TOO_LATE';
}
