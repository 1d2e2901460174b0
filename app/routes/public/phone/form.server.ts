import { patientInAddress } from '#app/services/request/patient-in-address.ts';
import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openSession } from '#app/services/access/authenticator.server.ts';
import { linkToken } from '#app/services/access/link-token.server.ts';
import {
  codeRefusal,
  failedCode,
  fieldOfCode,
  tooManyCodes,
  type NotSent,
} from '#app/services/forms/phone-code.server.ts';
import { phoneFormOf } from '#app/services/forms/phone-number.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { createSeal } from '#app/services/store/sealed.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';

const PATH = '/resendactivationcode';
const LONGEST_ID = 80;

/** A page of this way in, with what sign-in needs in the end, and the ward or child for whom the account was made (AP-08). */
export function pathTo(page: '' | '/code', { url }: PortalRequest) {
  const path = onTheWayIn(PATH + page, url);
  const patientId = patientOf(url);
  if (patientId === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}patientId=${encodeURIComponent(patientId)}`;
}

function patientOf(url: URL) {
  const id = patientInAddress(url);
  return id !== null && id.length <= LONGEST_ID ? id : null;
}

/** The number that waits in the short session after a right password; null for everybody else, also for whose waits no longer. */
export async function pendingPhone({ short, provider }: PortalRequest) {
  if (short?.shortFor !== 'MUST_CONFIRM_PHONE') return null;
  const [error, found] = await safe(provider.account.unconfirmedPhone());
  if (isDefinedError(error)) return null;
  if (error) throw error;
  return found;
}

export type PendingPhone = NonNullable<Awaited<ReturnType<typeof pendingPhone>>>;

/** The number to which a code is to go: one's own, unless another one is typed, which the provider compares. */
export async function activationForm(request: PortalRequest, own: string | undefined) {
  const { phoneNumber } = (await phoneFormOf(request)).shape;
  return z.object({
    phoneNumber: own === undefined ? phoneNumber : phoneNumber.optional().transform((typed) => typed ?? own),
  });
}

/** Sends a code and leads to its page; or says why none is sent. A guest hears the same for every number (S-12). */
export async function sendCode(
  request: PortalRequest,
  { phoneNumber, isOwn }: { phoneNumber: string; isOwn: boolean },
): Promise<Response | NotSent> {
  const { account } = request.provider;
  const patientId = patientOf(request.url);
  const [error] = await safe(
    patientId === null
      ? account.sendActivationCode({ phoneNumber })
      : account.sendActivationCodeFor({ phoneNumber, patientId }),
  );
  if (isDefinedError(error)) {
    if (error.code === 'TOO_MANY_CODES') return tooManyCodes(request, error.data);
    if (error.code === 'BUSY') return { refusal: 'public:login.failure.busy', status: 503 };
    const isOff = error.code === 'SMS_DISABLED';
    return { refusal: isOff ? 'public:phone.smsDisabled' : 'public:phone.notPending' };
  }
  if (error) throw error;
  const codePath = pathTo('/code', request);
  if (isOwn) return redirectWithNotice(request, codePath, 'bookings:code.sent');
  return redirect(codePath, {
    status: 303,
    headers: { 'set-cookie': keptPhoneOf(request).write(phoneNumber) },
  });
}

/** The number that a guest has typed, from one page to the next: sealed, in a cookie of these pages, and in no address (S-14). */
function keptPhoneOf({ cookies, context: { portal } }: PortalRequest) {
  const seal = createSeal(portal.secret, portal.formerSecrets);
  const cookie = linkToken({ isSecure: portal.environment.isSecure, path: PATH });
  return {
    read() {
      const sealed = cookie.read(cookies);
      const phone = sealed === null ? null : seal.open(sealed);
      return typeof phone === 'string' ? phone : null;
    },
    write: (phone: string) => cookie.write(seal.close(phone)),
  };
}

export const keptPhone = (request: PortalRequest) => keptPhoneOf(request).read();

/** Confirms the number with the code: whoever has proved the password as well goes on, everybody else signs in. Or says why it is not taken. */
export async function confirmPhone(
  request: PortalRequest,
  given: { phoneNumber: string; confirmationCode: string },
): Promise<Response | { field: 'code' | ''; texts: ErrorText[]; status: 422 | 503 }> {
  const wanted = request.short?.wanted;
  const [error, answer] = await safe(request.provider.account.confirmActivation(given));
  if (isDefinedError(error) && error.code !== 'VALIDATION_ERROR') {
    const isDone = request.context.doubt?.before === true && error.code !== 'PHONE_ALREADY_IN_USE';
    const perhaps: ErrorText[] = isDone ? ['page:problem.inDoubt.activation'] : [];
    const text = codeRefusal(error);
    const field = request.short ? fieldOfCode(text) : 'code';
    return { field, texts: [text, ...perhaps], status: 422 };
  }
  const texts = failedCode(error, 'account.confirmActivation');
  if (texts) return { field: '', texts, status: 503 };
  if (error) throw error;
  // An account whose owner has closed the page before the password was made (C-114).
  const next = answer.registration?.needsPassword ? '/resetpassword' : '/login';
  if (!answer.session) return redirect(onTheWayIn(next, request.url, { phone: 'confirmed' }), 303);
  const headers = await openSession(request, { opened: answer.session, done: 'account:phone.confirmed' });
  return redirect(wanted ?? '/main', { status: 303, headers });
}
