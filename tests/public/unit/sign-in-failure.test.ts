import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { shortSessionOf, signInFailure } from '#app/routes/public/login.form.server.ts';
import { say } from '#tests/support/words.ts';
import { partsOf } from '#app/services/text/error-text.ts';

/** C§8, C-04: what each answer to a sign-in is told as. */

const UNTIL = '2026-10-20T07:00:00.000Z';
const session = { token: 'x', accountId: 'account-1' };

const refusal = (code: string, data?: object) => new ORPCError(code, { defined: true, status: 400, data });
const ofState = (errorCode: string, data: object = {}) => refusal('ACCOUNT_STATE', { errorCode, ...data });
const outage = (isBreach: boolean) => ({
  data: { kind: 'outage', since: UNTIL, ...(isBreach ? { isBreach } : {}) },
});

function told(error: unknown) {
  const failure = signInFailure(error);
  if (!failure) return null;
  const { key, values } = partsOf(failure.text);
  return { text: say(key, values), status: failure.status, event: failure.event };
}

const WRONG = { text: 'Niepoprawny login i/lub hasło.', status: 422, event: 'LOGIN_FAILURE' };
const LOCKED = {
  text: 'Konto zostało czasowo zablokowane. Spróbuj ponownie po godzinie 9:00.',
  status: 423,
  event: 'ACCOUNT_LOCK',
};

describe('a sign-in that fails', () => {
  it.each([
    ['USER_BLOCKED', ofState('USER_BLOCKED'), 'Konto zablokowane. Skontaktuj się z administratorem systemu.'],
    ['MUST_CHANGE_PASSWORD', ofState('MUST_CHANGE_PASSWORD'), 'Hasło musi zostać zmienione.'],
    ['ERR_AUTH_PASSWD_CHANGE', ofState('ERR_AUTH_PASSWD_CHANGE'), 'Hasło musi zostać zmienione.'],
    ['PASSWORD_EXPIRED', ofState('PASSWORD_EXPIRED'), 'Hasło wygasło i musi zostać zmienione.'],
  ])('by %s is told in its words', (_, error, text) => {
    expect(told(error)?.text).toBe(text);
  });

  it('by a lock is told with the hour of its end, whoever has locked', () => {
    expect(told(refusal('LOCKED', { until: UNTIL }))).toEqual(LOCKED);
    expect(told(ofState('TEMPORARY_BLOCKED', { until: UNTIL }))).toEqual(LOCKED);
    expect(told(ofState('TEMPORARY_BLOCKED'))).toMatchObject({ status: 422, event: 'ACCOUNT_LOCK' });
    expect(told(ofState('USER_BLOCKED', { until: UNTIL }))).toMatchObject({ status: 422 });
  });

  it('by any other word is told as a wrong name or password', () => {
    expect(told(refusal('BAD_CREDENTIALS'))).toEqual(WRONG);
    expect(told(ofState('SOMETHING_NEW'))).toEqual(WRONG);
    expect(told(ofState('constructor'))).toEqual(WRONG);
  });

  it('by an answer without any word is told so, and an outage is left to its page', () => {
    expect(told(outage(true))?.text).toBe('Próba logowania nie powiodła się.');
    expect(told(outage(false))).toBeNull();
  });
});

it.each([
  ['MUST_CHANGE_PASSWORD', '/changepassword'],
  ['ERR_AUTH_PASSWD_CHANGE', '/changepassword'],
  ['PASSWORD_EXPIRED', '/changepassword'],
  ['MUST_CONFIRM_EMAIL', '/confirmemail'],
  ['MUST_CONFIRM_PHONE', '/resendactivationcode'],
])('a short session for %s begins at %s', (errorCode, path) => {
  expect(shortSessionOf(ofState(errorCode, { session }))?.path).toBe(path);
});

it('a short session for what cannot be mended here is none', () => {
  expect(shortSessionOf(ofState('USER_BLOCKED', { session }))).toBeNull();
  expect(shortSessionOf(ofState('MUST_CONFIRM_PHONE'))).toBeNull();
});
