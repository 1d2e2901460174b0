import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { groupPhone } from '#app/domain/patients/patients.ts';
import {
  refusedCode,
  failedCode,
  tooManyCodes,
  type NotSent,
} from '#app/services/forms/phone-code.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { gateAddressOf, wayOn, wayPast } from '#app/services/access/gates.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';

/** A page of this gate, with the wanted page kept. */
export function pathWithin(request: AccountRequest, page: '' | '/code' | '/code/resend') {
  const [path, query] = gateAddressOf(request, 'PHONE').split('?');
  return `${path}${page}${query ? `?${query}` : ''}`;
}

/** Checks that the number is still owed; whoever owes none goes on. */
export async function requireOwed(request: AccountRequest) {
  const { value } = await request.provider.account.isPhoneRequired();
  if (!value) throw redirect(await wayPast(request, 'PHONE'), 303);
}

/** The account's number as people write it, and what is known of the code sent to it. */
export async function sentCode(request: AccountRequest) {
  await requireOwed(request);
  const { account } = request.provider;
  const [{ phoneNumber }, state] = await Promise.all([account.phone(), account.phoneCode({})]);
  if (!phoneNumber) throw redirect(pathWithin(request, ''), 303);
  return { ...state, phone: groupPhone(phoneNumber) };
}

/** Saves the number, and sends a code to it where codes are sent (C-11); or the text of why not, and whether of the number. */
export async function savePhone(request: AccountRequest, phoneNumber: string): Promise<Response | NotSent> {
  const { account } = request.provider;
  const [error, saved] = await safe(account.savePhone({ phoneNumber }));
  if (isDefinedError(error)) {
    return {
      refusal: error.code === 'PHONE_ALREADY_IN_USE' ? 'bookings:code.inUse' : 'account:phone.notSaved',
    };
  }
  if (error) throw error;

  const { smsEnabled } = await account.smsConfirmationSettings();
  if (saved.phoneConfirmed || !smsEnabled) {
    return redirectWithNotice(request, await wayOn(request), 'account:phone.saved');
  }
  const { sent } = await account.phoneCode({});
  return sent ? redirect(pathWithin(request, '/code'), 303) : sendCode(request);
}

/** Sends a code to the account's number, and leads to its page; or the text of why none is sent. */
export async function sendCode(request: AccountRequest): Promise<Response | NotSent> {
  const [error] = await safe(request.provider.account.sendPhoneCode({}));
  if (isDefinedError(error)) {
    if (error.code === 'TOO_MANY_CODES') return tooManyCodes(request, error.data);
    return redirect(pathWithin(request, ''), 303);
  }
  if (error) throw error;
  return redirectWithNotice(request, pathWithin(request, '/code'), 'bookings:code.sent');
}

type Unconfirmed = { field: 'code' | ''; texts: ErrorText[]; status: 422 | 503 };

/** Confirms the number with the code and leads on; or the texts of why the code is not taken. */
export async function confirmPhone(
  request: AccountRequest,
  confirmationCode: string,
): Promise<Response | Unconfirmed> {
  const { account } = request.provider;
  const { phoneNumber } = await account.phone();
  if (!phoneNumber) return redirect(pathWithin(request, ''), 303);

  const [error] = await safe(account.confirmPhone({ phoneNumber, confirmationCode }));
  if (isDefinedError(error)) return refusedCode(error);
  const texts = failedCode(error, 'account.confirmPhone');
  if (texts) return { field: '', texts, status: 503 };
  if (error) throw error;
  return redirectWithNotice(request, await wayOn(request), 'account:phone.confirmed');
}
