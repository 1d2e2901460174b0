import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { move } from '#app/routes/bookings/new/when/move.server.ts';
import { book, type BookingOutcome } from './summary.server.ts';

/** Sends what the draft has gathered: a new booking, or the move of `moved`. */
export const send = (request: DraftRequest, moved: Booking | null): Promise<BookingOutcome> =>
  moved ? move(request, moved) : book(request);
