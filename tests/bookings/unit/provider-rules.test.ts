import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isAllowed, type PatientLink, type Subject } from '#provider/core/access-rules.ts';
import {
  cancelUntil,
  isConfirmationAwaited,
  modifyRefusal,
  overRefusal,
} from '#provider/bookings/rules/booking-status.ts';
import { effectiveStatus } from '#provider/core/booking-status.ts';
import { hasDeclaration } from '#provider/declarations/rules.ts';
import { isParallel } from '#provider/core/parallel.ts';
import { takeTry, type SignInTries } from '#provider/account/rules/sign-in-lock.ts';

describe('access', () => {
  const confirmed: Subject = { accountId: 'mine', type: 'AUTHORIZED' };
  const unconfirmed: Subject = { accountId: 'mine', type: 'UNAUTHORIZED' };
  const link = (changed: Partial<PatientLink> = {}): PatientLink => ({
    role: 'WARD',
    linkState: 'C',
    birthDate: '1947-01-01',
    authorized: true,
    actsUntil: null,
    scope: 'ALL' as const,
    ...changed,
  });
  const unseen = link({ authorized: false });
  const child = (birthDate: string) => link({ role: 'CHILD', birthDate });
  const today = '2026-10-20';

  it.each([
    ['no link', confirmed, undefined, undefined, false],
    ['a link on its last day', confirmed, link({ actsUntil: today }), undefined, true],
    ['a link after its last day', confirmed, link({ actsUntil: '2026-10-19' }), undefined, false],
    ['a confirmed link', confirmed, link(), undefined, true],
    ['a link awaiting confirmation', confirmed, link({ linkState: 'W' }), undefined, false],
    ['a blocked link', confirmed, link({ linkState: 'J' }), undefined, false],
    ['a deleted link', confirmed, link({ linkState: 'D' }), undefined, false],
    ['a child on the day before 18', confirmed, child('2008-10-21'), undefined, true],
    ['a child on its 18th birthday', confirmed, child('2008-10-20'), undefined, false],
    ['what the staff made', confirmed, link(), null, true],
    ['what the staff made, unconfirmed', unconfirmed, link(), null, false],
    ['what another made, unconfirmed', unconfirmed, link(), 'other', false],
    ['what it made itself, unconfirmed', unconfirmed, link(), 'mine', true],
    ['a record without a maker, unconfirmed', unconfirmed, link(), undefined, true],
    ['what the staff made of a patient who is not confirmed', confirmed, unseen, null, false],
    ['what another made of such a patient', confirmed, unseen, 'other', false],
    ['what it made itself for such a patient', confirmed, unseen, 'mine', true],
    ['a record without a maker of such a patient', confirmed, unseen, undefined, true],
    ['a child of 29 February on the 28th at 18', confirmed, child('2008-02-29'), undefined, false],
  ] as const)('%s', (_story, subject, linkOfPatient, madeBy, allowed) => {
    expect(
      isAllowed({
        subject,
        link: linkOfPatient,
        action: null,
        ...(madeBy === undefined ? {} : { madeBy }),
        today,
      }),
    ).toBe(allowed);
  });
});

describe('booking status', () => {
  it.each([
    ['SCHEDULED', null, 'SCHEDULED'],
    ['SCHEDULED', 'GTRE', 'REGISTERED'],
    ['SCHEDULED', 'OTHER', 'SCHEDULED'],
    ['EXECUTED', 'GTRE', 'EXECUTED'],
    ['CANCELED', 'GTRE', 'CANCELED'],
  ] as const)('%s with %s counts as %s', (status, orderStatus, effective) => {
    expect(effectiveStatus({ status, orderStatus })).toBe(effective);
  });

  const now = new Date('2026-10-20T06:00:00Z');
  it.each([
    ['SCHEDULED', 1, null],
    ['REGISTERED', 1, null],
    ['SCHEDULED', 0, 'TOO_LATE'],
    ['REGISTERED', -1, 'TOO_LATE'],
    ['EXECUTED', 1, 'WRONG_STATUS'],
    ['CANCELED', 1, 'WRONG_STATUS'],
  ] as const)('%s, %i ms before the start: %s', (status, before, refusal) => {
    const booking = { status, orderStatus: null, startsAt: now.getTime() + before };
    expect(overRefusal({ booking, now })).toBe(refusal);
  });

  it.each([
    ['SCHEDULED', null, 1, null],
    ['SCHEDULED', 'GTRE', 1, 'WRONG_STATUS'],
    ['REGISTERED', null, 1, 'WRONG_STATUS'],
    ['EXECUTED', null, 1, 'WRONG_STATUS'],
    ['CANCELED', null, 1, 'WRONG_STATUS'],
    ['SCHEDULED', null, 0, 'TOO_LATE'],
    ['REGISTERED', null, -1, 'WRONG_STATUS'],
  ] as const)('%s with %s is moved %i ms before the start: %s', (status, orderStatus, before, refusal) => {
    const booking = { status, orderStatus, startsAt: now.getTime() + before };
    expect(modifyRefusal({ booking, now })).toBe(refusal);
  });
});

