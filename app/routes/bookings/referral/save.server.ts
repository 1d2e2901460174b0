import { isDefinedError, safe } from '@orpc/client';
import { pressed } from '#app/services/forms/button.server.ts';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { bookingPath, readReferralKey } from '#app/domain/bookings/paths.ts';
import { isOldReferral, referralKind, sentReferral } from '#app/domain/bookings/referral.ts';
import { effectiveStatus } from '#app/domain/bookings/status.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import type { ReferralAnswer } from '#app/journeys/booking/draft.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { FAILURE_TEXTS } from '#app/services/provider/failure-texts.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { ReferralContext } from './form.server.ts';

/** The booking that the address claims; null when it names none (B§8). */
export async function namedBooking(request: AccountRequest): Promise<Booking | null> {
  const key = readReferralKey(request.url.searchParams);
  return key ? bookingOf(request, key) : null;
}

/** B§2: only a SCHEDULED booking's referral can be corrected. */
export const isClosed = (booking: Booking) => effectiveStatus(booking) !== 'SCHEDULED';

/** 409: the booking is no longer SCHEDULED. */
export async function refuseClosed(request: AccountRequest) {
  const submission = await pressed(request);
  return refused(submission, { '': ['referrals:edit.wrongStatus'] }, { status: 409 });
}

/** An empty referral is never saved. */
export async function referralOf(request: AccountRequest, booking: Booking): Promise<ReferralContext> {
  const patients = await patientsOf(request);
  const patient = patients.find(({ id }) => id === booking.patient.id);
  const hasPesel = patient?.identity.nationalIdentificationNumber !== undefined;
  const kind = referralKind(request.url.searchParams, booking.details?.referral);
  return { request, system: booking.system, kind, isRequired: true, hasPesel };
}

type Refusal = { texts: ErrorText[]; status: 404 | 409 | 422 | 503 };

/** Saves it; what stands in the way, an outage too (B§8), or null. */
export async function save(
  request: AccountRequest,
  { system, systemId: id }: Booking,
  answer: ReferralAnswer,
): Promise<Refusal | null> {
  const referral = sentReferral(answer) ?? {};
  const [error] = await safe(request.provider.referrals.save({ system, id, referral }));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') return { texts: [FAILURE_TEXTS['referrals.save']], status: 404 };
    if (error.code === 'CONFLICT') return { texts: ['referrals:edit.wrongStatus'], status: 409 };
    const isMissing = error.code === 'MISSING_REFERRAL_PRACTITIONER_OR_INSTITUTION';
    return { texts: [isMissing ? 'referrals:missing' : 'referrals:edit.failed'], status: 422 };
  }
  const failed = failedWrite(error, 'referrals.save');
  if (failed) return { texts: failed, status: 503 };
  if (error) throw error;
  return null;
}

/** Leads to the booking's page, with a warning when the referral is old. */
export async function toBooking(request: AccountRequest, booking: Booking, { issueDate }: ReferralAnswer) {
  const { warnAfterYears: years } = await request.provider.referrals.settings();
  const isOld = isOldReferral({ issueDate, today: today(request.now), years });
  const values = { count: years };
  const notice = isOld ? { key: 'referrals:edit.savedOld' as const, values } : 'referrals:edit.saved';
  return redirectWithNotice(request, bookingPath(booking), notice);
}
