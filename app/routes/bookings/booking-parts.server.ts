import type { Booking } from '#contract/bookings.ts';
import { bookingQuestionnaire } from './questionnaire/of-booking.server.ts';
import { teleconsultationOf } from './records/records.server.ts';
import type { AccountVisit } from '#app/services/guard.server.ts';

/** What belongs to a booking and is kept elsewhere; each part says itself when it could not be loaded. */
export async function bookingParts(visit: AccountVisit, booking: Booking) {
  const [teleconsultation, questionnaire] = await Promise.all([
    teleconsultationOf(visit, booking),
    bookingQuestionnaire(visit, booking),
  ]);
  return { teleconsultation, questionnaire };
}
