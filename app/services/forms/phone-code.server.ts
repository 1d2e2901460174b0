import { z } from 'zod';
import { dayOf, minuteFrom } from '#app/domain/dates/warsaw.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';
import { codeIn } from '#app/domain/patients/code.ts';
import { said } from './fields.ts';
import { failedWrite } from './failed-write.server.ts';
import { secondsUntil } from './forms.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** Reads a code as it is typed or pasted: "739-573", "739 573", "Kod: 739573" or the message that brought it. */
export const sixDigits = (required: TextKey) =>
  z
    .string(said(required))
    .transform(codeIn)
    .pipe(z.string().regex(/^\d{6}$/, said(required)));

/** The code of an SMS. */
export const CodeForm = z.object({ code: sixDigits('bookings:code.required') });

type Refusal =
  | { code: 'BAD_CODE'; data: { triesLeft: number } }
  | { code: 'CODE_OVER' }
  | { code: 'CODE_REFUSED' }
  /** Said of a registration alone, whose own page says what it means. */
  | { code: 'VALIDATION_ERROR' }
  | { code: 'PHONE_ALREADY_IN_USE' };

/** Why a code is not accepted, and what can be done. */
export function codeRefusal(error: Refusal): ErrorText {
  if (error.code === 'CODE_OVER') return 'bookings:code.over';
  if (error.code === 'CODE_REFUSED' || error.code === 'VALIDATION_ERROR') return 'public:phone.codeRefused';
  if (error.code === 'PHONE_ALREADY_IN_USE') return 'bookings:code.inUse';
  const { triesLeft: count } = error.data;
  return count > 0 ? withValues('bookings:code.wrong', { count }) : 'bookings:code.noTries';
}

/** Where a page says so: at the field, or of the form as a whole once no code is good, for the page has no field then. */
export const fieldOfCode = (text: ErrorText): 'code' | '' =>
  text === 'bookings:code.over' || text === 'bookings:code.noTries' ? '' : 'code';

/** The same as what an action of a booking or of a gate hands on. */
export function refusedCode(error: Refusal) {
  const text = codeRefusal(error);
  return { field: fieldOfCode(text), texts: [text], status: 422 as const };
}

type Bound = { until: string; sendsLeft: number };

/** Why no code is sent now, and from when on again (AP-04). */
function boundText({ language }: PortalRequest, { until, sendsLeft }: Bound): ErrorText {
  const text = textIn(language);
  const at = minuteFrom(until);
  const time = text.formatTime(at);
  if (sendsLeft > 0) return withValues('bookings:code.soon', { time });
  return withValues('bookings:code.tooMany', { day: text.formatDate(dayOf(at)), time });
}

/** The refusal of a page that sends no code because there were too many. */
export const tooManyCodes = (request: PortalRequest, bound: Bound) => ({
  refusal: boundText(request, bound),
  status: 429 as const,
  retryAfter: secondsUntil({ now: request.now, until: bound.until }),
});

/** Why no code was sent, and what that is answered with. */
export type NotSent = Readonly<{ refusal: ErrorText; status?: 422 | 429 | 503; retryAfter?: number }>;

/** The texts of a form when the call that confirms a number fails otherwise (C§8); null: it is no outage. */
export const failedCode = (error: unknown, call: 'account.confirmPhone' | 'account.confirmActivation') =>
  failedWrite(error, call);

type State = { sendsLeft: number; nextSendAt?: string | undefined };

/** The text about sending one, on the page for a new code: how many are left, or from when on. */
export const sendingText = (request: PortalRequest, { sendsLeft, nextSendAt }: State): ErrorText =>
  nextSendAt
    ? boundText(request, { until: nextSendAt, sendsLeft })
    : withValues('bookings:code.sends', { count: sendsLeft });

type Missing = State & Readonly<{ phone: string; sent?: object | undefined; path: string }>;

/** The content of the page that says what to do when no code comes; `path`: the page of the code. */
export const resendView = (request: PortalRequest, { phone, sent, path, ...state }: Missing) => ({
  title: request.t('bookings:code.missing'),
  back: { href: path, label: request.t('bookings:code.back') },
  phone,
  isSent: sent !== undefined,
  sending: sendingText(request, state),
});
