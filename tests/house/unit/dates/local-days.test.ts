import { describe, expect, it } from 'vitest';
import { isHoliday } from '#provider/bookings/rules/holidays.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  endOfDay,
  instantOf,
  localDay,
  startOfDay,
  weekdayOf,
} from '#contract/days/reading/warsaw.ts';

const at = (iso: string) => Date.parse(iso);
const HOUR = 60 * 60_000;

describe('local days in Warsaw', () => {
  it.each([
    ['2026-10-19T21:59:59Z', '2026-10-19'],
    ['2026-10-19T22:00:00Z', '2026-10-20'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
  ])('%s is on %s', (instant, day) => {
    expect(localDay(at(instant))).toBe(day);
  });

  it.each([
    ['2026-10-25', 25],
    ['2027-03-28', 23],
    ['2026-07-01', 24],
  ])('%s has %i hours', (day, hours) => {
    expect(endOfDay(day) - startOfDay(day)).toBe(hours * HOUR);
  });

  it('count and add', () => {
    expect(addDays({ day: '2026-10-24', days: 3 })).toBe('2026-10-27');
    expect(addDays({ day: '2028-03-01', days: -1 })).toBe('2028-02-29');
    expect(addMonths({ day: '2026-01-31', months: 13 })).toBe('2027-02-28');
    expect(addMonths({ day: '2026-11-30', months: 3 })).toBe('2027-02-28');
    expect(daysBetween({ from: '2026-10-24', to: '2026-10-27' })).toBe(3);
    expect(weekdayOf('2026-10-25')).toBe(7);
    expect(weekdayOf('2026-10-26')).toBe(1);
  });
});

describe('local minutes', () => {
  const instant = (localMinute: string, coming: 'first' | 'last' = 'first') => {
    const found = instantOf({ localMinute, coming });
    return found === null ? null : new Date(found).toISOString();
  };

  it('are one instant on most days', () => {
    expect(instant('2026-07-01 10:00')).toBe('2026-07-01T08:00:00.000Z');
    expect(instant('2026-12-01 10:00', 'last')).toBe('2026-12-01T09:00:00.000Z');
  });

  it('are two instants in the hour that the clocks repeat', () => {
    expect(instant('2026-10-25 02:30', 'first')).toBe('2026-10-25T00:30:00.000Z');
    expect(instant('2026-10-25 02:30', 'last')).toBe('2026-10-25T01:30:00.000Z');
  });

  it('move on in the hour that the clocks skip', () => {
    expect(instant('2027-03-28 02:30')).toBe('2027-03-28T01:30:00.000Z');
  });

  it.each(['2026-02-30 10:00', '2026-13-01 10:00', '2026-10-20 24:00', '2026-10-20', 'x'])(
    'are not %j',
    (text) => {
      expect(instant(text)).toBeNull();
    },
  );
});

describe('public holidays', () => {
  it.each([
    '2026-01-01',
    '2026-01-06',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-03',
    '2026-05-24',
    '2026-06-04',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2027-03-28',
    '2027-03-29',
    '2027-05-27',
    '2028-04-17',
  ])('%s is one', (day) => {
    expect(isHoliday(day)).toBe(true);
  });

  it('are fourteen a year', () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays({ day: '2026-01-01', days: index }));
    expect(days.filter(isHoliday)).toHaveLength(14);
  });
});
