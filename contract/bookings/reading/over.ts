import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';

/** A visit by its one status, in which GTRE is read already. */
type Visit = Readonly<{ status: BookingStatus; dateTo: string; isNow?: boolean | undefined }>;

const AWAITED: ReadonlySet<BookingStatus> = new Set(['SCHEDULED', 'REGISTERED']);

/** Tells whether a visit has ended, whatever its status says: only then is it one of the past. One "now" waits for its doctor. */
export function isOver({ status, dateTo, isNow }: Visit, now: Date) {
  const isAwaited = isNow === true && AWAITED.has(status);
  return !isAwaited && Date.parse(dateTo) <= now.getTime();
}

/** The status as it is said: PAST of one that is over, while nobody has said that it took place or was cancelled. */
export const shownStatus = (visit: Visit, now: Date): BookingStatus | 'PAST' =>
  AWAITED.has(visit.status) && isOver(visit, now) ? 'PAST' : visit.status;
