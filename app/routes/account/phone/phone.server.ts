import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { registrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

export const PATHS = {
  phone: '/account/phone',
  code: '/account/phone/code',
  resend: '/account/phone/code/resend',
  withdraw: '/account/phone/withdraw',
  remove: '/account/phone/remove',
} as const;

/**
 * The way in which a number becomes the account's: by a CODE; UNPROVED, where codes are wanted and no SMS goes out;
 * or DIRECT, where it is typed twice instead.
 */
export type WayOfPhone = 'CODE' | 'UNPROVED' | 'DIRECT';

/** The number in force, the one that waits, and what is known of its code. */
export async function stateOfPhone(request: AccountRequest) {
  const { account } = request.provider;
  const [{ contactData, version }, code, { smsEnabled }, { phoneConfirmationEnabled }] = await Promise.all([
    accountOf(request),
    account.phoneCode({}),
    account.smsConfirmationSettings(),
    registrationSettings(request),
  ]);
  const way: WayOfPhone = !phoneConfirmationEnabled ? 'DIRECT' : smsEnabled ? 'CODE' : 'UNPROVED';
  return {
    inForce: contactData.phoneNumber ?? '',
    isConfirmed: contactData.phoneConfirmed,
    channel: contactData.preferredCommunicationChannel,
    version,
    ...code,
    waiting: way === 'CODE' ? code.waiting : undefined,
    /** True where another number waits, though nothing may confirm it now. */
    isChanging: code.waiting?.until !== undefined,
    way,
  };
}
export type StateOfPhone = Awaited<ReturnType<typeof stateOfPhone>>;

/** The page's view of it. */
export const phonesView = ({
  inForce,
  isConfirmed,
  version,
  waiting,
  sent,
  way,
  isOptional,
}: StateOfPhone) => ({
  ...{ inForce, isConfirmed, way },
  version: version === undefined ? '' : String(version),
  waiting: waiting?.until ? { phoneNumber: waiting.phoneNumber, until: waiting.until } : null,
  isCodeSent: sent !== undefined,
  mayBeRemoved: isOptional === true && inForce !== '',
});
export type PhonesView = ReturnType<typeof phonesView>;

/** The number that waits for a code, and what is known of that; where none waits, the page of the number says so. */
export async function requireWaiting(request: AccountRequest) {
  const { waiting, ...state } = await stateOfPhone(request);
  if (!waiting) throw await nothingWaits(request, state.inForce);
  return { ...state, waiting };
}

/** Leads to the page that says so. The first of a form that was sent twice may have confirmed the number, though nobody knew, or ended its waiting. */
async function nothingWaits(request: AccountRequest, inForce: string) {
  if (request.isPost && request.context.doubt?.before === true) {
    const phone = phoneAsSaid({ phone: inForce, language: request.language });
    return redirectWithNotice(request, '/account', {
      key: 'account:ownPhone.now',
      kind: 'notice',
      values: { phone },
    });
  }
  return redirectWithNotice(request, PATHS.phone, { key: 'account:ownPhone.nothingWaits', kind: 'notice' });
}

/** C§8, decision 040: the number proves taken after its right code; it waits no longer, and another may be typed. */
export async function anotherIsAsked(request: AccountRequest) {
  return redirectWithNotice(request, PATHS.phone, [
    { key: 'bookings:code.inUse', kind: 'error' },
    { key: 'account:ownPhone.taken', kind: 'notice' },
  ]);
}

/** Leads to the code that was sent to the very number which was typed again. */
export const toCode = (request: AccountRequest) =>
  redirectWithNotice(request, PATHS.code, { key: 'account:ownPhone.waitsAlready', kind: 'notice' });
