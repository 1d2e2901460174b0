import { describe, expect, it, test } from 'vitest';
import { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import {
  bookingStatuses,
  cancelRefusal,
  effectiveStatus,
  isBookingStatus,
  isConfirmationAwaited,
  isOver,
  modifyRefusal,
  moveRefusal,
  overRefusal,
  shownStatus,
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
    ['SCHEDULED', undefined, before, undefined, undefined],
    ['SCHEDULED', 'GTRE', before, undefined, 'WRONG_STATUS'],
    ['REGISTERED', undefined, before, undefined, 'WRONG_STATUS'],
    ['EXECUTED', undefined, before, 'WRONG_STATUS', 'WRONG_STATUS'],
    ['CANCELED', undefined, before, 'WRONG_STATUS', 'WRONG_STATUS'],
    ['CANCELED', 'GTRE', before, 'WRONG_STATUS', 'WRONG_STATUS'],
    ['SCHEDULED', undefined, atStart, 'TOO_LATE', 'TOO_LATE'],
    ['REGISTERED', undefined, atStart, 'TOO_LATE', 'WRONG_STATUS'],
    ['EXECUTED', undefined, atStart, 'WRONG_STATUS', 'WRONG_STATUS'],
  ] as const)(
    '%s, %s, at %s: cancel refused %s, move refused %s',
    (status, orderStatus, now, refusal, moveRefusal) => {
      const booking = { status, orderStatus, dateFrom: start };
      expect(cancelRefusal({ booking, now })).toBe(refusal);
      expect(modifyRefusal({ booking, now })).toBe(moveRefusal);
    },
  );

  it('compares moments, not texts', () => {
    const booking = { status: 'SCHEDULED', dateFrom: '2026-11-24T09:40:00+01:00' } as const;
    expect(cancelRefusal({ booking, now: before })).toBeUndefined();
    expect(cancelRefusal({ booking, now: atStart })).toBe('TOO_LATE');
  });
});

test.each([
  ['a visit', undefined, before, undefined],
  ['a call', 'PHONE', before, undefined],
  ['a teleconsultation', 'VIDEO', before, 'TELECONSULTATION'],
  ['a teleconsultation that is over', 'VIDEO', atStart, 'TOO_LATE'],
] as const)('moving of %s in the portal', (_, meeting, now, expected) => {
  const booking = { status: 'SCHEDULED', dateFrom: start, service: { meeting } } as const;
  expect(moveRefusal({ booking, now })).toBe(expected);
});

test.each([
  ['awaited', before, { confirmationAwaited: true }, true],
  ['not awaited', before, {}, false],
  ['given already', before, { confirmationAwaited: true, status: 'REGISTERED' }, false],
  ['too late', atStart, { confirmationAwaited: true }, false],
] as const)('a confirmation that is %s', (_, now, changed, expected) => {
  const booking = { status: 'SCHEDULED', dateFrom: start, ...changed } as const;
  expect(isConfirmationAwaited({ booking, now })).toBe(expected);
});

test('a booking can be canceled until its start, or until the unit says', () => {
  const booking = { status: 'SCHEDULED', dateFrom: start } as const;
  const until = { ...booking, cancelUntil: before.toISOString() };
  expect(cancelRefusal({ booking, now: before })).toBeUndefined();
  expect(cancelRefusal({ booking: until, now: new Date(before.getTime() - 1) })).toBeUndefined();
  expect(cancelRefusal({ booking: until, now: before })).toBe('NOTICE_OVER');
  expect(cancelRefusal({ booking: until, now: atStart })).toBe('TOO_LATE');
  const byPhone = { ...booking, cancelByPhone: true };
  expect(cancelRefusal({ booking: byPhone, now: before })).toBe('BY_PHONE');
  expect(cancelRefusal({ booking: byPhone, now: atStart })).toBe('TOO_LATE');
  expect(overRefusal({ booking: until, now: before })).toBeUndefined();
});

test('a visit is over when it has ended', () => {
  const visit = { status: 'SCHEDULED', dateTo: start } as const;
  expect(isOver(visit, before)).toBe(false);
  expect(isOver(visit, atStart)).toBe(true);
});

test.each([
  ['SCHEDULED', false],
  ['REGISTERED', false],
  ['EXECUTED', true],
  ['CANCELED', true],
] as const)('a teleconsultation "now" that is %s is over when it has ended: %s', (status, is) => {
  expect(isOver({ status, dateTo: start, isNow: true }, atStart)).toBe(is);
});

test.each([
  ['SCHEDULED', 'PAST'],
  ['REGISTERED', 'PAST'],
  ['EXECUTED', 'EXECUTED'],
  ['CANCELED', 'CANCELED'],
] as const)('of one that is over and %s is said %s', (status, said) => {
  const booking = { status, dateTo: start };
  expect(shownStatus(booking, before)).toBe(status);
  expect(shownStatus(booking, atStart)).toBe(said);
  expect(shownStatus({ ...booking, isNow: true }, atStart)).toBe(said === 'PAST' ? status : said);
});
