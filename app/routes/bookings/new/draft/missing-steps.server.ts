import { knownAddress } from '#app/domain/patients/address.ts';
import type { BookingStep } from '#app/journeys/booking/journey.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { answer, stepPath, type DraftRequest } from './drafts.server.ts';
import { patientOf } from '#app/services/wizard/person.server.ts';

/** Refusals of the last check that one step of the wizard can mend. */
const STEPS = {
  PRICE_REQUIRED: { step: 'prices', text: 'booking-wizard:prices.changed' },
  PRESCRIPTION_REQUIRED: { step: 'prescription', text: 'booking-wizard:prescription.again' },
  QUESTIONNAIRE_REQUIRED: { step: 'questionnaire', text: 'questionnaires:step.again' },
  REFERRAL_REQUIRED: { step: 'referral', text: 'referrals:again' },
  REFERRAL_REFUSED: { step: 'referral', text: 'referrals:refused' },
  MISSING_REFERRAL_PRACTITIONER_OR_INSTITUTION: { step: 'referral', text: 'referrals:missing' },
  ADDRESS_REQUIRED: { step: 'personaldata', text: 'booking-wizard:personaldata.again' },
  PHONE_REQUIRED: { step: 'contactdata', text: 'booking-wizard:contactdata.again' },
} as const satisfies Record<string, { step: BookingStep; text: TextKey }>;
type Missing = keyof typeof STEPS;

/** The part of the step's answer that stands in its form again, to be mended. */
function kept({ draft: { answers } }: DraftRequest, missing: Missing) {
  const { referral, questionnaire } = answers;
  if (missing === 'QUESTIONNAIRE_REQUIRED') return questionnaire && { ...questionnaire, answers: undefined };
  const isMended =
    missing === 'REFERRAL_REFUSED' || missing === 'MISSING_REFERRAL_PRACTITIONER_OR_INSTITUTION';
  return isMended ? referral : undefined;
}

export const isStepMissing = (code: string): code is Missing => code in STEPS;

const isSmsEnabled = async ({ provider }: DraftRequest) =>
  (await provider.account.smsConfirmationSettings()).smsEnabled;

/** Back to the step whose answer holds no longer, with the reason and everything else kept. */
export async function askAgain(request: DraftRequest, missing: Missing) {
  const { step, text } = STEPS[missing];
  const facts = {
    PRICE_REQUIRED: { isCommercial: true },
    PRESCRIPTION_REQUIRED: { prescriptionAllowed: true },
    QUESTIONNAIRE_REQUIRED: { questionnaireModule: true, questionnaireExists: true },
    REFERRAL_REQUIRED: { referralStatus: 'W' as const, referralId: undefined },
    REFERRAL_REFUSED: {},
    MISSING_REFERRAL_PRACTITIONER_OR_INSTITUTION: {},
    ADDRESS_REQUIRED: { address: knownAddress(patientOf(request).address) },
    PHONE_REQUIRED: { phoneRequired: true, phoneConfirmed: false, codeRequired: await isSmsEnabled(request) },
  }[missing];
  const { draft } = await answer(request, request.draft, { step, value: kept(request, missing), facts });
  return redirectWithNotice(request, stepPath(draft.id, step), { key: text, kind: 'error' });
}
