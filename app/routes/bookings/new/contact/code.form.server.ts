import { isDefinedError, safe } from '@orpc/client';
import { groupPhone } from '#app/domain/patients/patients.ts';
import { bookingJourney as journey } from '#app/journeys/booking/journey.ts';
import { isReachable } from '#app/journeys/engine.ts';
import { codeRefusal, tooManyCodes } from '#app/routes/bookings/phone-code.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { stepPath, type DraftVisit } from '#app/routes/bookings/new/draft/draft.server.ts';
import { askAgain } from '#app/routes/bookings/new/draft/missing-steps.server.ts';
import { leaveLostSlot } from '#app/routes/bookings/new/send/summary.form.server.ts';

export const codePath = ({ draft }: DraftVisit) => `/newbooking/code?draft=${draft.id}`;
export const resendPath = ({ draft }: DraftVisit) => `/newbooking/code/resend?draft=${draft.id}`;

/** Where the phone can be changed; null when the wizard does not ask for one. */
export const phonePath = ({ draft: { id, answers } }: DraftVisit) =>
  isReachable({ journey, answers, step: 'contactdata' })
    ? stepPath(id, 'contactdata', { return: 'summary' })
    : null;

/** The account's phone, to which codes go. */
async function phoneOf({ provider }: DraftVisit) {
  return (await provider.account.get()).contactData.phoneNumber ?? '';
}

export const shownPhone = async (visit: DraftVisit) => groupPhone(await phoneOf(visit));

/** That phone, and what is known of the code sent to it for the time that is held. */
export async function sentCode(visit: DraftVisit) {
  const { dates } = visit.draft.answers;
  if (!dates) throw notFound();
  const [phone, state] = await Promise.all([
    shownPhone(visit),
    visit.provider.account.phoneCode({ timeSlotId: dates.timeSlotId }),
  ]);
  return { ...state, phone };
}

/** Sends a code for the time that is held, and leads to its page; or the text of why none is sent. */
export async function sendCode(visit: DraftVisit): Promise<Response | { refusals: ErrorText[] }> {
  const { dates } = visit.draft.answers;
  if (!dates) throw notFound();
  const { timeSlotId } = dates;

  const [error] = await safe(visit.provider.account.sendPhoneCode({ timeSlotId }));
  if (isDefinedError(error)) {
    if (error.code === 'HOLD_EXPIRED') return leaveLostSlot(visit, 'bookings:new.dates.expired');
    if (error.code === 'PHONE_UNKNOWN') return askAgain(visit, 'PHONE_REQUIRED');
    return { refusals: [tooManyCodes(visit, error.data)] };
  }
  if (error) throw error;
  return redirectWithNotice(visit, codePath(visit), 'bookings:code.sent');
}

/** The text of why the code is not accepted; null when it is. */
export async function refusalOfCode(visit: DraftVisit, confirmationCode: string): Promise<ErrorText | null> {
  const phoneNumber = await phoneOf(visit);
  if (!phoneNumber) throw await askAgain(visit, 'PHONE_REQUIRED');

  const [error] = await safe(visit.provider.account.confirmPhone({ phoneNumber, confirmationCode }));
  if (isDefinedError(error)) {
    return error.code === 'PHONE_ALREADY_IN_USE' ? 'bookings:code.inUse' : codeRefusal(error);
  }
  if (error) throw error;
  return null;
}
