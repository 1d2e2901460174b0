import { expect, test } from 'vitest';
import { isNear } from '#app/domain/telehealth/missing.ts';
import { joinOf } from '#app/domain/telehealth/window.ts';

const booking = {
  status: 'SCHEDULED' as const,
  dateFrom: '2026-11-30T09:00:00.000Z',
  dateTo: '2026-11-30T09:20:00.000Z',
  teleconsultationId: 'teleconsultation-1',
};

test.each([
  ['2026-11-27T08:59:59.999Z', false],
  ['2026-11-27T09:00:00.000Z', true],
  ['2026-11-30T08:59:59.999Z', true],
  ['2026-11-30T09:00:00.000Z', false],
])('at %s what is missing is said: %s', (now, isSaid) => {
  expect(isNear({ booking, now: new Date(now) })).toBe(isSaid);
});

test('nothing is missing of a visit, and of one that is cancelled', () => {
  const now = new Date('2026-11-30T08:00:00.000Z');
  expect(isNear({ booking: { ...booking, teleconsultationId: undefined }, now })).toBe(false);
  expect(isNear({ booking: { ...booking, status: 'CANCELED' }, now })).toBe(false);
});

test.each([
  ['SCHEDULED', '2026-11-01T00:00:00.000Z', true],
  ['REGISTERED', '2026-11-30T13:20:00.000Z', true],
  ['REGISTERED', '2026-11-30T13:20:00.001Z', false],
  ['EXECUTED', '2026-11-30T09:00:00.000Z', false],
  ['CANCELED', '2026-11-30T09:00:00.000Z', false],
] as const)('one that is %s is offered to be joined at %s: %s', (status, now, isOffered) => {
  expect(joinOf({ booking: { ...booking, status }, now: new Date(now) }) !== null).toBe(isOffered);
});
