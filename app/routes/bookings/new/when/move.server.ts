import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import type { Params } from '@remix-run/react';
import type { Booking } from '#contract/bookings/calls.ts';
import type { Patient } from '#contract/patients/calls.ts';
import { bookingPath, readMove } from '#app/domain/bookings/paths.ts';
import { modifyRefusal } from '#app/domain/bookings/status.ts';
import { BookedDraft } from '#app/journeys/booking/draft.ts';
import { serviceAnswer } from '#app/journeys/booking/journey.ts';
import { bookingOf } from '#app/routes/bookings/booking.server.ts';
import type { AccountVisit } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import {
  createDraft,
  JOURNEY,
  stepPath,
  type DraftVisit,
} from '#app/routes/bookings/new/draft/draft.server.ts';
import { checkService } from '#app/routes/bookings/new/what/service-choice.server.ts';
import { orderOf, refusalOf, type Sent } from '#app/routes/bookings/new/send/summary.form.server.ts';

/** B§2, modify: a draft with patient and service as the booking has them, opened at the dates; or why it cannot be. */
export async function startMove(visit: AccountVisit, patients: Patient[]) {
  const asked = readMove(visit.url.searchParams);
  if (!asked) return toBookings(visit, 'bookings:move.badCall');

  const booking = await requireMovable(visit, asked);
  const { availabilityId, patient, organizationUnit, system, systemId, dateFrom } = booking;
  const checked = await checkService(visit, { patientId: patient.id, availabilityId });
  if ('refusal' in checked) return toBookings(visit, MOVE_TEXTS[checked.refusal] ?? checked.refusal);
  if (checked.entry.hospitalOrganizationUnit.id !== organizationUnit.id) return toBookings(visit, UNIT);

  const draft = await createDraft(visit, patients, {
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
  'bookings:new.services.notForPatient': UNIT,
  'bookings:new.services.unknown': 'bookings:move.byPhone',
};

const toBookings = (visit: AccountVisit, key: TextKey) =>
  redirectWithNotice(visit, '/bookings', { key, kind: 'error' });

/** The booking, as long as it may be moved; otherwise to its page with the reason. */
async function requireMovable(visit: AccountVisit, params: Params): Promise<Booking> {
  const booking = await bookingOf(visit, params);
  const refusal = modifyRefusal({ booking, now: visit.now });
  if (refusal) throw await toBooking(visit, { ...booking, refusal });
  return booking;
}

type Refused = Pick<Booking, 'system' | 'systemId'> & { refusal: 'WRONG_STATUS' | 'TOO_LATE' };

const toBooking = (visit: AccountVisit, { refusal, ...booking }: Refused) =>
  redirectWithNotice(visit, bookingPath(booking), { key: `bookings:move.${refusal}`, kind: 'error' });

/** The booking that the draft moves, as it is now; null for a new booking. */
export async function requireMoved(visit: DraftVisit): Promise<Booking | null> {
  const { hisBookingId, moved } = visit.draft.answers.facts;
  return hisBookingId && moved ? requireMovable(visit, { system: moved.system, id: hisBookingId }) : null;
}

/** Sends the move. The provider checks everything again; what the patient can mend comes back as texts. */
export async function move(visit: DraftVisit, { system, systemId, dateFrom }: Booking): Promise<Sent> {
  const { bookings, timeSlots } = visit.provider;
  const [error, booking] = await safe(bookings.modify({ hisBookingId: systemId, ...orderOf(visit) }));
  if (!error) return { booking: { ...booking, movedFrom: dateFrom } };
  if (!isDefinedError(error)) throw error;

  if (error.code !== 'CONFLICT' && error.code !== 'UNIT_UNAVAILABLE') return refusalOf(visit, error);
  await timeSlots.releaseHold();
  if (error.code === 'UNIT_UNAVAILABLE') throw await toBookings(visit, UNIT);
  throw await toBooking(visit, { system, systemId, refusal: error.data.errorCode });
}

/** When the booking of a result's address was before the draft of that address moved it; null when it was not moved. */
export async function movedFrom(visit: AccountVisit, { system, id }: Params): Promise<string | null> {
  const draftId = visit.url.searchParams.get('draft');
  if (!draftId) return null;

  const { store } = visit.context.portal;
  const { accountId } = visit.session;
  const now = visit.now.getTime();
  const stored = await store.drafts.find({ id: draftId, accountId, journey: JOURNEY, now });
  const done = BookedDraft.safeParse(stored);
  if (!done.success) return null;
  const { booked } = done.data;
  return booked.system === system && booked.systemId === id ? (booked.movedFrom ?? null) : null;
}
