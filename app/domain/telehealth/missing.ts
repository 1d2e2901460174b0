import { overRefusal, type BookingState } from '#app/domain/bookings/status.ts';

const DAYS_BEFORE_MS = 3 * 24 * 60 * 60 * 1000;

/** Tells whether a teleconsultation is so near that what it lacks is said: from three days before, until it begins. */
export function isNear({
  booking,
  now,
}: {
  booking: BookingState & { dateFrom: string; teleconsultationId?: string | undefined };
  now: Date;
}) {
  if (booking.teleconsultationId === undefined || overRefusal({ booking, now })) return false;
  return Date.parse(booking.dateFrom) - DAYS_BEFORE_MS <= now.getTime();
}
