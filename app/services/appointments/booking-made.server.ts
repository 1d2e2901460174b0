import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { localMinuteOf } from '#app/domain/dates/warsaw.ts';
import type { Appointment } from '#app/journeys/appointment.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** The patient's live booking of a draft's very time and place; of a move, the very booking. Then only its answer was lost. */
export async function bookingMade(
  { provider }: Pick<PortalRequest, 'provider'>,
  answers: Appointment,
): Promise<Booking | null> {
  const { dates, services } = answers;
  const { hisBookingId } = answers.facts;
  const patientId = chosenPatientId(answers);
  if (!patientId || !dates || !services) return null;
  const period = { dateFrom: localMinuteOf(dates.dateFrom), dateTo: localMinuteOf(dates.dateTo) };
  const { booking } = await provider.bookings.firstForPatient({ patientId, ...period });
  const isThis = booking?.dateFrom === dates.dateFrom && booking.availabilityId === services.availabilityId;
  const isMoved = hisBookingId === undefined || hisBookingId === booking?.systemId;
  return isThis && isMoved ? booking : null;
}
