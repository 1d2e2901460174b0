import { isDefinedError, safe } from '@orpc/client';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import type { Outcome } from '#app/services/wizard/steps.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { answer, type Draft, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

type PhoneFacts = Pick<BookingAnswers['facts'], 'phoneRequired' | 'phoneConfirmed' | 'codeRequired'>;

type PhoneChoice = { slot: { system: string; id: string }; isPhoneAsked: boolean; isCodeAsked: boolean };

/**
 * Tells whether the slot asks for a phone (B§2) or its checks do (`isPhoneAsked`), whether the account's is confirmed
 * and whether a code is sent (B§4).
 */
export async function phoneFacts(
  { provider }: DraftRequest,
  { slot, isPhoneAsked, isCodeAsked }: PhoneChoice,
): Promise<PhoneFacts> {
  const phone = await orNotFound(provider.bookings.phoneRequired({ a: slot.system, b: slot.id }));

  const sms = isCodeAsked ? await provider.account.smsConfirmationSettings() : { smsEnabled: false };
  const isRequired = isPhoneAsked || phone.required;
  const { contactData } = isRequired ? await provider.account.get() : { contactData: null };
  return {
    phoneRequired: isRequired,
    phoneConfirmed: Boolean(contactData?.phoneNumber && contactData.phoneConfirmed),
    codeRequired: sms.smsEnabled,
  };
}

/** C§8, Phone. */
const SAVING_REFUSALS = {
  PHONE_ALREADY_IN_USE: 'bookings:code.inUse',
  PHONE_CONFIRMED: 'account:phone.notSaved',
  REFUSED: 'account:phone.notSaved',
} as const satisfies Record<string, TextKey>;

/** Saves the phone with the account, unconfirmed (B§4). A confirmed one is changed in the account alone, where the old one serves until then (AP-07). */
export async function savePhone(
  request: DraftRequest,
  phoneNumber: string,
): Promise<Outcome<BookingAnswers, Draft> | { refusal: TextKey }> {
  const { account } = request.provider;
  const there = await account.phone();
  if (there.phoneConfirmed && there.phoneNumber !== phoneNumber) {
    return { refusal: 'booking-wizard:contactdata.confirmed' };
  }
  const [error] = await safe(account.savePhone({ phoneNumber }));
  if (isDefinedError(error)) return { refusal: SAVING_REFUSALS[error.code] };
  if (error) throw error;

  return answer(request, request.draft, { step: 'contactdata', value: { phoneNumber } });
}
