import { isDefinedError, safe, type InferClientErrors } from '@orpc/client';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { ProviderClient } from '#contract/index.ts';
import { sentReferral } from '#app/domain/bookings/referral.ts';
import { bookingJourney as journey } from '#app/journeys/booking/journey.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { isMove } from '#app/journeys/appointment.ts';
import { prune } from '#app/journeys/engine.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { limitText } from '#app/services/forms/limits.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import type { DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { choosingTime, keepRefusal, leaveLostSlot } from '#app/routes/bookings/new/when/choosing.server.ts';
import { measurementAttachment } from '#app/routes/bookings/new/extras/measurements.form.server.ts';
import { declarationGone } from '#app/services/appointments/declaration-way.server.ts';
import { attachmentsGone } from '#app/routes/bookings/new/extras/referral-attachments.server.ts';
import { askAgain, isStepMissing } from '#app/routes/bookings/new/draft/missing-steps.server.ts';
import {
  LOST_SLOT,
  PHONE_NOT_READY,
  validationTexts,
} from '#app/services/appointments/times/check.server.ts';

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
    const { declarationType: needed } = error.data;
    const { id, answers } = request.draft;
    // A move stays where it is.
    if (isMove(answers)) return { refusals: [`booking-wizard:services.declaration.${needed}`] };
    const patientId = chosenPatientId(answers);
    return { refusals: [await declarationGone(request, { needed, patientId, draft: id })] };
  }
  if (error.code === 'BOOKING_VALIDATION') {
    const { errors } = error.data;
    if (errors.every(({ code }) => code === PHONE_NOT_READY)) throw await askAgain(request, 'PHONE_REQUIRED');
    await keepRefusal(request, errors);
    return { refusals: validationTexts(choosingTime(request), errors) };
  }
  if (error.code === 'ATTACHMENTS_GONE') throw await attachmentsGone(request);
  throw await leaveLostSlot(request, LOST_SLOT[error.code]);
}
