import { isDefinedError, safe } from '@orpc/client';
import { z } from 'zod';
import { groupPhone } from '#app/domain/patients/patients.ts';
import { bookingJourney as journey } from '#app/journeys/booking.ts';
import { isReachable } from '#app/journeys/engine.ts';
import { withValues, type ErrorText } from '#app/services/error-text.ts';
import { redirectWithNotice } from '#app/services/notices.server.ts';
import { notFound } from '#app/services/problems.server.ts';
import { textIn } from '#app/services/texts.ts';
import { stepPath, type DraftVisit } from './draft.server.ts';
import { askAgain } from './missing-steps.server.ts';
import { leaveLostSlot } from './summary.form.server.ts';

/** Six digits, with whatever spaces. */
export const CodeForm = z.object({
  code: z
    .string({ error: 'bookings:new.code.required' })
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, { error: 'bookings:new.code.required' })),
});

/** Nothing is asked: the button sends a new code. */
export const ResendForm = z.object({});

export const codePath = ({ draft }: DraftVisit) => `/newbooking/code?draft=${draft.id}`;
export const resendPath = ({ draft }: DraftVisit) => `/newbooking/code/resend?draft=${draft.id}`;

/** Where the phone can be changed; null when the wizard does not ask for one. */
export const phonePath = ({ draft: { id, answers } }: DraftVisit) =>
  isReachable({ journey, answers, step: 'contactdata' })
    ? stepPath(id, 'contactdata', { return: 'summary' })
    : null;

/** The account's phone, to which codes go. */
export async function phoneOf({ provider }: DraftVisit) {
  return (await provider.account.get()).contactData.phoneNumber ?? '';
}

export const shownPhone = async (visit: DraftVisit) => groupPhone(await phoneOf(visit));

/** Sends a code for the time that is held, and leads to its page; or the text of why none is sent. */
export async function sendCode(visit: DraftVisit): Promise<Response | { refusals: ErrorText[] }> {
  const { dates } = visit.draft.answers;
  if (!dates) throw notFound();
  const { timeSlotId } = dates;

  const [error] = await safe(visit.provider.account.sendPhoneCode({ timeSlotId }));
  if (isDefinedError(error)) {
    if (error.code === 'HOLD_EXPIRED') return leaveLostSlot(visit, 'bookings:new.dates.expired');
    if (error.code === 'PHONE_UNKNOWN') return askAgain(visit, 'PHONE_REQUIRED');
    const time = textIn(visit.language).formatTime(error.data.until);
    return { refusals: [withValues('bookings:new.code.tooMany', { time })] };
  }
  if (error) throw error;
  return redirectWithNotice(visit, codePath(visit), 'bookings:new.code.sent');
}

/** The text of why the code is not accepted; null when it is. */
export async function refusalOfCode(visit: DraftVisit, confirmationCode: string): Promise<ErrorText | null> {
  const phoneNumber = await phoneOf(visit);
  if (!phoneNumber) throw await askAgain(visit, 'PHONE_REQUIRED');

  const [error] = await safe(visit.provider.account.confirmPhone({ phoneNumber, confirmationCode }));
  if (isDefinedError(error)) {
    if (error.code === 'BAD_CODE') {
      return error.data.triesLeft > 0 ? 'bookings:new.code.wrong' : 'bookings:new.code.noTries';
    }
    return error.code === 'CODE_OVER' ? 'bookings:new.code.over' : 'bookings:new.code.inUse';
  }
  if (error) throw error;
  return null;
}
