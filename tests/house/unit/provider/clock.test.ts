import { describe, expect, it } from 'vitest';
import { movableClock } from '#provider/core/clock.ts';

const clock = () => movableClock({ now: () => new Date('2026-10-20T06:00:00Z') });

describe('the movable clock', () => {
  it.each([
    ['PT15M', '2026-10-20T06:15:00.000Z'],
    ['P1DT1H', '2026-10-21T07:00:00.000Z'],
    ['-PT30S', '2026-10-20T05:59:30.000Z'],
    ['P400D', '2027-11-24T06:00:00.000Z'],
  ])('moves on by %s', (duration, expected) => {
    const moved = clock();
    moved.advance(duration);
    expect(moved.now().toISOString()).toBe(expected);
  });

  it('is put to an instant, and back', () => {
    const moved = clock();
    moved.set('2030-01-01T00:00:00Z');
    expect(moved.now().toISOString()).toBe('2030-01-01T00:00:00.000Z');
    moved.reset();
    expect(moved.now().toISOString()).toBe('2026-10-20T06:00:00.000Z');
  });

  it.each(['', 'P', 'PT', '15M', 'P1M', 'P1Y', 'PT1.5H'])('does not move by %j', (duration) => {
    expect(() => clock().advance(duration)).toThrow(RangeError);
  });

  it('is not put to what is no instant', () => {
    expect(() => clock().set('tomorrow')).toThrow(RangeError);
  });
});
