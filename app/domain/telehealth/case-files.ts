import { effectiveStatus, type BookingState } from '#app/domain/bookings/status.ts';

/** Tells whether files of a teleconsultation can still be added and deleted (B-64). */
export function areFilesOpen(booking: BookingState) {
  const status = effectiveStatus(booking);
  return status === 'SCHEDULED' || status === 'REGISTERED';
}
