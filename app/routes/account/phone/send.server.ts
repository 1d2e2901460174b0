import { isDefinedError, safe } from '@orpc/client';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { tooManyCodes, type NotSent } from '#app/services/forms/phone-code.server.ts';
import { addNotices, redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { partsOf } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { PATHS } from './phone.server.ts';

/** Sends a code to the number that waits; or the text of why none is sent. */
export async function codeSent(request: AccountRequest): Promise<Response | NotSent> {
  const [error] = await safe(request.provider.account.sendPhoneCode({}));
  if (isDefinedError(error)) {
    if (error.code === 'TOO_MANY_CODES') return tooManyCodes(request, error.data);
    return redirectWithNotice(request, PATHS.phone, { key: 'account:ownPhone.nothingWaits', kind: 'notice' });
  }
  // What nobody knows stands last.
  const failed = error && failedWrite(error, 'bookings.sendConfirmationCode')?.at(-1);
  if (failed) return { refusal: failed, status: 503 };
  if (error) throw error;
  return redirectWithNotice(request, PATHS.code, 'bookings:code.sent');
}

/** The same after a number was written down: it waits in any case, and the next page says from when on a code can go there. */
export async function sendCode(request: AccountRequest, before?: TextKey) {
  if (before) await addNotices(request, { key: before, kind: 'notice' });
  const sent = await codeSent(request);
  if (sent instanceof Response) return sent;
  const { key, values } = partsOf(sent.refusal);
  return redirectWithNotice(request, PATHS.resend, [
    { key: 'account:ownPhone.waits', kind: 'notice' },
    { key, kind: 'error', values },
  ]);
}
