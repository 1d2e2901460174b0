import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { groupPhone } from '#app/domain/patients/patients.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import {
  type CodeForm,
  failedCode,
  refusedCode,
  resendView,
  tooManyCodes,
  type NotSent,
} from '#app/services/forms/phone-code.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';

/** The code that goes to the account's phone before something is booked (B§4), as one wizard asks for it. */
export type CodeAsked = Readonly<{
  /** The time slot for which it is sent. */
  timeSlotId: string;
  /** Its page, and the one that says what to do when none comes. */
  path: string;
  resendPath: string;
  /** @throws the way elsewhere when the time is held no longer */
  requireHold: () => Promise<unknown>;
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
async function sentCode(request: AccountRequest, { timeSlotId }: CodeAsked) {
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
async function sendCode(
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

/** The content of the page of the code. */
export async function codePage(request: AccountRequest, asked: CodeAsked) {
  const { phone, sent } = await sentCode(request, asked);
  return { title: request.t('bookings:code.title'), phone, sent, resendPath: asked.resendPath };
}

/** The content of the page that says what to do when no code comes. */
export const resendPage = async (request: AccountRequest, asked: CodeAsked) =>
  resendView(request, { ...(await sentCode(request, asked)), path: asked.path });

/** Sends another code, or says on that page why none is sent. */
export async function resendCode(request: AccountRequest, asked: CodeAsked) {
  const submission = await pressed(request);
  const sent = await sendCode(request, asked);
  return sent instanceof Response ? sent : refused(submission, { '': sent.refusals }, sent);
}

/** The reasons why it is not booked; `isCodeNeeded`: that code counts no more. */
type NotBooked = Readonly<{ refusals: ErrorText[]; status?: 422 | 503 }> | Readonly<{ isCodeNeeded: true }>;

/** Books what waits for the code once it is accepted; otherwise it stays on the page of the code, which says why. */
export async function bookWithCode(
  request: AccountRequest,
  asked: CodeAsked,
  { schema, book }: { schema: typeof CodeForm; book: () => Promise<Response | NotBooked> },
) {
  const submission = parseWithZod(await request.form(), { schema });
  if (submission.status !== 'success') return invalid(submission);
  await asked.requireHold();
  const refusal = await refusalOfCode(request, { ...asked, ...submission.value });
  if (refusal) return refused(submission, { [refusal.field]: refusal.texts }, { status: refusal.status });

  const booked = await book();
  if (booked instanceof Response) return booked;
  const failed = 'refusals' in booked ? booked : await sendCode(request, asked);
  return failed instanceof Response ? failed : refused(submission, { '': failed.refusals }, failed);
}

type Refusal = { field: 'code' | ''; texts: ErrorText[]; status: 422 | 503 };

/** The texts of why the code is not accepted; null when it is, or was by this very form, whose answer was lost. */
async function refusalOfCode(
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
