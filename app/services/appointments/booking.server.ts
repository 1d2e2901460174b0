import type { Params } from '@remix-run/react';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { requireReach } from '#app/services/page/patient-shown.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** The booking that the address claims; another account's and a missing one are the same 404. */
export async function bookingOf(request: PortalRequest, params: Params): Promise<Booking> {
  const { system = '', id = '' } = params;
  const booking = await orNotFound(request.provider.bookings.get({ system, id }));
  await requireReach(request, booking.patient.id);
  return booking;
}

/** Tells whether it is canceled, and by this very form: it was sent before, and nobody knew what came of it. */
export async function isCanceledByThis(request: PortalRequest, params: Params) {
  return request.context.doubt?.before === true && (await bookingOf(request, params)).status === 'CANCELED';
}
