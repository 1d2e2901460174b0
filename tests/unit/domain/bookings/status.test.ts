import { describe, expect, it, test } from 'vitest';
import { BookingStatus } from '#contract/bookings.ts';
import {
  bookingStatuses,
  cancelRefusal,
  canModify,
  effectiveStatus,
  isBookingStatus,
} from '#app/domain/bookings/status.ts';

const start = '2026-11-24T08:40:00Z';
const before = new Date('2026-11-24T08:39:59.999Z');
const atStart = new Date(start);

test('knows the statuses of the contract', () => {
  expect(bookingStatuses).toEqual(BookingStatus.options);
  expect(isBookingStatus('SCHEDULED')).toBe(true);
  expect(isBookingStatus('CANCELLED')).toBe(false);
});

test.each([
  ['SCHEDULED', undefined, 'SCHEDULED'],
  ['SCHEDULED', 'GTRE', 'REGISTERED'],
  ['SCHEDULED', 'OTHER', 'SCHEDULED'],
  ['REGISTERED', 'GTRE', 'REGISTERED'],
  ['EXECUTED', 'GTRE', 'EXECUTED'],
  ['CANCELED', 'GTRE', 'CANCELED'],
] as const)('effectiveStatus: %s with %s is %s', (status, orderStatus, expected) => {
  expect(effectiveStatus({ status, orderStatus })).toBe(expected);
});

describe('what may still be done', () => {
  test.each([
    ['SCHEDULED', undefined, before, undefined, true],
    ['SCHEDULED', 'GTRE', before, undefined, false],
    ['REGISTERED', undefined, before, undefined, false],
    ['EXECUTED', undefined, before, 'WRONG_STATUS', false],
    ['CANCELED', undefined, before, 'WRONG_STATUS', false],
    ['CANCELED', 'GTRE', before, 'WRONG_STATUS', false],
    ['SCHEDULED', undefined, atStart, 'TOO_LATE', false],
    ['REGISTERED', undefined, atStart, 'TOO_LATE', false],
    ['EXECUTED', undefined, atStart, 'WRONG_STATUS', false],
  ] as const)(
    '%s, %s, at %s: cancel refused %s, modify %s',
    (status, orderStatus, now, refusal, modifiable) => {
      const booking = { status, orderStatus, dateFrom: start };
      expect(cancelRefusal({ booking, now })).toBe(refusal);
      expect(canModify({ booking, now })).toBe(modifiable);
    },
  );

  it('compares moments, not texts', () => {
    const booking = { status: 'SCHEDULED', dateFrom: '2026-11-24T09:40:00+01:00' } as const;
    expect(cancelRefusal({ booking, now: before })).toBeUndefined();
    expect(cancelRefusal({ booking, now: atStart })).toBe('TOO_LATE');
  });
});
