import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseTypedDate } from '#app/domain/dates/typed-date.ts';
import {
  formatDateTime,
  formatDateTimeIn,
  formatDayAndMonth,
  formatDayInWords,
  formatDeadline,
  formatMonth,
  formatTime,
  formatTypedDate,
  formatWeekdayChosen,
  type Language,
} from '#app/domain/dates/words.ts';
import { textIn } from '#app/services/text/texts.ts';
import { anyDay } from './arbitraries.ts';

test.each([
  ['2026-11-24', 'pl', 'wtorek 24 listopada 2026', '24 listopada', 'listopad 2026'],
  ['2026-11-24', 'en', 'Tuesday 24 November 2026', '24 November', 'November 2026'],
  ['1948-03-07', 'pl', 'niedziela 7 marca 1948', '7 marca', 'marzec 1948'],
  ['1948-03-07', 'en', 'Sunday 7 March 1948', '7 March', 'March 1948'],
  ['2028-02-29', 'pl', 'wtorek 29 lutego 2028', '29 lutego', 'luty 2028'],
] as const)('%s in %s', (day, language, inWords, dayAndMonth, month) => {
  expect(formatDayInWords({ day, language })).toBe(inWords);
  expect(formatDayAndMonth({ day, language })).toBe(dayAndMonth);
  expect(formatMonth({ day, language })).toBe(month);
});

test.each([
  ['2026-11-24T08:40:00Z', '9:40'],
  ['2026-11-24T08:05:00.000Z', '9:05'],
  ['2026-07-01T15:00:00Z', '17:00'],
  ['2026-11-24T23:00:00Z', '0:00'],
])('formatTime: %s is %s', (instant, expected) => {
  expect(formatTime(instant)).toBe(expected);
  expect(formatTime(new Date(instant))).toBe(expected);
});

test.each([
  ['2026-11-30', 'pl', 'poniedziałku 30 listopada'],
  ['2026-12-01', 'pl', 'wtorku 1 grudnia'],
  ['2026-12-02', 'pl', 'środy 2 grudnia'],
  ['2026-12-03', 'pl', 'czwartku 3 grudnia'],
  ['2026-12-04', 'pl', 'piątku 4 grudnia'],
  ['2026-12-05', 'pl', 'soboty 5 grudnia'],
  ['2026-12-06', 'pl', 'niedzieli 6 grudnia'],
  ['2027-01-01', 'pl', 'piątku 1 stycznia 2027'],
  ['2026-12-04', 'en', 'Friday 4 December'],
] as const)('until %s in %s', (day, language, expected) => {
  expect(formatDeadline({ day, today: '2026-11-26', language })).toBe(expected);
});

describe('in a list', () => {
  const now = new Date('2026-11-26T08:00:00Z');
  const { formatWhen, formatDayNear } = textIn('pl');

  test.each([
    ['2026-11-26T01:07:00Z', 'dziś, 2:07'],
    ['2026-11-25T23:30:00Z', 'dziś, 0:30'],
    ['2026-11-25T22:59:00Z', 'środa 25 listopada'],
    ['2026-01-05T12:00:00Z', 'poniedziałek 5 stycznia'],
    ['2025-12-31T22:59:00Z', 'środa 31 grudnia 2025'],
  ])('%s is %s', (instant, expected) => {
    expect(formatWhen(instant, now)).toBe(expected);
  });

  test('a day says its year where it is not this one', () => {
    expect(formatDayNear('2026-12-26', now)).toBe('sobota 26 grudnia');
    expect(formatDayNear('2027-01-01', now)).toBe('piątek 1 stycznia 2027');
    expect(textIn('en').formatWhen('2026-11-26T01:07:00Z', now)).toBe('today, 2:07');
  });
});

test('formatDateTime', () => {
  const instant = '2026-11-24T08:40:00Z';
  expect(formatDateTime({ instant, language: 'pl' })).toBe('wtorek 24 listopada 2026, 9:40');
  expect(formatDateTime({ instant, language: 'en' })).toBe('Tuesday 24 November 2026, 9:40');
});

