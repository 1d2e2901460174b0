import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { groupPhone } from '#app/domain/patients/patients.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import {
  failedCode,
  refusedCode,
  tooManyCodes,
  type NotSent,
} from '#app/services/forms/phone-code.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';

/** The code that goes to the account's phone before something is booked (B§4), as one wizard asks for it. */
export type CodeAsked = Readonly<{
  /** The time slot for which it is sent. */
  timeSlotId: string;
  /** Its page. */
  path: string;
  /** Where the patient goes when the time is held no longer. */
  lost: () => Promise<Response>;
  /** The same while the account has no phone to which it could go. */
  noPhone: () => Promise<Response>;
}>;

/** The account's phone, to which codes go. */
async function phoneOf({ provider }: AccountRequest) {
  return (await provider.account.get()).contactData.phoneNumber ?? '';
}

export const shownPhone = async (request: AccountRequest) => groupPhone(await phoneOf(request));

/** Returns the phone, and what is known of the code that was sent to it. */
export async function sentCode(request: AccountRequest, { timeSlotId }: CodeAsked) {
  const [phone, state] = await Promise.all([
    shownPhone(request),
    request.provider.account.phoneCode({ timeSlotId }),
  ]);
  return { ...state, phone };
}

/** Why no code was sent, and what that is answered with. */
export type NoCode = Omit<NotSent, 'refusal'> & Readonly<{ refusals: ErrorText[] }>;

/** Leads to the page of the code; a code that is on its way already is not sent again. */
export async function toCode(request: AccountRequest, asked: CodeAsked): Promise<Response | NoCode> {
  const { sent } = await sentCode(request, asked);
  return sent ? redirect(asked.path, 303) : sendCode(request, asked);
}

/** Sends a code, and leads to its page; or the text of why none is sent. */
export async function sendCode(
  request: AccountRequest,
  { timeSlotId, path, lost, noPhone }: CodeAsked,
): Promise<Response | NoCode> {
  const [error] = await safe(request.provider.account.sendPhoneCode({ timeSlotId }));
  if (isDefinedError(error)) {
    if (error.code === 'HOLD_EXPIRED') return lost();
    if (error.code !== 'TOO_MANY_CODES') return noPhone();
    const { refusal, ...answer } = tooManyCodes(request, error.data);
    return { refusals: [refusal], ...answer };
  }
  if (error) throw error;
  return redirectWithNotice(request, path, 'bookings:code.sent');
}

type Refusal = { field: 'code' | ''; texts: ErrorText[]; status: 422 | 503 };

/** The texts of why the code is not accepted; null when it is, or was by this very form, whose answer was lost. */
export async function refusalOfCode(
  request: AccountRequest,
  { timeSlotId, noPhone, code: confirmationCode }: CodeAsked & { code: string },
): Promise<Refusal | null> {
  const phoneNumber = await phoneOf(request);
  if (!phoneNumber) throw await noPhone();

  const [error] = await safe(
    request.provider.account.confirmPhone({ phoneNumber, confirmationCode, timeSlotId }),
  );
  if (isDefinedError(error)) {
    if (await isConfirmedByThis(request)) return null;
    return refusedCode(error);
  }
  const texts = failedCode(error, 'account.confirmPhone');
  if (texts) return { field: '', texts, status: 503 };
  if (error) throw error;
  return null;
}

/** Tells whether the number is confirmed although nobody knows what came of this form. The booking itself asks again for its code. */
async function isConfirmedByThis({ provider, context }: AccountRequest) {
  return context.doubt?.before === true && (await provider.account.get()).contactData.phoneConfirmed;
}
