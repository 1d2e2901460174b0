import { describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import { doubtOf, doubtsByCall } from '#app/services/provider/doubts.ts';
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
  'account.prove',
  'account.signIn',
  'account.undoToken',
  'calendarFeed.read',
  'enrolment.find',
  'partners.add',
  'partners.change',
  'payments.ask',
  'questionnaires.existsForBookings',
  'questionnaires.forBookings',
  'registration.proved',
  'registration.state',
  'registrationFiles.removeAll',
  'signing.beginConsent',
  'signing.beginDeclaration',
  'signing.outcome',
  'telehealthConsents.put',
  'telehealthGuests.look',
  'telehealthGuests.state',
  'telehealthIdentity.create',
  'telehealthIdentity.data',
  'telehealthLive.accessData',
  'telehealthLive.connection',
  'telehealthLive.note',
  'telehealthLive.signals',
  'telehealthLive.status',
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
