import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import type { Params } from '@remix-run/react';
import { bookingPath, confirmPath } from '#app/domain/bookings/paths.ts';
import { BOX_PATHS } from '#app/domain/messages/paths.ts';
import { modifyRefusal } from '#app/domain/bookings/status.ts';
import { groupPhone } from '#app/domain/patients/patients.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { namedBookingView } from '#app/routes/bookings/booking-view.server.ts';
import { FAILURE_TEXTS } from '#app/services/provider/failure-texts.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { refusedCode, tooManyCodes } from '#app/services/forms/phone-code.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/** B§8, A-10: the last wrong code leads to the messages; to the bookings, where there are no messages. */
async function afterLastTry(request: AccountRequest) {
  const { messagesModule } = await applicationSettings(request);
  return messagesModule ? BOX_PATHS.inbox : '/bookings';
}

/** The refusal of a form of these pages; `field` '' is the form as a whole. */
type Refusal = {
  field: '' | 'code';
  texts: ErrorText[];
  status: 404 | 409 | 422 | 429 | 503;
  retryAfter?: number;
};

/** The booking that the address names, and the pages on which its code is given and sent again. */
export const keyOf = ({ system = '', bookingId: id = '' }: Params) => ({ system, id });
type Key = ReturnType<typeof keyOf>;
export const codePath = (key: Key) => `${confirmPath(key)}/code`;
export const resendPath = (key: Key) => `${codePath(key)}/resend`;

/** The booking of the address, whether it can be confirmed, and what is known of the code when one is needed. */
export async function confirmationOf(request: AccountRequest, params: Params) {
  const key = keyOf(params);
  const booking = await bookingOf(request, key);
  const reason = modifyRefusal({ booking, now: request.now });
  const refusal = reason && REFUSALS[reason];
  return {
    booking: await namedBookingView({ booking, request }),
    refusal,
    code: refusal ? null : await codeOf(request, key),
  };
}

/** B§8; and what is over is no matter of its status. */
const REFUSALS = {
  WRONG_STATUS: 'bookings:confirm.wrongStatus',
  TOO_LATE: 'bookings:confirm.tooLate',
} as const;

/** Null: the booking is confirmed without a code. `obstacle`: why none can be sent to the account's phone. */
async function codeOf({ provider }: AccountRequest, key: Key) {
  const code = await orNotFound(provider.bookings.confirmationCode(key));
  if (!code.isRequired) return null;

  const { phoneNumber, phoneConfirmed } = (await provider.account.get()).contactData;
  if (!phoneNumber) return { ...code, phone: '', obstacle: PHONE_UNKNOWN };
  return { ...code, phone: groupPhone(phoneNumber), obstacle: phoneConfirmed ? null : PHONE_UNCONFIRMED };
}

const PHONE_UNKNOWN = 'bookings:confirm.phoneUnknown' as const;
const PHONE_UNCONFIRMED = 'bookings:confirm.phoneUnconfirmed' as const;

/** Returns the booking for the pages of the code; one that needs no code, or cannot get one, goes back to the page before them. */
export async function requireCode(request: AccountRequest, params: Params) {
  const { booking, code } = await confirmationOf(request, params);
  if (!code || code.obstacle) throw redirect(confirmPath(keyOf(params)), 303);
  return { booking, code };
}

/** B§8: every other failure. Of a visit that is not the account's the page itself is missing. */
const NOT_CONFIRMED = { field: '', texts: [FAILURE_TEXTS['bookings.confirm']] } satisfies Partial<Refusal>;

/** Confirms, sends the code that is needed first, or says why neither is done (B§8). */
export async function confirmBooking(
  request: AccountRequest,
  order: Key & { confirmationCode?: string },
): Promise<Response | Refusal> {
  const [error, booking] = await safe(request.provider.bookings.confirm(order));
  const failed = failedWrite(error, 'bookings.confirm');
  if (failed) return { field: '', texts: failed, status: 503 };
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') {
      await bookingOf(request, order);
      return { ...NOT_CONFIRMED, status: 404 };
    }
    if (await isConfirmedByThis(request, order)) return confirmed(request, order);
    if (error.code === 'CONFLICT') return conflict(error.data);
    if (error.code === 'CONFIRMATION_REQUIRED') return toCode(request, order);
    if (error.code === 'BAD_CODE' && error.data.triesLeft === 0) {
      return lastTryFailed(request, order);
    }
    if (order.confirmationCode === undefined) return { ...NOT_CONFIRMED, status: 422 };
    return refusedCode(error);
  }
  if (error) throw error;
  return confirmed(request, { system: booking.system, id: booking.systemId });
}

/** The visit stays: the page after it leads there, and says whom to call. */
async function lastTryFailed(request: AccountRequest, key: Key) {
  const { phoneNumber: phone } = (await bookingOf(request, key)).organizationUnit.contact;
  const way = {
    href: bookingPath({ system: key.system, systemId: key.id }),
    words: 'bookings:confirm.details',
  } as const;
  return redirectWithNotice(request, await afterLastTry(request), [
    { key: 'bookings:confirm.codeFailed', kind: 'error' },
    { key: 'bookings:confirm.stillBooked', kind: 'notice', next: { way, phone } },
  ]);
}

const confirmed = (request: AccountRequest, { system, id }: Key) =>
  redirectWithNotice(request, bookingPath({ system, systemId: id }), 'bookings:confirm.done');

/** Tells whether it is confirmed, and by this very form: it was sent before, and nobody knew what came of it. */
async function isConfirmedByThis(request: AccountRequest, key: Key) {
  return request.context.doubt?.before === true && (await bookingOf(request, key)).status === 'REGISTERED';
}

const conflict = ({ errorCode }: { errorCode: keyof typeof REFUSALS }): Refusal => ({
  field: '',
  texts: [REFUSALS[errorCode]],
  status: 409,
});

/** Leads to the page of the code; a code that is on its way already is not sent again. */
async function toCode(request: AccountRequest, { system, id }: Key) {
  const state = await codeOf(request, { system, id });
  return state?.sent
    ? redirect(codePath({ system, id }), 303)
    : sendConfirmationCode(request, { system, id });
}

/** Sends a code and leads to its page, or says why none is sent. */
export async function sendConfirmationCode(
  request: AccountRequest,
  { system, id }: Key,
): Promise<Response | Refusal> {
  const key = { system, id };
  const [error] = await safe(request.provider.bookings.sendConfirmationCode(key));
  const failed = failedWrite(error, 'bookings.sendConfirmationCode');
  if (failed) return { field: '', texts: failed, status: 503 };
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') {
      await bookingOf(request, key);
      throw notFound();
    }
    if (error.code === 'CONFLICT') return conflict(error.data);
    if (error.code === 'CODE_NOT_REQUIRED') return redirect(confirmPath(key), 303);
    if (error.code === 'PHONE_UNKNOWN') return { field: '', texts: [PHONE_UNKNOWN], status: 422 };
    if (error.code === 'PHONE_UNCONFIRMED') return { field: '', texts: [PHONE_UNCONFIRMED], status: 422 };
    const { refusal, ...answer } = tooManyCodes(request, error.data);
    return { field: '', texts: [refusal], ...answer };
  }
  if (error) throw error;
  return redirectWithNotice(request, codePath(key), 'bookings:code.sent');
}
