import { data } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import { failedCode } from '#app/services/forms/phone-code.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { doubtOf, doubtsByCall } from '#app/services/provider/doubts.ts';
import type { Outage } from '#app/services/provider/provider.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { say } from '#tests/support/words.ts';

const groups: Record<string, Record<string, AnyCall>> = contract;
const writes = Object.entries(groups).flatMap(([area, calls]) =>
  Object.entries(calls)
    .filter(([, { '~orpc': call }]) => call.route.method !== 'GET' || call.meta.isWrite)
    .map(([name]) => `${area}.${name}`),
);

/** They change nothing, or nothing that the patient has asked for. */
const NOTHING_TO_FIND_OUT = [
  'account.emailToken',
  'account.entry',
  'account.logEvent',
  'account.passwordToken',
  'account.signIn',
  'calendarFeed.read',
  'questionnaires.existsForBookings',
  'questionnaires.forBookings',
];

describe('a write of which nobody knows what came of it', () => {
  it('has a row, whatever its area', () => {
    expect([...doubtsByCall.keys()].sort()).toEqual([...writes].sort());
  });

  it('is told of, but for those that leave nothing to find out', () => {
    expect(writes.filter((call) => doubtOf(call) === null).sort()).toEqual(NOTHING_TO_FIND_OUT);
  });

  it.each(writes.filter((call) => doubtOf(call) !== null))('says that it is not known: %s', (call) => {
    const { write = 'other' } = doubtOf(call) ?? {};
    expect(say(`page:problem.inDoubt.${write}`)).toMatch(/^Nie wiemy, czy /);
  });

  it('of an area that is not there yet is told of as well', () => {
    expect(doubtOf('payments.pay')).toEqual({ write: 'other', way: 'form' });
    expect(doubtOf(undefined)).toBeNull();
  });

  it('is found out about where it can be', () => {
    expect(doubtOf('account.changePassword')).toEqual({ write: 'password', way: '/logout' });
    expect(say('page:problem.inDoubt.password')).toContain('zalogować się nowym hasłem');
    expect(doubtOf('account.resetPassword')?.way).toBe('/login');
    expect(doubtOf('messages.send')?.way).toBe('/messages/outbox');
    expect(doubtOf('bookings.confirm')?.way).toBe('/bookings');
  });
});

const outage = (rest: Partial<Outage> = {}) =>
  data({ kind: 'outage', since: '2026-11-26T06:00:00.000Z', ...rest } satisfies Outage, { status: 503 });

/** How a call can end without an answer of the contract: before it was sent, lost, late, or with 5xx. */
const endsOf = (call: string) => ({
  unsent: outage(),
  lost: outage({ inDoubt: call }),
  failed: outage({ inDoubt: call, hasFailed: true }),
  'failed in our words': outage({ hasFailed: true }),
});

type Says = (error: unknown) => ErrorText[] | null;
const SEND: ErrorText = 'messages:send.failed';
const CODE: ErrorText = 'public:phone.confirmFailed';
const CONFIRM: ErrorText = 'bookings:confirm.failed';
const REFERRAL: ErrorText = 'referrals:edit.failed';

/** B§8 and C§8: each call that has a text for its failure, and what its form says of each end. */
const FAILURES: [string, Says, Record<keyof ReturnType<typeof endsOf>, ErrorText[]>][] = [
  [
    'messages.send',
    (error) => failedWrite(error, { failed: SEND }),
    {
      unsent: [SEND],
      lost: ['page:problem.inDoubt.message'],
      failed: [SEND, 'page:problem.inDoubt.message'],
      'failed in our words': [SEND],
    },
  ],
  [
    'bookings.confirm',
    (error) => failedWrite(error, { failed: CONFIRM }),
    {
      unsent: [CONFIRM],
      lost: ['page:problem.inDoubt.confirm'],
      failed: [CONFIRM, 'page:problem.inDoubt.confirm'],
      'failed in our words': [CONFIRM],
    },
  ],
  [
    'account.confirmPhone',
    failedCode,
    {
      unsent: [CODE],
      lost: [CODE, 'page:problem.inDoubt.phoneCode'],
      failed: [CODE, 'page:problem.inDoubt.phoneCode'],
      'failed in our words': [CODE],
    },
  ],
  [
    'account.confirmActivation',
    failedCode,
    {
      unsent: [CODE],
      lost: [CODE, 'page:problem.inDoubt.activation'],
      failed: [CODE, 'page:problem.inDoubt.activation'],
      'failed in our words': [CODE],
    },
  ],
  [
    'referrals.save',
    (error) => failedWrite(error, { failed: REFERRAL, isNeutral: true }),
    {
      unsent: [REFERRAL],
      lost: [REFERRAL, 'page:problem.inDoubt.referral'],
      failed: [REFERRAL, 'page:problem.inDoubt.referral'],
      'failed in our words': [REFERRAL],
    },
  ],
];

describe.each(FAILURES)('the form of %s', (call, says, texts) => {
  it.each(Object.entries(endsOf(call)))('says what is known when its call is %s', (end, error) => {
    expect(says(error)).toEqual(texts[end as keyof typeof texts]);
  });

  it('says nothing of another error', () => {
    expect(says(new Error('x'))).toBeNull();
    expect(says(null)).toBeNull();
  });
});
