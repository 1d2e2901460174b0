import { knownAddress } from '#app/domain/patients/address.ts';
import type { BookingStep } from '#app/journeys/booking.ts';
import { redirectWithNotice } from '#app/services/notices.server.ts';
import type { TextKey } from '#app/services/text-keys.ts';
import { answer, stepPath, type DraftVisit } from './draft.server.ts';
import { patientOf } from './personaldata.form.server.ts';

/** Refusals of the last check that one step of the wizard can mend. */
const STEPS = {
  PRICE_REQUIRED: { step: 'prices', text: 'bookings:new.prices.changed' },
  PRESCRIPTION_REQUIRED: { step: 'prescription', text: 'bookings:new.prescription.again' },
  ADDRESS_REQUIRED: { step: 'personaldata', text: 'bookings:new.personaldata.again' },
  PHONE_REQUIRED: { step: 'contactdata', text: 'bookings:new.contactdata.again' },
} as const satisfies Record<string, { step: BookingStep; text: TextKey }>;
type Missing = keyof typeof STEPS;

export const isStepMissing = (code: string): code is Missing => code in STEPS;

/** Back to the step whose answer holds no longer, with the reason and everything else kept. */
export async function askAgain(visit: DraftVisit, missing: Missing) {
  const { step, text } = STEPS[missing];
  const facts = {
    PRICE_REQUIRED: { isCommercial: true },
    PRESCRIPTION_REQUIRED: { prescriptionAllowed: true },
    ADDRESS_REQUIRED: { address: knownAddress(patientOf(visit).address) },
    PHONE_REQUIRED: { phoneRequired: true, phoneConfirmed: false },
  }[missing];
  const { draft } = await answer(visit, visit.draft, { step, value: undefined, facts });
  return redirectWithNotice(visit, stepPath(draft.id, step), { key: text, kind: 'error' });
}