test.each([
  ['2026-05-20T14:30:00Z', 'w środę 20 maja 2026, o 16:30', 'on Wednesday 20 May 2026 at 16:30'],
  ['2026-11-24T08:05:00Z', 'we wtorek 24 listopada 2026, o 9:05', 'on Tuesday 24 November 2026 at 9:05'],
  ['2026-11-28T23:00:00Z', 'w niedzielę 29 listopada 2026, o 0:00', 'on Sunday 29 November 2026 at 0:00'],
])('formatDateTimeIn: %s is %s', (instant, pl, en) => {
  expect(formatDateTimeIn({ instant, language: 'pl' })).toBe(pl);
  expect(formatDateTimeIn({ instant, language: 'en' })).toBe(en);
});

test('formatWeekdayChosen: the case in which somebody chooses a day', () => {
  const week = ['23', '24', '25', '26', '27', '28', '29'].map((end) => `2026-11-${end}`);
  expect(week.map((day) => formatWeekdayChosen({ day, language: 'pl' })).join(' ')).toBe(
    'poniedziałek wtorek środę czwartek piątek sobotę niedzielę',
  );
  expect(formatWeekdayChosen({ day: '2026-11-29', language: 'en' })).toBe('Sunday');
});

test('formatTypedDate', () => {
  expect(formatTypedDate('2026-11-04')).toBe('04-11-2026');
});

describe('what the portal shows, a date field takes back', () => {
  const language = fc.constantFrom<Language>('pl', 'en');

  it('in words', () => {
    fc.assert(
      fc.property(anyDay, language, (day, shownIn) => {
        expect(parseTypedDate(formatDayInWords({ day, language: shownIn }))).toEqual({ day });
      }),
    );
  });

  it('as typed', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseTypedDate(formatTypedDate(day))).toEqual({ day });
      }),
    );
  });
});

describe('in a sentence', () => {
  const now = new Date('2026-11-26T22:30:00Z');
  const [pl, en] = [textIn('pl'), textIn('en')];

  test.each([
    ['2026-11-25', 'wczoraj', 'yesterday', 'do wczoraj', 'by yesterday'],
    ['2026-11-26', 'dziś', 'today', 'do dziś', 'by today'],
    ['2026-11-27', 'jutro', 'tomorrow', 'do jutra', 'by tomorrow'],
    [
      '2026-11-28',
      'sobota 28 listopada',
      'Saturday 28 November',
      'do soboty 28 listopada',
      'by Saturday 28 November',
    ],
    [
      '2026-11-29',
      'niedziela 29 listopada',
      'Sunday 29 November',
      'do niedzieli 29 listopada',
      'by Sunday 29 November',
    ],
    [
      '2026-11-30',
      'poniedziałek 30 listopada',
      'Monday 30 November',
      'do poniedziałku 30 listopada',
      'by Monday 30 November',
    ],
    [
      '2026-12-02',
      'środa 2 grudnia',
      'Wednesday 2 December',
      'do środy 2 grudnia',
      'by Wednesday 2 December',
    ],
    [
      '2027-01-01',
      'piątek 1 stycznia 2027',
      'Friday 1 January 2027',
      'do piątku 1 stycznia 2027',
      'by Friday 1 January 2027',
    ],
  ])('%s', (day, when, whenEn, until, untilEn) => {
    expect([pl.formatDayWord(day, now), en.formatDayWord(day, now)]).toEqual([when, whenEn]);
    expect([pl.formatUntil(day, now), en.formatUntil(day, now)]).toEqual([until, untilEn]);
  });

  test('a moment has its hour by the clock of Warsaw', () => {
    expect(pl.formatMoment('2026-11-26T23:05:00Z', now)).toBe('jutro, 0:05');
    expect(en.formatMoment('2026-11-26T06:47:00Z', now)).toBe('today, 7:47');
  });
});
