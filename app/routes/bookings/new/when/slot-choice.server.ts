import { isDefinedError, safe } from '@orpc/client';
import type { Booking, TimeSlot, ValidationError } from '#contract/bookings/schemas/bookings.ts';
import { validationText } from '#app/domain/bookings/validation.ts';
import { isDay } from '#app/domain/dates/calendar.ts';
import { localMinuteOf, today } from '#app/domain/dates/warsaw.ts';
import { formatTime } from '#app/domain/dates/words.ts';
import { plainText } from '#app/domain/text.ts';
import { slotAnswer } from '#app/journeys/appointment.ts';
import { timeSlotQuery } from '#app/journeys/booking/journey.ts';
import { answer, keepRefusal, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { wayOn } from './validation-way.server.ts';
import { phoneFacts } from '#app/routes/bookings/new/contact/contactdata.server.ts';
import { pricesOf } from '#app/routes/bookings/new/extras/prices.form.server.ts';
import { withValues, withWay, type ErrorText } from '#app/services/text/error-text.ts';
import { FAILURE_TEXTS } from '#app/services/provider/failure-texts.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

type Chosen = { day: string; time: string };
type Refusal = { refusals: ErrorText[] };

/**
 * Takes a free time for the draft: it is still on the list, the pre-booking checks pass, no parallel booking,
 * a price list when it costs something, then it is held for the account. The draft after it, or the texts of what stands in the way.
 */
export async function takeSlot(request: DraftRequest, { day, time }: Chosen) {
  const { provider, draft } = request;
  const query = timeSlotQuery(draft.answers);
  if (!query || !isDay(day)) return refusal('booking-wizard:dates.unknown');

  const [listError, slots] = await safe(provider.timeSlots.list({ ...query, dateFrom: day, dateTo: day }));
  if (isDefinedError(listError)) return refusal('booking-wizard:dates.hisError');
  if (listError) throw listError;
  const slot = slots.find(({ dateFrom }) => formatTime(dateFrom) === time);
  if (!slot) return refusal('booking-wizard:dates.taken');

  const { id: timeSlotId } = slot;
  const { patientId, availabilityId } = query;
  const { hisBookingId } = draft.answers.facts;
  const { errors } = await provider.bookings.prebooking({
    x: slot.id,
    patientId,
    availabilityId,
    hisBookingId,
  });
  const refused = errors.filter(({ code }) => code !== PHONE_NOT_READY);
  if (refused.length > 0) {
    await keepRefusal(request, refused);
    return { refusals: validationTexts(request, refused) };
  }
  const isPhoneAsked = errors.length > 0;

  const { bookingRestrictions, referralStatus } = await provider.catalog.availabilitySettings({
    timeSlotId,
    availabilityId,
  });
  const { bookingParallelAllowed: parallelAllowed, bookingConfReq } = bookingRestrictions;
  const parallel = parallelAllowed ? null : await parallelRefusal(request, { slot, patientId, hisBookingId });
  if (parallel) return parallel;

  const priced = draft.answers.facts.isCommercial ? await pricesOf(request, { ...slot, timeSlotId }) : null;
  if (priced && 'refusal' in priced && !priced.isForNow) return refusal(priced.refusal);

  const { addMeasurements } = bookingRestrictions;
  const isCodeAsked = isPhoneAsked || (bookingConfReq && !hisBookingId);
  const further = await furtherFacts(request, { slot, isPhoneAsked, isCodeAsked });

  const [holdError] = await safe(provider.timeSlots.block({ timeSlotId, patientId }));
  if (isDefinedError(holdError)) {
    return refusal(
      holdError.code === 'SLOT_PAST' ? 'booking-wizard:dates.past' : 'booking-wizard:dates.taken',
    );
  }
  if (holdError) throw holdError;

  const chosen = await answer(request, draft, {
    step: 'dates',
    value: slotAnswer(slot),
    facts: {
      parallelAllowed,
      addMeasurements,
      referralStatus,
      ...further,
      referralId: await knownReferral(request, patientId),
    },
  });
  const checked = await answer(request, chosen.draft, { step: 'parallel', value: { timeSlotId } });
  return { draft: checked.draft, cleared: chosen.cleared };
}

/** B§5, 105: the account's phone is unknown or unconfirmed. The wizard asks for it itself, and confirms it. */
export const PHONE_NOT_READY = '105';

/** What a booking is asked for at this time. */
async function furtherFacts(
  request: DraftRequest,
  choice: { slot: TimeSlot; isPhoneAsked: boolean; isCodeAsked: boolean },
) {
  const [prescriptionAllowed, phone] = await Promise.all([
    isPrescriptionAllowed(request, choice.slot),
    phoneFacts(request, choice),
  ]);
  return { prescriptionAllowed, ...phone };
}

/** The referral that the wizard's address has named, once the provider knows it as this patient's; nobody else's is believed. */
async function knownReferral({ provider, draft }: DraftRequest, patientId: string) {
  const { referralId: id } = draft.answers.facts;
  if (!id) return undefined;
  const [error] = await safe(provider.referrals.earlier({ patientId, id }));
  if (error && !isDefinedError(error)) throw error;
  return error ? undefined : id;
}

/** whether a prescription can be asked for at this time; a visit that moves with one keeps it. */
async function isPrescriptionAllowed({ provider, draft }: DraftRequest, { id }: TimeSlot) {
  const { services, facts } = draft.answers;
  if (!services || facts.moved?.hasPrescription) return false;
  const place = { a: services.medicalServiceCode, b: services.organizationUnitId, c: id };
  const [error, found] = await safe(provider.bookings.createPrescriptions(place));
  if (isDefinedError(error)) return false;
  if (error) throw error;
  return found.allowed;
}

/** B§5: each pre-booking error in words. */
export const validationTexts = (request: DraftRequest, errors: readonly ValidationError[]): ErrorText[] =>
  errors.map((error) => {
    const { key, values } = validationText({ ...error, today: today(request.now) });
    const text = withValues(key, values);
    const way = wayOn(request, { key, error });
    return way ? withWay(text, way) : text;
  });

/** B§4, the parallel-booking check, without the booking being moved; its failure has a text of its own. */
async function parallelRefusal(
  request: PortalRequest,
  { slot, ...whose }: { slot: TimeSlot; patientId: string; hisBookingId: string | undefined },
): Promise<Refusal | null> {
  const period = { dateFrom: localMinuteOf(slot.dateFrom), dateTo: localMinuteOf(slot.dateTo) };
  try {
    const { booking } = await request.provider.bookings.firstForPatient({ ...whose, ...period });
    return booking ? { refusals: [parallelText(request, booking)] } : null;
  } catch (error) {
    if (outageOf(error)) return refusal(FAILURE_TEXTS['bookings.firstForPatient']);
    throw error;
  }
}

function parallelText(request: PortalRequest, { service, dateFrom }: Booking): ErrorText {
  const when = textIn(request.language).formatDateTime(dateFrom);
  return withValues('booking-wizard:dates.parallel', { service: plainText(service.name), when });
}

const refusal = (text: ErrorText): Refusal => ({ refusals: [text] });
