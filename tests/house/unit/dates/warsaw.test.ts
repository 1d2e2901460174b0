import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '#app/domain/dates/calendar.ts';
import { clockTimeOf, dayOf, endOfDay, localMinuteOf, startOfDay, today } from '#app/domain/dates/warsaw.ts';
import { anyInstant } from './arbitraries.ts';

describe('dayOf', () => {
  test.each([
    ['2026-11-24T08:40:00Z', '2026-11-24'],
    ['2026-11-24T22:59:59Z', '2026-11-24'],
    ['2026-11-24T23:00:00Z', '2026-11-25'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-11-25T01:00:00+02:00', '2026-11-25'],
  ])('%s is on %s in Warsaw', (instant, day) => {
    expect(dayOf(instant)).toBe(day);
    expect(today(new Date(instant))).toBe(day);
  });
});

describe('clockTimeOf', () => {
  test.each([
    ['winter', '2026-11-24T08:40:00Z', { hour: 9, minute: 40 }],
    ['summer', '2026-07-01T08:40:00Z', { hour: 10, minute: 40 }],
    ['the minute before clocks go forward', '2027-03-28T00:59:00Z', { hour: 1, minute: 59 }],
    ['the minute when clocks go forward', '2027-03-28T01:00:00Z', { hour: 3, minute: 0 }],
    ['the first 2:30 when clocks go back', '2026-10-25T00:30:00Z', { hour: 2, minute: 30 }],
    ['the second 2:30 when clocks go back', '2026-10-25T01:30:00Z', { hour: 2, minute: 30 }],
    ['midnight', '2026-11-24T23:00:00Z', { hour: 0, minute: 0 }],
  ])('%s', (_, instant, expected) => {
    expect(clockTimeOf(instant)).toEqual(expected);
  });

  it('agrees with @date-fns/tz at every moment', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const expected = format(new TZDate(instant.getTime(), 'Europe/Warsaw'), 'yyyy-MM-dd HH:mm');
        expect(localMinuteOf(instant)).toBe(expected);
        expect(localMinuteOf(instant.toISOString())).toBe(expected);
      }),
    );
  });
});

describe('a day as an interval', () => {
  test.each([
    ['winter', '2026-11-24', '2026-11-23T23:00:00.000Z', '2026-11-24T23:00:00.000Z'],
    ['summer', '2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    ['23 hours', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ['25 hours', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('%s: %s', (_, day, from, before) => {
    expect(startOfDay(day)).toBe(from);
    expect(endOfDay(day)).toBe(before);
  });

  it('starts at the first moment of the day', () => {
    fc.assert(
      fc.property(anyInstant.map(dayOf), (day) => {
        const start = Date.parse(startOfDay(day));
        expect(dayOf(new Date(start))).toBe(day);
        expect(dayOf(new Date(start - 1))).toBe(addDays({ day, days: -1 }));
      }),
    );
  });
});
