import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { bookingQuestionnaire } from '#app/routes/questionnaires/of-booking.server.ts';
import { teleconsultationOf } from '#app/routes/telehealth/telehealth.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

/** What belongs to a booking and is kept elsewhere; each part says itself when it could not be loaded. `toFill`: where answers are awaited. */
export async function bookingParts(request: AccountRequest, booking: Booking) {
  const [teleconsultation, questionnaire] = await Promise.all([
    teleconsultationOf(request, booking),
    bookingQuestionnaire(request, booking),
  ]);
  const isToFill = questionnaire && 'isEditable' in questionnaire && questionnaire.isEditable;
  const toFill = isToFill && !questionnaire.filledAt ? questionnaire.path : null;
  return { teleconsultation, questionnaire, toFill };
}
