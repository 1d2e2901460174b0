import type { Submission } from '@conform-to/react';
import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { refused, refusedUntil } from '#app/services/forms/forms.server.ts';
import { stale } from '#app/services/forms/stale.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
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
  if (phoneNumber === state.inForce) return keep(request, phoneNumber);
  if (state.way === 'DIRECT')
    return saveDirectly({ request, submission, phoneNumber, version: version ?? 0 });

  const isWaiting = state.waiting?.phoneNumber === phoneNumber;
  if (isWaiting) return state.sent ? toCode(request) : sendCode(request, 'account:ownPhone.waitsAlready');
  const [error] = await safe(request.provider.account.savePhone({ phoneNumber }));
  if (isDefinedError(error)) {
    return refused(submission, { phoneNumber: [refusalOf(error)] });
  }
  if (error) throw error;
  return state.way === 'CODE' ? sendCode(request) : saved(request, 'account:ownPhone.unproved');
}

/** Decision 105: the number in force ends a change that waits. */
async function keep(request: AccountRequest, phoneNumber: string) {
  await request.provider.account.savePhone({ phoneNumber });
  return redirectWithNotice(request, PATHS.phone, [
    { key: 'account:ownPhone.withdraw.done' },
    { key: 'account:ownPhone.current', kind: 'notice' },
  ]);
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
    if (error.code === 'TOO_MANY_IN_USE') {
      const { until } = error.data;
      return refusedUntil(request, submission, {
        field: 'phoneNumber',
        text: 'account:ownPhone.tooMany',
        until,
      });
    }
    return refused(submission, { phoneNumber: [refusalOf(error)] });
  }
  if (error) throw error;
  return saved(request);
}

/** C§8. */
export function refusalOf({ code }: { code: string }): ErrorText {
  if (code === 'PHONE_ALREADY_IN_USE') return 'bookings:code.inUse';
  return code === 'PHONE_REQUIRED' ? 'booking-wizard:contactdata.fault.required' : 'account:phone.notSaved';
}
