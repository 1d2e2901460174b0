import { describe, expect, it } from 'vitest';
import { errorByStatus, errorByWords } from '#contract/by-status.ts';

describe('a status alone', () => {
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
