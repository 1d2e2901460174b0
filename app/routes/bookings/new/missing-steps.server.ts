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
  QUESTIONNAIRE_REQUIRED: { step: 'questionnaire', text: 'questionnaires:step.again' },
  ADDRESS_REQUIRED: { step: 'personaldata', text: 'bookings:new.personaldata.again' },
  PHONE_REQUIRED: { step: 'contactdata', text: 'bookings:new.contactdata.again' },
} as const satisfies Record<string, { step: BookingStep; text: TextKey }>;
type Missing = keyof typeof STEPS;

export const isStepMissing = (code: string): code is Missing => code in STEPS;

/** Back to the step whose answer holds no longer, with the reason and everything else kept; of a questionnaire what was typed too. */
export async function askAgain(visit: DraftVisit, missing: Missing) {
  const { step, text } = STEPS[missing];
  const facts = {
    PRICE_REQUIRED: { isCommercial: true },
    PRESCRIPTION_REQUIRED: { prescriptionAllowed: true },
    QUESTIONNAIRE_REQUIRED: { questionnaireModule: true, questionnaireExists: true },
    ADDRESS_REQUIRED: { address: knownAddress(patientOf(visit).address) },
    PHONE_REQUIRED: { phoneRequired: true, phoneConfirmed: false },
  }[missing];
  const { questionnaire } = visit.draft.answers;
  const value =
    step === 'questionnaire' && questionnaire ? { ...questionnaire, answers: undefined } : undefined;
  const { draft } = await answer(visit, visit.draft, { step, value, facts });
  return redirectWithNotice(visit, stepPath(draft.id, step), { key: text, kind: 'error' });
}
