import type { Submission } from '@conform-to/react';
import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { minuteFrom, dayOf } from '#app/domain/dates/warsaw.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { stale } from '#app/services/forms/stale.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { textIn } from '#app/services/text/texts.ts';
import { PATHS, toCode, type StateOfPhone } from './phone.server.ts';
import { sendCode } from './send.server.ts';

type Value = { phoneNumber: string | null; version: number | undefined };
type Saving = {
  request: AccountRequest;
  state: StateOfPhone;
  submission: Submission<unknown, string[], Value> & { status: 'success' };
};

/** Saves what was typed: by a code, by itself, or not at all where nothing was. */
export async function saveNumber({ request, state, submission }: Saving) {
  const { phoneNumber, version = state.version } = submission.value;
  if (phoneNumber === null) {
    if (state.inForce) return redirect(PATHS.remove, 303);
    return redirectWithNotice(request, '/account', 'account:ownPhone.none');
  }
  if (state.way === 'DIRECT')
    return saveDirectly({ request, submission, phoneNumber, version: version ?? 0 });

  const isWaiting = state.waiting?.phoneNumber === phoneNumber;
  if (isWaiting) return state.sent ? toCode() : sendCode(request);
  const [error] = await safe(request.provider.account.savePhone({ phoneNumber }));
  if (isDefinedError(error)) {
    const isTaken = error.code === 'PHONE_ALREADY_IN_USE';
    return refused(submission, { phoneNumber: [isTaken ? 'bookings:code.inUse' : 'account:phone.notSaved'] });
  }
  if (error) throw error;
  return state.way === 'CODE' ? sendCode(request) : saved(request, 'account:ownPhone.unproved');
}

const saved = (request: AccountRequest, and?: 'account:ownPhone.unproved') =>
  redirectWithNotice(request, '/account', [
    { key: 'account:phone.saved' },
    ...(and ? [{ key: and, kind: 'notice' as const }] : []),
  ]);

/** in place at once, and never confirmed. */
async function saveDirectly({
  request,
  submission,
  ...change
}: Omit<Saving, 'state'> & { phoneNumber: string; version: number }) {
  const { phoneNumber, version } = change;
  const [error] = await safe(request.provider.account.update({ contactData: { phoneNumber }, version }));
  if (isDefinedError(error)) {
    if (error.code === 'STALE_VERSION') return stale(submission);
    return refused(submission, { phoneNumber: [refusalOf(request, error)] });
  }
  if (error) throw error;
  return saved(request);
}

type Refusal = { code: 'TOO_MANY_IN_USE'; data: { until: string } } | { code: string };

/** C§8, AP-43. */
export function refusalOf({ language }: AccountRequest, error: Refusal): ErrorText {
  if (error.code === 'PHONE_ALREADY_IN_USE') return 'bookings:code.inUse';
  if (error.code === 'PHONE_REQUIRED') return 'booking-wizard:contactdata.fault.required';
  if (!('data' in error)) return 'account:phone.notSaved';
  const text = textIn(language);
  const at = minuteFrom(error.data.until);
  return withValues('account:ownPhone.tooMany', {
    day: text.formatDate(dayOf(at)),
    time: text.formatTime(at),
  });
}
