import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addYears,
  endOfMonth,
  endOfMonthNextYear,
  isDay,
  laterOf,
  partsOf,
  startOfMonth,
  twentyYearsAround,
} from '#app/domain/dates/calendar.ts';
import { anyDay } from './arbitraries.ts';

describe('isDay', () => {
  test.each([
    ['2026-11-24', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['26-11-24', false],
    ['2026-11-24T00:00', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

describe('addDays', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays({ day, days })).toBe(expected);
  });

  it('comes back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5_000, max: 5_000 }), (day, days) => {
        expect(addDays({ day: addDays({ day, days }), days: -days })).toBe(day);
      }),
    );
  });
});

test.each([
  ['2026-11-24', 1, '2027-11-24'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', -4, '2024-02-29'],
  ['2028-02-29', 20, '2048-02-29'],
])('addYears: %s and %i years is %s', (day, years, expected) => {
  expect(addYears({ day, years })).toBe(expected);
});

test.each([
  ['2026-11-24', '2026-11-01', '2026-11-30', '2027-11-30'],
  ['2026-12-31', '2026-12-01', '2026-12-31', '2027-12-31'],
  ['2027-02-10', '2027-02-01', '2027-02-28', '2028-02-29'],
  ['2028-02-29', '2028-02-01', '2028-02-29', '2029-02-28'],
])('%s: month from %s to %s, the one a year ahead ends on %s', (day, first, last, nextYear) => {
  expect(startOfMonth(day)).toBe(first);
  expect(endOfMonth(day)).toBe(last);
  expect(endOfMonthNextYear(day)).toBe(nextYear);
});

test('twenty years either way, from a leap day too', () => {
  expect(twentyYearsAround('2026-11-24')).toEqual({ earliest: '2006-11-24', latest: '2046-11-24' });
  expect(twentyYearsAround('2028-02-29')).toEqual({ earliest: '2008-02-29', latest: '2048-02-29' });
});

test('parts of a day', () => {
  expect(partsOf('2026-11-24')).toEqual({ year: 2026, month: 11, dayOfMonth: 24, weekday: 2 });
});

test('the later of two days', () => {
  expect(laterOf('2026-11-24', '2026-12-01')).toBe('2026-12-01');
  expect(laterOf('2026-12-01', '2026-11-24')).toBe('2026-12-01');
});
