import { isDefinedError, safe } from '@orpc/client';
import type { TimeSlot } from '#contract/bookings/schemas/bookings.ts';
import { slotAnswer } from '#app/journeys/appointment.ts';
import { answer, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { phoneFacts } from '#app/routes/bookings/new/contact/contactdata.server.ts';
import { freeSlot, holdSlot, pricesOf } from '#app/services/appointments/times/check.server.ts';
import { onwards } from '#app/routes/bookings/new/draft/steps.server.ts';
import { choosingTime, keepRefusal } from './choosing.server.ts';

/**
 * Takes a free time for the draft: it is free for the patient, a price list is there when it costs something, then it is held for the
 * account. Leads on, or the texts of what stands in the way.
 */
export async function takeSlot(request: DraftRequest, chosen: { day: string; time: string }) {
  const { draft } = request;
  const { hisBookingId, isCommercial } = draft.answers.facts;
  const choosing = choosingTime(request);
  const taken = 'booking-wizard:dates.taken';
  const free = await freeSlot(choosing, {
    ...chosen,
    taken,
    keepRefusal: (errors) => keepRefusal(request, errors),
  });
  if ('refusals' in free) return free;
  const { slot, query, settings, isPhoneAsked } = free;
  const {
    bookingParallelAllowed: parallelAllowed,
    bookingConfReq,
    addMeasurements,
  } = settings.bookingRestrictions;

  const timeSlotId = slot.id;
  const priced = isCommercial ? await pricesOf(choosing, { ...slot, timeSlotId }) : null;
  if (priced && 'refusal' in priced && !priced.isForNow) return { refusals: [priced.refusal] };

  const isCodeAsked = isPhoneAsked || (bookingConfReq && !hisBookingId);
  const further = await furtherFacts(request, { slot, isPhoneAsked, isCodeAsked });
  const held = await holdSlot(choosing, { slot, query, taken });
  if ('refusals' in held) return held;

  const kept = await answer(request, draft, {
    step: 'dates',
    value: slotAnswer(slot),
    facts: {
      parallelAllowed,
      addMeasurements,
      referralStatus: settings.referralStatus,
      ...further,
      referralId: await knownReferral(request, query.patientId),
    },
  });
  const checked = await answer(request, kept.draft, { step: 'parallel', value: { timeSlotId } });
  return onwards(request, { draft: checked.draft, cleared: kept.cleared });
}

/** The further facts for which a booking is asked at this time. */
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
