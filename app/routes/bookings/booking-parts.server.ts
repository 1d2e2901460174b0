import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { wayToWrite } from '#app/routes/messages/way-in.server.ts';
import { bookingQuestionnaire } from '#app/routes/questionnaires/of-booking.server.ts';
import { teleconsultationOf } from '#app/routes/telehealth/telehealth.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

/** The parts that belong to a booking and are kept elsewhere; each says itself when it could not be loaded. `toFill`: where answers are awaited. */
export async function bookingParts(request: AccountRequest, booking: Booking) {
  const { system, systemId, patient } = booking;
  const [teleconsultation, questionnaire, writePath] = await Promise.all([
    teleconsultationOf(request, booking),
    bookingQuestionnaire(request, booking),
    wayToWrite(request, { kind: 'BOOKING', id: `${system}/${systemId}`, patientId: patient.id }),
  ]);
  const isToFill = questionnaire && 'isEditable' in questionnaire && questionnaire.isEditable;
  const toFill = isToFill && !questionnaire.filledAt ? questionnaire.path : null;
  return { teleconsultation, questionnaire, toFill, writePath };
}
