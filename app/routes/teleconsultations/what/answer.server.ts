import type { ValidationError } from '#contract/bookings/schemas/bookings.ts';
import { serviceAnswer, timeSlotQueryOf } from '#app/journeys/appointment.ts';
import type {
  TeleconsultationAnswers,
  TeleconsultationService,
} from '#app/journeys/teleconsultation/draft.ts';
import { PHONE_NOT_READY, validationTexts } from '#app/services/appointments/times/check.server.ts';
import type { TimesRequest } from '#app/services/appointments/times/request.ts';
import { NOW_SYSTEM } from '#app/routes/teleconsultations/draft/now.ts';
import { factsOf } from '#app/routes/teleconsultations/when/rules.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { Offer } from './offer.server.ts';

type Kept = { value: TeleconsultationService; facts: Partial<TeleconsultationAnswers['facts']> };
/** `errors`: those of the pre-booking checks. */
type Refused = { refusals: ErrorText[]; errors: readonly ValidationError[] };

/** The part of an offer that the draft keeps. One "now" is checked at once (B-90), for no time follows; its place in the book is that of its entry. */
export async function answerFor(
  request: AccountRequest,
  { patientId, offer }: { patientId: string; offer: Offer },
): Promise<Kept | Refused> {
  const { entry, isNow } = offer;
  const { nowSlotId: timeSlotId, availabilityId, commercialService: isCommercial } = entry;
  const value = {
    ...serviceAnswer(entry, { isOnline: true }),
    isNow,
    ...(timeSlotId ? { nowSlotId: timeSlotId } : {}),
  };
  if (!isNow || !timeSlotId) return { value, facts: { isCommercial } };

  const choosing: TimesRequest = {
    ...request,
    times: {
      service: value,
      query: timeSlotQueryOf(value, patientId),
      hisBookingId: undefined,
      pathTo: () => request.url.pathname,
      placesPath: null,
      servicesPath: null,
    },
  };
  const { bookings, catalog } = request.provider;
  const { errors } = await bookings.prebooking({ x: timeSlotId, patientId, availabilityId });
  const refused = errors.filter(({ code }) => code !== PHONE_NOT_READY);
  if (refused.length > 0) return { refusals: validationTexts(choosing, refused), errors: refused };

  const settings = await catalog.availabilitySettings({ timeSlotId, availabilityId });
  const slot = { id: timeSlotId, system: NOW_SYSTEM };
  const asked = await factsOf(choosing, { slot, settings, isPhoneAsked: errors.length > 0, isCommercial });
  return 'facts' in asked ? { value, facts: { isCommercial, ...asked.facts } } : { ...asked, errors: [] };
}
