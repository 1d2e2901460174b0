import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import type { Params } from '@remix-run/react';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import { bookingPath, readMove } from '#app/domain/bookings/paths.ts';
import { modifyRefusal } from '#app/domain/bookings/status.ts';
import { BookedDraft } from '#app/journeys/booking/draft.ts';
import { serviceAnswer } from '#app/journeys/booking/journey.ts';
import { bookingOf } from '#app/routes/bookings/booking.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { createDraft, JOURNEY, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { stepPath } from '#app/routes/bookings/new/draft/paths.server.ts';
import { checkService } from '#app/routes/bookings/new/what/service-choice.server.ts';
import {
  orderOf,
  refusalOf,
  type BookingOutcome,
} from '#app/routes/bookings/new/send/summary.form.server.ts';

/** B§2, modify: a draft with patient and service as the booking has them, opened at the dates; or why it cannot be. */
export async function startMove(request: AccountRequest, patients: Patient[]) {
  const params = readMove(request.url.searchParams);
  if (!params) return toBookings(request, 'bookings:move.badCall');

  const booking = await requireMovable(request, params);
  const { availabilityId, patient, organizationUnit, system, systemId, dateFrom } = booking;
  const checked = await checkService(request, { patientId: patient.id, availabilityId });
  if ('refusal' in checked) return toBookings(request, MOVE_TEXTS[checked.refusal] ?? checked.refusal);
  if (checked.entry.hospitalOrganizationUnit.id !== organizationUnit.id) return toBookings(request, UNIT);

  const draft = await createDraft(request, patients, {
    facts: { hisBookingId: systemId, moved: { system, dateFrom } },
    patients: { patientId: patient.id },
    services: serviceAnswer(checked.entry),
  });
  return redirect(stepPath(draft.id, 'dates'), 303);
}

/** B§8. */
const UNIT = 'bookings:move.unit' satisfies TextKey;

/** What a check of the service says of a booking that is there already. */
const MOVE_TEXTS: Partial<Record<TextKey, TextKey>> = {
  'booking-wizard:services.notForPatient': UNIT,
  'booking-wizard:services.unknown': 'bookings:move.byPhone',
};

const toBookings = (request: AccountRequest, key: TextKey) =>
  redirectWithNotice(request, '/bookings', { key, kind: 'error' });

/** The booking, as long as it may be moved; otherwise to its page with the reason. */
async function requireMovable(request: AccountRequest, params: Params): Promise<Booking> {
  const booking = await bookingOf(request, params);
  const refusal = modifyRefusal({ booking, now: request.now });
  if (refusal) throw await toBooking(request, { ...booking, refusal });
  return booking;
}

type Refused = Pick<Booking, 'system' | 'systemId'> & { refusal: 'WRONG_STATUS' | 'TOO_LATE' };

const toBooking = (request: AccountRequest, { refusal, ...booking }: Refused) =>
  redirectWithNotice(request, bookingPath(booking), { key: `bookings:move.${refusal}`, kind: 'error' });

/** The booking that the draft moves, as it is now; null for a new booking. */
export async function requireMoved(request: DraftRequest): Promise<Booking | null> {
  const { hisBookingId, moved } = request.draft.answers.facts;
  return hisBookingId && moved ? requireMovable(request, { system: moved.system, id: hisBookingId }) : null;
}

/** Sends the move. The provider checks everything again; what the patient can mend comes back as texts. */
export async function move(
  request: DraftRequest,
  { system, systemId, dateFrom }: Booking,
): Promise<BookingOutcome> {
  const { bookings, timeSlots } = request.provider;
  const [error, booking] = await safe(bookings.modify({ hisBookingId: systemId, ...orderOf(request) }));
  if (!error) return { booking: { ...booking, movedFrom: dateFrom } };
  if (!isDefinedError(error)) throw error;

  if (error.code !== 'CONFLICT' && error.code !== 'UNIT_UNAVAILABLE') return refusalOf(request, error);
  await timeSlots.releaseHold();
  if (error.code === 'UNIT_UNAVAILABLE') throw await toBookings(request, UNIT);
  throw await toBooking(request, { system, systemId, refusal: error.data.errorCode });
}

/** When the booking of a result's address was before the draft of that address moved it; null when it was not moved. */
export async function movedFrom(request: AccountRequest, { system, id }: Params): Promise<string | null> {
  const draftId = request.url.searchParams.get('draft');
  if (!draftId) return null;

  const { store } = request.context.portal;
  const { accountId } = request.session;
  const now = request.now.getTime();
  const stored = await store.drafts.find({ id: draftId, accountId, journey: JOURNEY, now });
  const done = BookedDraft.safeParse(stored);
  if (!done.success) return null;
  const { booked } = done.data;
  return booked.system === system && booked.systemId === id ? (booked.movedFrom ?? null) : null;
}
