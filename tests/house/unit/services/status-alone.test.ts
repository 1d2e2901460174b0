import { describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { errorByStatus, errorByWords } from '#contract/by-status.ts';
import { contract } from '#contract/index.ts';

const groups: Record<string, Record<string, AnyCall>> = contract;
const STATUSES = [400, 404, 409, 423];

/**
 * What a host's status alone says of each call, beside a 404 that is NOT_FOUND where the call knows it. A call that gets a
 * named error of one of these statuses gets a row here.
 */
const SAID: Record<string, string> = {
  'account.savePhone 400': 'REFUSED',
  'account.savePhone 409': 'PHONE_CONFIRMED',
  'account.sendPhoneCode 400': 'PHONE_UNKNOWN',
  'account.sendPhoneCode 409': 'HOLD_EXPIRED',
  'account.confirmPhone 400': 'CODE_REFUSED',
  'account.confirmPhone 409': 'CODE_OVER',
  'account.unconfirmedPhone 409': 'NOTHING_TO_CONFIRM',
  'account.sendActivationCode 400': 'PHONE_NOT_PENDING',
  'account.sendActivationCodeFor 400': 'PHONE_NOT_PENDING',
  'account.confirmActivation 400': 'CODE_REFUSED',
  'account.confirmActivation 409': 'CODE_OVER',
  'account.unconfirmedEmail 409': 'NOTHING_TO_CONFIRM',
  'account.sendEmailLink 400': 'EMAIL_NOT_PENDING',
  'account.confirmEmail 400': 'LINK_OVER',
  'account.entry 400': 'BAD_TOKEN',
  'account.enter 400': 'BAD_TOKEN',
  'account.mergeable 409': 'NOTHING_TO_MERGE',
  'account.sendMergeCode 400': 'MERGE_NOT_POSSIBLE',
  'account.sendMergeCode 409': 'NOTHING_TO_MERGE',
  'account.merge 400': 'MERGE_NOT_POSSIBLE',
  'account.merge 409': 'NOTHING_TO_MERGE',
  'account.changePassword 400': 'REFUSED',
  'account.changePassword 423': 'LOCKED',
  'account.recoverPassword 400': 'SMS_DISABLED',
  'account.emailToken 400': 'LINK_OVER',
  'account.passwordToken 400': 'BAD_TOKEN',
  'account.resetPassword 400': 'REFUSED',
  // C-04: an account's state cannot be told without its name.
  'account.signIn 400': 'nothing',
  'account.signIn 423': 'LOCKED',
  'bookings.addAttachment 400': 'FILE_REFUSED',
  'bookings.addAttachment 409': 'CONFLICT {"errorCode":"WRONG_STATUS"}',
  'bookings.removeAttachment 409': 'CONFLICT {"errorCode":"WRONG_STATUS"}',
  'bookings.removeReferralAttachment 409': 'CONFLICT {"errorCode":"WRONG_STATUS"}',
  'bookings.addTemporaryAttachment 400': 'FILE_REFUSED',
  'bookings.sendConfirmationCode 400': 'PHONE_UNCONFIRMED',
  'bookings.sendConfirmationCode 409': 'CONFLICT {"errorCode":"WRONG_STATUS"}',
  'bookings.make 400': 'REFUSED',
  'bookings.make 409': 'SLOT_TAKEN',
  'bookings.modify 400': 'REFUSED',
  'bookings.modify 409': 'CONFLICT {"errorCode":"WRONG_STATUS"}',
  'bookings.confirm 400': 'CODE_REFUSED',
  'bookings.confirm 409': 'CONFLICT {"errorCode":"WRONG_STATUS"}',
  'bookings.cancel 409': 'CONFLICT {"errorCode":"WRONG_STATUS"}',
  'referrals.save 400': 'REFUSED',
  'referrals.save 409': 'CONFLICT {"errorCode":"WRONG_STATUS"}',
  'timeSlots.block 409': 'SLOT_TAKEN',
  'timeSlots.extendHold 409': 'NO_EXTENSION_LEFT',
  'consents.confirm 400': 'CONSENT_REQUIRED {"ids":[]}',
  'consents.confirm 409': 'CONSENT_CHANGED',
  'encounters.fulfill 400': 'QUESTIONNAIRE_INVALID',
  'encounters.fulfill 409': 'QUESTIONNAIRE_FULFILLED',
  'accessibilityReports.send 400': 'REFUSED',
  'messages.addFile 400': 'FILE_REFUSED',
  'messages.send 409': 'ATTACHMENTS_GONE',
  'messages.update 409': 'ALREADY_READ',
  'messages.remove 409': 'ALREADY_READ',
  'partners.shareDocument 409': 'ALREADY_DECIDED',
  'partners.changeSharing 409': 'NO_PARTNER_CONSENT',
  'patients.update 400': 'POSTAL_CODE',
  'questionnaires.fulfillForBooking 400': 'QUESTIONNAIRE_INVALID',
  'questionnaires.fulfillForBooking 409': 'CONFLICT',
  'questionnaires.saveForBooking 400': 'QUESTIONNAIRE_INVALID',
  'questionnaires.saveForBooking 409': 'CONFLICT',
};

const named = Object.entries(groups).flatMap(([area, calls]) =>
  Object.entries(calls).flatMap(([name, { '~orpc': call }]) =>
    STATUSES.filter((status) => Object.values(call.errorMap).some((error) => error?.status === status)).map(
      (status) => ({ row: `${area}.${name} ${status}`, path: [area, name], status, errors: call.errorMap }),
    ),
  ),
);

function said({ path, status }: { path: string[]; status: number }) {
  const error = errorByStatus({ path, status });
  if (!error) return 'nothing';
  const data = error.data === undefined ? '' : JSON.stringify(error.data);
  return data === '' || data === '{}' ? error.code : `${error.code} ${data}`;
}

describe('a status alone', () => {
  it.each(named)('is read: $row', ({ row, path, status }) => {
    expect(said({ path, status })).toBe(SAID[row] ?? (status === 404 ? 'NOT_FOUND' : 'no row'));
  });

  it('has no row that no call asks for', () => {
    const rows = named.map(({ row }) => row);
    expect(Object.keys(SAID).filter((row) => !rows.includes(row))).toEqual([]);
  });

  it.each(named)('is declared as one of the call’s own errors: $row', ({ path: [area = '', name = ''] }) => {
    const { meta, errorMap } = groups[area]?.[name]?.['~orpc'] ?? {};
    for (const [status, code] of Object.entries(meta?.byStatus ?? {})) {
      expect(errorMap?.[code ?? '']?.status).toBe(Number(status));
    }
  });

  it.each([
    [['patients', 'list'], 404],
    [['account', 'signIn'], 401],
    [['timeSlots', 'list'], 503],
    [['bookings', 'list'], 409],
    [['no', 'such'], 400],
  ])('says nothing of %j with %i', (path, status) => {
    expect(errorByStatus({ path, status })).toBeNull();
  });
});

it('is read with what stands beside it, as far as that fits', () => {
  const path = ['bookings', 'cancel'];
  const late = errorByStatus({ path, status: 409, body: { errorCode: 'TOO_LATE' } });
  expect(late?.data).toEqual({ errorCode: 'TOO_LATE' });
  const odd = errorByStatus({ path, status: 409, body: { errorCode: 7 } });
  expect(odd?.data).toEqual({ errorCode: 'WRONG_STATUS' });
  const until = '2026-11-26T07:00:00.000Z';
  expect(errorByStatus({ path: ['account', 'signIn'], status: 423, body: { until } })?.data).toEqual({
    until,
  });
});

describe('a host’s own words', () => {
  const words = (call: string, status: number, body: unknown) =>
    errorByWords({ path: call.split('.'), status, body });

  it.each([
    ['account.savePhone', 400, { errorCode: 'PHONE_ALREADY_IN_USE' }, 'PHONE_ALREADY_IN_USE'],
    [
      'account.resetPassword',
      400,
      { code: 'PASSWORD_VULNERABLE_ERROR', message: 'x' },
      'PASSWORD_VULNERABLE_ERROR',
    ],
    ['account.confirmPhone', 400, { code: 'BAD_CODE', data: { triesLeft: 2 } }, 'BAD_CODE'],
    ['bookings.cancel', 409, { errorCode: 'CONFLICT' }, 'CONFLICT'],
    ['account.signIn', 404, { errorCode: 'MERGE_ACCOUNT' }, 'ACCOUNT_STATE'],
    ['account.signIn', 400, { message: 'auth: USER_BLOCKED since Monday' }, 'ACCOUNT_STATE'],
    ['account.signIn', 400, { message: 'ERR_AUTH_PASSWD_CHANGE' }, 'ACCOUNT_STATE'],
    ['account.signIn', 401, { message: 'Bad credentials' }, 'BAD_CREDENTIALS'],
    ['account.enter', 400, { errorCode: 'TEMPORARY_BLOCKED' }, 'ACCOUNT_STATE'],
  ])('of %s with %i %j are %s', (call, status, body, code) => {
    expect(words(call, status, body)).toMatchObject({ code });
  });

  it.each([
    ['account.signIn', 400, { message: ' ' }],
    ['account.signIn', 404, { error: 'Not Found', path: '/' }],
    ['account.signIn', 500, { message: 'USER_BLOCKED' }],
    ['account.confirmPhone', 400, { code: 'BAD_CODE' }],
    ['account.confirmPhone', 409, { code: 'PHONE_ALREADY_IN_USE' }],
    ['account.savePhone', 400, { code: 'toString' }],
    ['account.savePhone', 400, 'PHONE_ALREADY_IN_USE'],
    ['account.savePhone', 400, null],
    ['bookings.list', 400, { message: 'PHONE_UNKNOWN' }],
  ])('of %s with %i %j are none', (call, status, body) => {
    expect(words(call, status, body)).toBeNull();
  });
});
