import { isDefinedError, safe, type InferClientErrors } from '@orpc/client';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { TimeSlotHold } from '#contract/bookings/schemas/time-slots.ts';
import type { ProviderClient } from '#contract/index.ts';
import { declarationTypeOf, type ServiceDeclarationType } from '#app/domain/bookings/declarations.ts';
import { sentReferral } from '#app/domain/bookings/referral.ts';
import { bookingJourney as journey, chosenPatientId, isMove } from '#app/journeys/booking/journey.ts';
import { prune } from '#app/journeys/engine.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { limitText } from '#app/services/forms/limits.server.ts';
import { withWay, type ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import {
  answer,
  finishDraft,
  keepRefusal,
  stepPath,
  type DraftRequest,
} from '#app/routes/bookings/new/draft/drafts.server.ts';
import { bookingMade } from '#app/services/appointments/booking-made.server.ts';
import { measurementAttachment } from '#app/routes/bookings/new/extras/measurements.form.server.ts';
import { declarationWay } from '#app/services/appointments/declaration-way.server.ts';
import { attachmentsGone } from '#app/routes/bookings/new/extras/referral-attachments.server.ts';
import { askAgain, isStepMissing } from '#app/routes/bookings/new/draft/missing-steps.server.ts';
import { holdOf, lostReason } from '#app/services/wizard/hold.server.ts';
import { validationTexts } from '#app/routes/bookings/new/when/slot-choice.server.ts';
import { LOST_SLOT, PHONE_NOT_READY } from '#app/services/appointments/times/check.server.ts';

const EXPIRED = 'booking-wizard:dates.expired';

/** The hold of the draft's slot; without one the patient is led on by leaveLostSlot. */
export async function requireHold(request: DraftRequest): Promise<TimeSlotHold> {
  const hold = await holdOf(request, request.draft.answers.dates?.timeSlotId);
  if (!hold) throw await leaveLostSlot(request, EXPIRED);
  return hold;
}

/**
 * The slot is no longer held: back to the dates, with the reason and everything else kept. When the patient has it
 * already, the booking was made and only its answer was lost (the process was killed, the provider was slow): to the
 * result.
 */
export async function leaveLostSlot(request: DraftRequest, reason: TextKey) {
  const { answers } = request.draft;
  const { moved, hisBookingId } = answers.facts;
  const made = await bookingMade(request, { ...answers, patientId: chosenPatientId(answers), hisBookingId });
  if (made) return finishDraft(request, { ...made, movedFrom: moved?.dateFrom });

  const said = reason === EXPIRED ? await lostReason(request) : reason;
  await answer(request, request.draft, { step: 'dates', value: undefined });
  return redirectWithNotice(request, stepPath(request.draft.id, 'dates'), { key: said, kind: 'error' });
}

/**
 * The booking that is there now (and when it was before), or what the patient can mend.
 * `isCodeNeeded`: the code that goes to the phone comes first (B§4).
 */
export type BookingOutcome =
  | { booking: Booking & { movedFrom?: string } }
  | { refusals: ErrorText[]; status?: 503 }
  | { isCodeNeeded: true };

/** Returns what the steps on the way have gathered, but for the price. */
export function givenAnswers(all: DraftRequest['draft']['answers']) {
  const { facts, prescription, referral, questionnaire } = prune({ journey, answers: all });
  return {
    referralAttachments: referral && facts.referralAttachments,
    bookingPrescription: prescription && {
      prescriptionVisitReason: prescription.prescriptionVisitReason,
      bookingPrescriptionDrugs: prescription.drugs,
    },
    measurementAttachment: measurementAttachment(all),
    questionnaireFulfillment: questionnaire?.answers && {
      questionnaireId: questionnaire.questionnaireId,
      answers: questionnaire.answers,
    },
    referral: referral && sentReferral(referral),
    mpiReferralId: all.facts.referralId,
  };
}

/** The price is that of the booked time, not of one chosen before. */
function paymentOf(all: DraftRequest['draft']['answers']) {
  const { dates, prices } = prune({ journey, answers: all });
  return prices && prices.timeSlotId === dates?.timeSlotId ? { priceId: prices.priceId } : undefined;
}

/** Sends the booking. The provider checks everything again; what the patient can mend comes back as texts. */
export async function book(request: DraftRequest): Promise<BookingOutcome> {
  const { answers } = request.draft;
  const order = { ...orderOf(request), ...givenAnswers(answers), payment: paymentOf(answers) };
  const [error, booking] = await safe(request.provider.bookings.make(order));
  if (!error) return { booking };
  if (!isDefinedError(error)) return hostFailed(error, 'bookings.make');
  return refusalOf(request, error);
}

/** B§8: the host has said that it failed. @throws everything else: an answer that is late or lost leads to the list of visits */
export function hostFailed(error: unknown, call: 'bookings.make' | 'bookings.modify'): BookingOutcome {
  if (!outageOf(error)?.hasFailed) throw error;
  return { refusals: failedWrite(error, call) ?? [], status: 503 };
}

/** B§3, the payload of make and modify. */
export function orderOf({ draft: { answers } }: DraftRequest) {
  const patientId = chosenPatientId(answers);
  if (!patientId || !answers.dates || !answers.services) throw notFound();
  const { timeSlotId } = answers.dates;
  const { availabilityId } = answers.services;
  return { timeSlotId, patientId, availabilityId };
}

type Refusal = Extract<InferClientErrors<ProviderClient>['bookings']['make'], { code: string }>;

/** B§8: neither made nor moved, and nobody says why. */
const notBooked = ({ draft: { answers } }: DraftRequest): TextKey =>
  answers.facts.hisBookingId === undefined ? 'booking-wizard:summary.notMade' : 'bookings:move.notMoved';

/** The faults that the patient can mend, as texts. @throws a redirect when the time is lost, NOT_FOUND */
export async function refusalOf(
  request: DraftRequest,
  error: Refusal,
): Promise<Exclude<BookingOutcome, { booking: Booking }>> {
  if (error.code === 'NOT_FOUND') throw notFound();
  if (error.code === 'NOT_POSSIBLE') return { refusals: ['booking-wizard:lock'] };
  if (error.code === 'CONFIRMATION_REQUIRED') return { isCodeNeeded: true };
  if (error.code === 'OVER_LIMIT') return { refusals: [limitText(request, error.data)] };
  if (error.code === 'REFUSED') return { refusals: [notBooked(request)] };
  if (error.code === 'MEASUREMENT_DATE') return { refusals: ['measurements:from.tooLate'] };
  if (isStepMissing(error.code)) throw await askAgain(request, error.code);
  if (error.code === 'DECLARATION_REQUIRED') {
    return { refusals: [await declarationRefusal(request, error.data.declarationType)] };
  }
  if (error.code === 'BOOKING_VALIDATION') {
    const { errors } = error.data;
    if (errors.every(({ code }) => code === PHONE_NOT_READY)) throw await askAgain(request, 'PHONE_REQUIRED');
    await keepRefusal(request, errors);
    return { refusals: validationTexts(request, errors) };
  }
  if (error.code === 'ATTACHMENTS_GONE') throw await attachmentsGone(request);
  throw await leaveLostSlot(request, LOST_SLOT[error.code]);
}

/** The declaration has gone meanwhile: where it is made anew, and back here. A move stays where it is. */
async function declarationRefusal(request: DraftRequest, needed: ServiceDeclarationType): Promise<ErrorText> {
  const { id: draft, answers } = request.draft;
  const text = `booking-wizard:services.declaration.${needed}` as const;
  if (isMove(answers)) return text;
  const lacks = declarationTypeOf(needed);
  const patientId = chosenPatientId(answers);
  const way = await declarationWay(request, { lacks, patientId, draft });
  return way ? withWay(text, way) : text;
}
