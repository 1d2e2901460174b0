import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { groupPhone } from '#app/domain/patients/patients.ts';
import { bookingJourney as journey } from '#app/journeys/booking/journey.ts';
import { isReachable } from '#app/journeys/engine.ts';
import {
  refusedCode,
  failedCode,
  tooManyCodes,
  type NotSent,
} from '#app/services/forms/phone-code.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import type { DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { changePath } from '#app/routes/bookings/new/draft/paths.server.ts';
import { askAgain } from '#app/routes/bookings/new/draft/missing-steps.server.ts';
import { leaveLostSlot } from '#app/routes/bookings/new/send/summary.server.ts';

export const codePath = ({ draft }: DraftRequest) => `/newbooking/code?draft=${draft.id}`;
export const resendPath = ({ draft }: DraftRequest) => `/newbooking/code/resend?draft=${draft.id}`;

/** Where the phone can be changed; null when the wizard does not ask for one. */
export const phonePath = ({ draft: { id, answers } }: DraftRequest) =>
  isReachable({ journey, answers, step: 'contactdata' }) ? changePath(id, 'contactdata') : null;

/** The account's phone, to which codes go. */
async function phoneOf({ provider }: DraftRequest) {
  return (await provider.account.get()).contactData.phoneNumber ?? '';
}

export const shownPhone = async (request: DraftRequest) => groupPhone(await phoneOf(request));

/** Returns the phone of the draft, and what is known of the code that was sent to it for the time that is held. */
export async function sentCode(request: DraftRequest) {
  const { dates } = request.draft.answers;
  if (!dates) throw notFound();
  const [phone, state] = await Promise.all([
    shownPhone(request),
    request.provider.account.phoneCode({ timeSlotId: dates.timeSlotId }),
  ]);
  return { ...state, phone };
}

/** Why no code was sent for the draft, and what that is answered with. */
export type NoCode = Omit<NotSent, 'refusal'> & Readonly<{ refusals: ErrorText[] }>;

/** Leads to the page of the code; a code that is on its way already is not sent again. */
export async function toCode(request: DraftRequest): Promise<Response | NoCode> {
  const { sent } = await sentCode(request);
  return sent ? redirect(codePath(request), 303) : sendCode(request);
}

/** Sends a code for the time that is held, and leads to its page; or the text of why none is sent. */
export async function sendCode(request: DraftRequest): Promise<Response | NoCode> {
  const { dates } = request.draft.answers;
  if (!dates) throw notFound();
  const { timeSlotId } = dates;

  const [error] = await safe(request.provider.account.sendPhoneCode({ timeSlotId }));
  if (isDefinedError(error)) {
    if (error.code === 'HOLD_EXPIRED') return leaveLostSlot(request, 'booking-wizard:dates.expired');
    if (error.code !== 'TOO_MANY_CODES') return askAgain(request, 'PHONE_REQUIRED');
    const { refusal, ...answer } = tooManyCodes(request, error.data);
    return { refusals: [refusal], ...answer };
  }
  if (error) throw error;
  return redirectWithNotice(request, codePath(request), 'bookings:code.sent');
}

type Refusal = { field: 'code' | ''; texts: ErrorText[]; status: 422 | 503 };

/** The texts of why the code is not accepted; null when it is, or was by this very form, whose answer was lost. */
export async function refusalOfCode(
  request: DraftRequest,
  confirmationCode: string,
): Promise<Refusal | null> {
  const phoneNumber = await phoneOf(request);
  if (!phoneNumber) throw await askAgain(request, 'PHONE_REQUIRED');

  const { timeSlotId } = request.draft.answers.dates ?? {};
  const given = { phoneNumber, confirmationCode, timeSlotId };
  const [error] = await safe(request.provider.account.confirmPhone(given));
  if (isDefinedError(error)) {
    if (await isConfirmedByThis(request)) return null;
    return refusedCode(error);
  }
  const texts = failedCode(error, 'account.confirmPhone');
  if (texts) return { field: '', texts, status: 503 };
  if (error) throw error;
  return null;
}

/** Whether the number is confirmed although nobody knew what came of this form. The booking itself asks again for its code. */
async function isConfirmedByThis({ provider, context }: DraftRequest) {
  return context.doubt?.before === true && (await provider.account.get()).contactData.phoneConfirmed;
}
