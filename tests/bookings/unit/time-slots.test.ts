import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, endOfMonth } from '#app/domain/dates/calendar.ts';
import {
  byPartOfDay,
  dateWindow,
  daysWithTimes,
  partOfDay,
  spreadOver,
} from '#app/domain/bookings/time-slots.ts';

const today = '2026-11-24';

describe('dateWindow', () => {
  const ends = { earliest: today, latest: '2027-11-30' };

  test.each([
    ['no cursor', undefined, { dateFrom: today, dateTo: '2026-11-30', later: '2026-12-01' }],
    [
      'the next month',
      '2026-12-01',
      { dateFrom: '2026-12-01', dateTo: '2026-12-31', earlier: today, later: '2027-01-01' },
    ],
    [
      'the middle of a month',
      '2027-02-10',
      { dateFrom: '2027-02-10', dateTo: '2027-02-28', earlier: '2027-02-01', later: '2027-03-01' },
    ],
    [
      'the month after the first',
      '2027-01-01',
      { dateFrom: '2027-01-01', dateTo: '2027-01-31', earlier: '2026-12-01', later: '2027-02-01' },
    ],
    ['the last month', '2027-11-05', { dateFrom: '2027-11-05', dateTo: '2027-11-30', earlier: '2027-11-01' }],
    ['the past', '2026-01-01', { dateFrom: today, dateTo: '2026-11-30', later: '2026-12-01' }],
    ['beyond the end', '2030-01-01', { dateFrom: '2027-11-01', dateTo: '2027-11-30', earlier: '2027-10-01' }],
  ])('%s', (_, cursor, expected) => {
    expect(dateWindow({ cursor, today })).toEqual({ ...ends, ...expected });
  });

  test.each([
    ['ahead', '2026-12-15', { earliest: '2026-12-15', dateFrom: '2026-12-15', latest: '2027-11-30' }],
    ['over', '2026-01-01', { earliest: today, dateFrom: today, latest: '2027-11-30' }],
    [
      'beyond the usual end',
      '2028-02-10',
      { earliest: '2028-02-10', dateFrom: '2028-02-10', latest: '2028-02-29' },
    ],
  ])('minBookDate %s', (_, minBookDate, expected) => {
    expect(dateWindow({ today, minBookDate })).toMatchObject(expected);
  });

  it('walks over every day once, there and back', () => {
    const offsets = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(offsets, offsets, (days, booked) => {
        const start = addDays({ day: today, days });
        const question = { today: start, minBookDate: addDays({ day: start, days: booked - 250 }) };
        let page = dateWindow(question);
        let pages = 1;
        expect(page.earlier).toBeUndefined();
        while (page.later) {
          const next = dateWindow({ ...question, cursor: page.later });
          expect(next.dateFrom).toBe(addDays({ day: page.dateTo, days: 1 }));
          expect(next.dateTo).toBe(endOfMonth(next.dateFrom));
          expect(next.earlier).toBe(page.dateFrom);
          page = next;
          pages += 1;
        }
        expect(page.dateTo).toBe(page.latest);
        expect(pages).toBeLessThanOrEqual(13);
      }),
    );
  });
});

describe('free times', () => {
  const slots = [
    { id: 'c', dateFrom: '2026-11-25T16:00:00Z' },
    { id: 'a', dateFrom: '2026-11-24T08:40:00Z' },
    { id: 'e', dateFrom: '2026-11-24T15:59:00Z' },
    { id: 'b', dateFrom: '2026-11-24T07:00:00Z' },
    { id: 'd', dateFrom: '2026-11-24T11:00:00Z' },
    { id: 'f', dateFrom: '2026-11-24T23:30:00Z' },
  ];

  it('come by day and by part of the day', () => {
    const ids = daysWithTimes(slots).map(({ day, slots: ofDay }) => [
      day,
      byPartOfDay(ofDay).map(({ part, slots: times }) => [part, times.map(({ id }) => id).join('')]),
    ]);
    const [first, second] = [
      [
        ['morning', 'ba'],
        ['afternoon', 'de'],
      ],
      [
        ['morning', 'f'],
        ['evening', 'c'],
      ],
    ];
    expect(ids).toEqual([
      ['2026-11-24', first],
      ['2026-11-25', second],
    ]);
    expect(daysWithTimes([])).toEqual([]);
  });

  test.each([
    [0, []],
    [6, [0, 1, 2, 3, 4, 5]],
    [7, [0, 1, 2, 4, 5, 6]],
    [18, [0, 3, 7, 10, 14, 17]],
  ])('of %i at most six are shown, from the first to the last', (count, shown) => {
    expect(
      spreadOver(
        Array.from({ length: count }, (_, index) => index),
        6,
      ),
    ).toEqual(shown);
  });

  test.each([
    ['2026-11-24T10:59:00Z', 'morning'],
    ['2026-11-24T11:00:00Z', 'afternoon'],
    ['2026-11-24T15:59:00Z', 'afternoon'],
    ['2026-11-24T16:00:00Z', 'evening'],
    ['2026-07-01T10:00:00Z', 'afternoon'],
  ])('%s is %s', (instant, part) => {
    expect(partOfDay(instant)).toBe(part);
  });
});
