import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import { effectiveStatus } from '#provider/core/booking-status.ts';

type BookingState = Readonly<{ status: BookingStatus; orderStatus: string | null; startsAt: number }>;

/** Why a booking cannot be moved, or null when it can: SCHEDULED, until the start. */
export function modifyRefusal({ booking, now }: { booking: BookingState; now: Date }) {
  if (effectiveStatus(booking) !== 'SCHEDULED') return 'WRONG_STATUS';
  return now.getTime() < booking.startsAt ? null : 'TOO_LATE';
}

const HOUR_MS = 60 * 60_000;

/** Until when a booking can be canceled, in ms: its start, or as long before it as the service wants. */
export const cancelUntil = ({ startsAt, cancelHours }: { startsAt: number; cancelHours: number | null }) =>
  startsAt - (cancelHours ?? 0) * HOUR_MS;

/** Why a booking is over, or null while it is not: SCHEDULED or REGISTERED, until the start, or until `until` (ms). */
export function overRefusal({ booking, now, until }: { booking: BookingState; now: Date; until?: number }) {
  const status = effectiveStatus(booking);
  if (status !== 'SCHEDULED' && status !== 'REGISTERED') return 'WRONG_STATUS';
  return now.getTime() < (until ?? booking.startsAt) ? null : 'TOO_LATE';
}

/** True where the patient has still to say that they will come: staff made the booking, and its service asks for that. */
export const isConfirmationAwaited = ({
  booking,
  isAsked,
  isOfStaff,
}: {
  booking: Omit<BookingState, 'startsAt'>;
  isAsked: boolean;
  isOfStaff: boolean;
}) => isAsked && isOfStaff && effectiveStatus(booking) === 'SCHEDULED';
