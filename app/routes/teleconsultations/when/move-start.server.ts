import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import { movePath, readMove } from '#app/domain/bookings/paths.ts';
import { modifyRefusal } from '#app/domain/bookings/status.ts';
import { redirect } from '@remix-run/node';
import { serviceAnswer } from '#app/journeys/appointment.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { checkOffer } from '#app/routes/teleconsultations/what/offer.server.ts';
import { moveText, toBooking } from '#app/services/appointments/moving.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { badMove, notFound } from '#app/services/access/problems.server.ts';

type Asked = { start: URLSearchParams; patients: readonly Patient[] };

/** B-63: for whom and what, as the booking of the address has it. Throws the way to a page that says why it cannot be moved. */
export async function moveToBegin(request: AccountRequest, { start, patients }: Asked) {
  const params = readMove(start);
  if (!params) throw badMove();
  const booking = await bookingOf(request, params);
  const { patient, system, systemId, dateFrom, availabilityId, teleconsultationId } = booking;
  if (!patients.some(({ id }) => id === patient.id)) throw notFound();
  if (teleconsultationId === undefined) throw redirect(movePath({ system, systemId }), 303);
  await requireMovable(request, booking);

  const checked = await checkOffer(request, { patientId: patient.id, availabilityId });
  if ('refusal' in checked) throw await toBooking(request, booking, moveText(checked.refusal));
  const { entry } = checked.offer;
  return {
    facts: {
      hisBookingId: systemId,
      moved: { system, dateFrom, teleconsultationId },
      isCommercial: entry.commercialService,
    },
    patients: { patientId: patient.id },
    services: { ...serviceAnswer(entry, { isOnline: true }), isNow: false },
  };
}

/** B-91: a planned one that is SCHEDULED and has not begun; any other leads to its page with the reason. */
export async function requireMovable(request: AccountRequest, booking: Booking) {
  if (booking.isNow) throw await toBooking(request, booking, 'teleconsultation:move.isNow');
  const refusal = modifyRefusal({ booking, now: request.now });
  if (refusal) throw await toBooking(request, booking, `bookings:move.${refusal}`);
}
