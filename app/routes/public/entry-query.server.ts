import { bookingContextPath, readBookingContext } from '#app/domain/bookings/booking-context.ts';
import { ownPath } from '#app/services/request/own-path.ts';

/** A page on the way in, with what sign-in needs in the end: the wanted page and what a guest has chosen. */
export function onTheWayIn(path: string, { searchParams }: URL): string {
  const context = readBookingContext(searchParams);
  const query = new URLSearchParams(context ? bookingContextPath(context).split('?')[1] : '');
  const wanted = ownPath(searchParams.get('return'));
  if (wanted) query.set('return', wanted);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
