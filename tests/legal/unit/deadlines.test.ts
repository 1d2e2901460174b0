import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canPromise,
  clockOf,
  deadlinesOf,
  isPageName,
  movesOf,
  tellsContact,
  waitOf,
} from '#provider/legal/rules.ts';

const deadlines = (at: string) => deadlinesOf(Date.parse(at));

describe('the days of a report', () => {
  it.each([
    ['an ordinary day', '2026-11-24T08:40:00Z', '2026-12-01', '2027-01-24'],
    ['a minute before midnight in Warsaw', '2026-11-24T22:59:00Z', '2026-12-01', '2027-01-24'],
    [
      'at midnight in Warsaw, still the day before in UTC',
      '2026-11-24T23:00:00Z',
      '2026-12-02',
      '2027-01-25',
    ],
    ['the last night of summer time', '2026-10-24T22:30:00Z', '2026-11-01', '2026-12-25'],
    ['the hour that comes twice', '2026-10-25T00:30:00Z', '2026-11-01', '2026-12-25'],
    ['over the end of summer time', '2026-10-20T06:00:00Z', '2026-10-27', '2026-12-20'],
    ['the night in which an hour is left out', '2027-03-27T23:30:00Z', '2027-04-04', '2027-05-28'],
    ['over the beginning of summer time', '2027-03-25T22:59:00Z', '2027-04-01', '2027-05-25'],
    ['the end of the year: 28 February', '2026-12-31T12:00:00Z', '2027-01-07', '2027-02-28'],
    [
      'the end of the year before a leap year: 29 February',
      '2027-12-31T12:00:00Z',
      '2028-01-07',
      '2028-02-29',
    ],
    ['30 December', '2026-12-30T12:00:00Z', '2027-01-06', '2027-02-28'],
    ['31 July: there is a 30 September alone', '2026-07-31T12:00:00Z', '2026-08-07', '2026-09-30'],
    ['29 February', '2028-02-29T12:00:00Z', '2028-03-07', '2028-04-29'],
  ])('%s', (_, at, answerBy, latestBy) => expect(deadlines(at)).toEqual({ answerBy, latestBy }));

  const instants = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2060-01-01T00:00:00Z'),
    noInvalidDate: true,
  });

  /** Said another way than the rule does: a clock in Warsaw, and a calendar. */
  const inWarsaw = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });

  it('are seven days after the day in Warsaw, and the same day two months later or that month’s last', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const { answerBy, latestBy } = deadlinesOf(at.getTime());
        const received = inWarsaw.format(at);
        expect((Date.parse(answerBy) - Date.parse(received)) / 86_400_000).toBe(7);
        const [year = 0, month = 0, day = 0] = received.split('-').map(Number);
        const last = new Date(Date.UTC(year, month + 2, 0));
        const expected = Math.min(day, last.getUTCDate());
        expect(latestBy).toBe(`${last.toISOString().slice(0, 8)}${String(expected).padStart(2, '0')}`);
      }),
    );
  });

  it('never come earlier for what came later', () => {
    fc.assert(
      fc.property(instants, instants, (one, other) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one];
        const [before, after] = [deadlinesOf(earlier.getTime()), deadlinesOf(later.getTime())];
        expect(before.answerBy <= after.answerBy && before.latestBy <= after.latestBy).toBe(true);
      }),
    );
  });
});

const row = { status: 'NEW', answer_by: '2026-12-01', latest_by: '2027-01-24', promised_by: null } as const;

describe('the clock of a report', () => {
  it.each([
    [
      'the day it came',
      '2026-11-24',
      row,
      { dueBy: '2026-12-01', daysLeft: 7, daysToLatest: 61, isOverdue: false },
    ],
    [
      'the last day',
      '2026-12-01',
      row,
      { dueBy: '2026-12-01', daysLeft: 0, daysToLatest: 54, isOverdue: false },
    ],
    [
      'the day after',
      '2026-12-02',
      row,
      { dueBy: '2026-12-01', daysLeft: -1, daysToLatest: 53, isOverdue: true },
    ],
    [
      'prolonged',
      '2026-12-02',
      { ...row, status: 'PROLONGED', promised_by: '2026-12-20' },
      { dueBy: '2026-12-20', daysLeft: 18, daysToLatest: 53, isOverdue: false },
    ],
    [
      'answered, long ago',
      '2027-03-01',
      { ...row, status: 'ANSWERED' },
      { dueBy: '2026-12-01', daysLeft: -90, daysToLatest: -36, isOverdue: false },
    ],
  ] as const)('%s', (_, today, given, clock) => expect(clockOf({ row: given, today })).toEqual(clock));

  it.each([
    ['2026-12-01', false],
    ['2026-12-02', true],
    ['2027-01-24', true],
    ['2027-01-25', false],
  ])('may be promised for %s: %s', (day, can) =>
    expect(canPromise({ day, row, today: '2026-11-24' })).toBe(can),
  );

  it('is not promised for a day that is over', () =>
    expect(canPromise({ day: '2026-12-10', row, today: '2026-12-11' })).toBe(false));
});

it.each([
  ['NEW', 'EMAIL', ['answer', 'prolong', 'close']],
  ['NEW', 'NONE', ['close']],
  ['PROLONGED', 'LETTER', ['answer', 'close']],
  ['ANSWERED', 'EMAIL', []],
  ['CLOSED', 'EMAIL', []],
] as const)('a %s report of %s can be: %o', (status, channel, moves) =>
  expect(movesOf({ status, channel })).toEqual(moves),
);

describe('the name of a page', () => {
  it.each(['/bookings', '/', '/legal/regulations', '/wyniki/%C5%82', 'Wizyty', 'strona z wizytami', 'a/b?c'])(
    'is %j',
    (page) => expect(isPageName(page)).toBe(true),
  );
  it.each([
    ...[
      'https://other.example/',
      'HTTP://other.example',
      'javascript://x',
      ' https://other.example',
      'www.x.pl',
    ],
    ...[
      '//other.example',
      '/\\other.example',
      '/bookings?patientId=patient-1001',
      '/a#b',
      '/a b',
      '/a\\b',
      '  ',
    ],
  ])('is not %j', (page) => expect(isPageName(page)).toBe(false));
});

describe('a day of very many reports', () => {
  const HOUR = 3_600_000;
  const now = 1_000 * HOUR;

  it.each([
    ['a calm day, however often one has sent', { inAll: 99, lastOfSource: now }, 0],
    ['who has sent none', { inAll: 100_000, lastOfSource: undefined }, 0],
    ['who has sent one just now', { inAll: 100, lastOfSource: now }, 3_600],
    ['who has sent one a while ago', { inAll: 100, lastOfSource: now - HOUR + 500 }, 1],
    ['who has sent one an hour ago', { inAll: 100, lastOfSource: now - HOUR }, 0],
  ])('%s', (_, sent, seconds) => expect(waitOf({ ...sent, now })).toBe(seconds));

  it('tells the contact of each on a calm one, and once an hour otherwise', () => {
    expect(tellsContact({ inAll: 99, lastTold: now, now })).toBe(true);
    expect(tellsContact({ inAll: 100, lastTold: now - HOUR + 1, now })).toBe(false);
    expect(tellsContact({ inAll: 100, lastTold: now - HOUR, now })).toBe(true);
  });
});
