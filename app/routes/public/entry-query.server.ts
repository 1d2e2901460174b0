import { bookingContextPath, readBookingContext } from '#app/domain/bookings/booking-context.ts';
import { guidOf } from '#app/services/access/notification-guid.ts';
import { ownPath } from '#app/services/request/own-path.ts';

/**
 * A page on the way in, with what sign-in needs in the end: the wanted page, the notification, and what a guest has chosen
 * . `said`: what has happened just before.
 */
export function onTheWayIn(path: string, { searchParams }: URL, said: Record<string, string> = {}): string {
  const context = readBookingContext(searchParams);
  const query = new URLSearchParams(context ? bookingContextPath(context).split('?')[1] : '');
  const wanted = ownPath(searchParams.get('return'));
  if (wanted) query.set('return', wanted);
  const guid = guidOf(searchParams.get('guid'));
  if (guid) query.set('guid', guid);
  for (const [name, value] of Object.entries(said)) query.set(name, value);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
