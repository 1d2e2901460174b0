import { redirect } from '@remix-run/node';
import type { Params } from '@remix-run/react';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { movePath, readMove } from '#app/domain/bookings/paths.ts';
import { moveRefusal } from '#app/domain/bookings/status.ts';
import { serviceAnswer } from '#app/journeys/appointment.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { checkService, serviceFacts } from '#app/services/appointments/service-check.server.ts';
import { moveText, toBooking, UNIT } from '#app/services/appointments/moving.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** B§2, modify: patient and service as the booking of the address has them. Throws the way to a page that says why it cannot be moved. */
export async function moveToBegin(request: AccountRequest, start: URLSearchParams) {
  const params = readMove(start);
  if (!params) throw await toBookings(request, 'bookings:move.badCall');

  const booking = await requireMovable(request, params);
  // B-63: a teleconsultation is moved by its own wizard.
  if (booking.teleconsultationId !== undefined) throw redirect(movePath(booking), 303);
  const { availabilityId, patient, organizationUnit, system, systemId, dateFrom } = booking;
  const checked = await checkService(request, { patientId: patient.id, availabilityId });
  if ('refusal' in checked) throw await toBookings(request, moveText(checked.refusal));
  if (checked.entry.hospitalOrganizationUnit.id !== organizationUnit.id)
    throw await toBookings(request, UNIT);

  const { isCommercial: _, ...questionnaire } = await serviceFacts(request, checked.entry);
  const { value: questionnaireFilled } = await request.provider.questionnaires.isFulfilled({
    systemRoot: system,
    bookingId: systemId,
  });
  const hasPrescription = booking.bookingPrescription !== undefined;
  return {
    facts: {
      ...questionnaire,
      questionnaireFilled,
      hisBookingId: systemId,
      moved: { system, dateFrom, hasPrescription },
    },
    patients: { patientId: patient.id },
    services: serviceAnswer(checked.entry),
  };
}

export const toBookings = (request: AccountRequest, key: TextKey) =>
  redirectWithNotice(request, '/bookings', { key, kind: 'error' });

/** The booking, as long as it may be moved; otherwise to its page with the reason. */
export async function requireMovable(request: AccountRequest, params: Params): Promise<Booking> {
  const booking = await bookingOf(request, params);
  const refusal = moveRefusal({ booking, now: request.now });
  if (refusal) throw await toBooking(request, booking, `bookings:move.${refusal}`);
  return booking;
}