describe('parallel bookings', () => {
  const interval = fc
    .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 50 }))
    .map(([startsAt, length]) => ({ startsAt, endsAt: startsAt + length }));

  it('share a minute, in either order', () => {
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        const shares = Array.from({ length: 151 }, (_, at) => at).some(
          (at) => at >= a.startsAt && at < a.endsAt && at >= b.startsAt && at < b.endsAt,
        );
        expect(isParallel(a, b)).toBe(shares);
        expect(isParallel(b, a)).toBe(shares);
      }),
    );
  });

  it('are not those that touch', () => {
    expect(isParallel({ startsAt: 0, endsAt: 10 }, { startsAt: 10, endsAt: 20 })).toBe(false);
  });
});

describe('declaration of choice', () => {
  const own = (state: 'REGISTERED' | 'SUBMITTED' | 'CANCELED') => [{ type: 'GP', state }] as const;
  const hospital = (stateExport: 'A' | 'N') => [{ type: 'GP', stateExport }] as const;

  it.each([
    ['none', [], [], false],
    ['registered here', own('REGISTERED'), [], true],
    ['submitted here', own('SUBMITTED'), [], true],
    ['canceled here', own('CANCELED'), [], false],
    ['active in the hospital', [], hospital('A'), true],
    ['not active in the hospital', [], hospital('N'), false],
    ['canceled here, active in the hospital', own('CANCELED'), hospital('A'), true],
  ] as const)('%s', (_story, ownOnes, hospitalOnes, expected) => {
    expect(hasDeclaration({ type: 'GP', own: ownOnes, hospital: hospitalOnes })).toBe(expected);
    expect(hasDeclaration({ type: 'NURSE', own: ownOnes, hospital: hospitalOnes })).toBe(false);
  });
});

describe('sign-in lock', () => {
  const MINUTE = 60_000;
  const wrongTries = (count: number, from: SignInTries | null, now: number) => {
    let tries = from;
    for (let tried = 0; tried < count; tried += 1) {
      const taken = takeTry({ tries, now });
      if (taken.isLocked) return { tries, until: taken.until };
      tries = taken.tries;
    }
    return { tries, until: null };
  };

  it('lets five tries through and refuses the sixth for 15 minutes', () => {
    expect(wrongTries(5, null, 0).until).toBeNull();
    expect(wrongTries(6, null, 0).until).toBe(15 * MINUTE);
  });

  it('gives five new tries when the lock is over', () => {
    const { tries } = wrongTries(6, null, 0);
    expect(wrongTries(5, tries, 15 * MINUTE).until).toBeNull();
    expect(wrongTries(6, tries, 15 * MINUTE).until).toBe(30 * MINUTE);
  });

  it('is over when the clock was set back: no lock ends later than one that begins now', () => {
    const { tries } = wrongTries(6, null, 24 * 60 * MINUTE);
    expect(wrongTries(5, tries, 0).until).toBeNull();
  });

  it('forgets tries of the day before', () => {
    const { tries } = wrongTries(4, null, 0);
    expect(wrongTries(5, tries, 24 * 60 * MINUTE).until).toBeNull();
  });

  it('never lets more than five tries through in any quarter of an hour', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 * MINUTE }), { maxLength: 60 }), (pauses) => {
        let now = 0;
        let tries: SignInTries | null = null;
        const allowed: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const taken: ReturnType<typeof takeTry> = takeTry({ tries, now });
          if (taken.isLocked) continue;
          tries = taken.tries;
          allowed.push(now);
        }
        for (const [index, at] of allowed.entries()) {
          const sixth = allowed[index + 5];
          if (sixth !== undefined) expect(sixth - at).toBeGreaterThanOrEqual(15 * MINUTE);
        }
      }),
    );
  });
});

test('a booking can be canceled until as long before its start as its service wants (A-85)', () => {
  const startsAt = Date.parse('2026-11-26T12:20:00Z');
  const until = cancelUntil({ startsAt, cancelHours: 24 });
  expect(new Date(until).toISOString()).toBe('2026-11-25T12:20:00.000Z');
  expect(cancelUntil({ startsAt, cancelHours: null })).toBe(startsAt);
  const booking = { status: 'SCHEDULED', orderStatus: null, startsAt } as const;
  expect(overRefusal({ booking, until, now: new Date(until - 1) })).toBeNull();
  expect(overRefusal({ booking, until, now: new Date(until) })).toBe('TOO_LATE');
});

test.each([
  ['a visit that the staff has made', {}, true],
  ['one that the patient has made', { isOfStaff: false }, false],
  ['one of a service that asks for none', { isAsked: false }, false],
  ['one that is confirmed', { status: 'REGISTERED' }, false],
  ['one that the unit has taken over', { orderStatus: 'GTRE' }, false],
] as const)('a confirmation is awaited: %s', (_, changed, expected) => {
  const {
    status = 'SCHEDULED',
    orderStatus = null,
    ...asked
  } = { ...changed } as {
    status?: 'SCHEDULED' | 'REGISTERED';
    orderStatus?: string;
    isAsked?: boolean;
    isOfStaff?: boolean;
  };
  const wanted = { isAsked: true, isOfStaff: true, ...asked };
  expect(isConfirmationAwaited({ booking: { status, orderStatus }, ...wanted })).toBe(expected);
});
