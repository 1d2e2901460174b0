import { isDefinedError, safe } from '@orpc/client';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import {
  book,
  givenAnswers,
  hostFailed,
  orderOf,
  refusalOf,
  type BookingOutcome,
} from '#app/routes/bookings/new/send/summary.server.ts';
import { toBooking, UNIT } from '#app/services/appointments/moving.server.ts';
import { requireMovable, toBookings } from './move-start.server.ts';

/** The booking that the draft moves, as it is now; null for a new booking. */
export async function requireMoved(request: DraftRequest): Promise<Booking | null> {
  const { hisBookingId, moved } = request.draft.answers.facts;
  return hisBookingId && moved ? requireMovable(request, { system: moved.system, id: hisBookingId }) : null;
}

/** Sends what the draft has gathered: a new booking, or the move of `moved`. */
export const send = (request: DraftRequest, moved: Booking | null): Promise<BookingOutcome> =>
  moved ? move(request, moved) : book(request);

/** Sends the move. The provider checks everything again; what the patient can mend comes back as texts. */
async function move(request: DraftRequest, { system, systemId, dateFrom }: Booking): Promise<BookingOutcome> {
  const { bookings, timeSlots } = request.provider;
  const [error, booking] = await safe(
    bookings.modify({ hisBookingId: systemId, ...orderOf(request), ...givenAnswers(request.draft.answers) }),
  );
  if (!error) return { booking: { ...booking, movedFrom: dateFrom } };
  if (!isDefinedError(error)) return hostFailed(error, 'bookings.modify');

  if (error.code !== 'CONFLICT' && error.code !== 'UNIT_UNAVAILABLE') return refusalOf(request, error);
  await timeSlots.releaseHold();
  if (error.code === 'UNIT_UNAVAILABLE') throw await toBookings(request, UNIT);
  throw await toBooking(request, { system, systemId }, `bookings:move.${error.data.errorCode}`);
}
