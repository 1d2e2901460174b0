import { redirect } from '@remix-run/node';
import type { InferClientErrors } from '@orpc/client';
import type { ProviderClient } from '#contract/index.ts';
import { firstNowPath, TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import { LOST_SLOT, validationTexts } from '#app/services/appointments/times/check.server.ts';
import { whoseCase } from '#app/routes/teleconsultations/case/cases.server.ts';
import type { DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import {
  choosingTime,
  keepRefusal,
  leaveLostSlot,
} from '#app/routes/teleconsultations/when/choosing.server.ts';
import { declarationGone } from '#app/services/appointments/declaration-way.server.ts';
import { toBooking } from '#app/services/appointments/moving.server.ts';
import { notFound, partIsOff } from '#app/services/access/problems.server.ts';
import { limitText } from '#app/services/forms/limits.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { withWay, type ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { KEPT, noConsent } from './consent.server.ts';

type Errors = InferClientErrors<ProviderClient>['teleconsultations'];
export type Refusal = Extract<Errors['make'] | Errors['change'] | Errors['unplanned'], { code: string }>;

/** The faults that the patient can mend, as texts; `isCodeNeeded`: the code that goes to the phone comes first (B§4). */
export type Refused = { refusals: ErrorText[]; status?: 503 } | { isCodeNeeded: true };

/** B-62: the time is lost, for a reason of its own. */
const LOST: Readonly<Partial<Record<Refusal['code'], TextKey>>> = LOST_SLOT;

/** Why it was neither booked nor moved. @throws the way elsewhere */
export async function refusalOf(
  request: DraftRequest,
  { error, notDone }: { error: Refusal; notDone: TextKey },
): Promise<Refused> {
  const { answers } = request.draft;
  const lost = answers.dates ? LOST[error.code] : undefined;
  if (lost) throw await leaveLostSlot(request, lost);
  switch (error.code) {
    // This request's guard has found patient and booking a moment ago: a host that knows neither of them has failed.
    case 'NOT_FOUND':
      return { refusals: [notDone], status: 503 };
    case 'ACCOUNT_UNCONFIRMED':
      throw redirect(TELECONSULTATION_PATH, 303);
    case 'SWITCHED_OFF':
      throw partIsOff();
    case 'NO_CONSENT':
      return { refusals: [noConsent(request)] };
    case 'CONSENT_UNTOLD':
      return { refusals: ['telehealth:outage', KEPT], status: 503 };
    case 'NOT_POSSIBLE':
      return { refusals: ['booking-wizard:lock'] };
    case 'OVER_LIMIT':
      return { refusals: [limitText(request, error.data)] };
    case 'DECLARATION_REQUIRED':
      return {
        refusals: [
          await declarationGone(request, {
            needed: error.data.declarationType,
            patientId: whoseCase(request).patientId,
          }),
        ],
      };
    case 'BOOKING_VALIDATION':
      await keepRefusal(request, error.data.errors);
      return { refusals: validationTexts(choosingTime(request), error.data.errors) };
    case 'CONFIRMATION_REQUIRED':
      return { isCodeNeeded: true };
    case 'PHONE_REQUIRED':
      return { refusals: [NO_PHONE] };
    case 'MEASUREMENT_DATE':
      return { refusals: ['measurements:from.tooLate'] };
    case 'CONFLICT':
      throw await leaveMove(request, error.data.errorCode);
    case 'NOW_EXISTS':
      return { refusals: [nowExistsText(error.data.booking)] };
    case 'UNIT_UNAVAILABLE':
      throw await redirectWithNotice(request, '/bookings', { key: 'bookings:move.unit', kind: 'error' });
    case 'REFUSED':
    case 'HIS_ERROR':
    case 'SLOT_TAKEN':
    case 'SLOT_PAST':
    case 'HOLD_EXPIRED':
    case 'PARALLEL_BOOKING':
      return { refusals: [notDone] };
  }
}

type FirstNow = Extract<Refusal, { code: 'NOW_EXISTS' }>['data']['booking'];

/** One at a time: where the first one is; a host that does not say it is led to the list. */
const nowExistsText = (first: FirstNow): ErrorText =>
  withWay('teleconsultation-summary:now.exists', {
    href: firstNowPath(first),
    words: first ? 'teleconsultation-summary:now.toFirst' : 'teleconsultation-summary:now.toList',
  });

/** B-90: a phone is given on the account's page. */
export const NO_PHONE: ErrorText = withWay('teleconsultation-summary:phone', {
  href: '/account',
  words: 'teleconsultation-summary:toAccount',
});

type Conflict = Extract<Refusal, { code: 'CONFLICT' }>['data']['errorCode'];

/** The booking can be moved no more: its page says why, and the time that was taken for it is free again. */
async function leaveMove(request: DraftRequest, reason: Conflict) {
  const { hisBookingId, moved } = request.draft.answers.facts;
  await request.provider.timeSlots.releaseHold();
  if (hisBookingId === undefined || !moved) throw notFound();
  const key =
    reason === 'MOVED' ? 'teleconsultation-summary:move.MOVED' : (`bookings:move.${reason}` as const);
  return toBooking(request, { system: moved.system, systemId: hisBookingId }, key);
}
