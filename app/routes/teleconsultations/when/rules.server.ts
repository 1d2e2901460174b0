import type { AvailabilitySettings } from '#contract/bookings/schemas/catalog.ts';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import { PHONE_NOT_READY, pricesOf, validationTexts } from '#app/services/appointments/times/check.server.ts';
import type { TimesRequest } from '#app/services/appointments/times/request.ts';
import { withWay, type ErrorText } from '#app/services/text/error-text.ts';

type Facts = Partial<TeleconsultationAnswers['facts']>;
type Asked = {
  slot: { id: string; system: string };
  settings: AvailabilitySettings;
  isPhoneAsked: boolean;
  isCommercial: boolean | undefined;
};

/** B-90: what a time, or one "now", allows and costs, or what stands in the way. A phone is given on the account's page. */
export async function factsOf(
  request: TimesRequest,
  { slot, settings, isPhoneAsked, isCommercial }: Asked,
): Promise<{ facts: Facts } | { refusals: ErrorText[] }> {
  const { bookingConfReq, bookingParallelAllowed, addMeasurements } = settings.bookingRestrictions;
  if (isPhoneAsked) {
    const way = { href: '/account', words: 'teleconsultation:dates.phone' } as const;
    const texts = validationTexts(request, [{ code: PHONE_NOT_READY }]);
    return { refusals: texts.map((text) => withWay(text, way)) };
  }
  const priced = isCommercial ? await pricesOf(request, { timeSlotId: slot.id, system: slot.system }) : null;
  if (priced && 'refusal' in priced) return { refusals: [priced.refusal] };

  const isCodeAsked = bookingConfReq && request.times.hisBookingId === undefined;
  const sms = isCodeAsked ? await request.provider.account.smsConfirmationSettings() : { smsEnabled: false };
  return {
    facts: {
      parallelAllowed: bookingParallelAllowed,
      addMeasurements,
      prices: priced?.prices.map(({ name, amount, currency }) => ({ name, amount, currency })),
      codeRequired: sms.smsEnabled,
    },
  };
}
