import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isDay } from '#app/domain/dates/calendar.ts';
import { parseTypedDate, parseTypedDateWithin } from '#app/domain/dates/typed-date.ts';

describe('parseTypedDate', () => {
  test.each([
    '07-03-1948',
    '7-3-1948',
    '7.03.1948',
    '7.3.1948 r.',
    '07/03/1948',
    '07 03 1948',
    '7. 3. 1948',
    '7,03,1948',
    '07031948',
    '1948-03-07',
    '1948.3.7',
    '1948/03/07',
    '7 marca 1948',
    '7 marca 1948 r.',
    '7 marca 1948 roku',
    '7 Marzec 1948',
    '7 mar 1948',
    '7 mar. 1948',
    '7. marca 1948',
    '7-marca-1948',
    '7marca1948',
    '7 III 1948',
    '7.III.1948',
    '7 March 1948',
    '7 mar 1948',
    'March 7, 1948',
    'mar 7 1948',
    'niedziela 7 marca 1948',
    'niedziela 7.03.1948',
    'Sunday 7 March 1948',
    '  07-03-1948  ',
    '07\u00a003\u00a01948',
    '07–03–1948',
    '07−03−1948',
    '０７-０３-１９４８',
  ])('reads %j as 7 March 1948', (text) => {
    expect(parseTypedDate(text)).toEqual({ day: '1948-03-07' });
  });

  test.each([
    ['1 września 2027', '2027-09-01'],
    ['1 wrzesnia 2027', '2027-09-01'],
    ['1 paź 2027', '2027-10-01'],
    ['31 października 2027', '2027-10-31'],
    ['środa 24 listopada 2027', '2027-11-24'],
    ['sroda 24 listopada 2027', '2027-11-24'],
    ['31 maja 2027', '2027-05-31'],
    ['31 May 2027', '2027-05-31'],
    ['29-02-2028', '2028-02-29'],
    ['24 XI 2026', '2026-11-24'],
  ])('reads %j as %s', (text, day) => {
    expect(parseTypedDate(text)).toEqual({ day });
  });

  test.each([
    '32-13-2026',
    '29-02-2027',
    '31-04-2026',
    '00-01-2026',
    '01-00-2026',
    '31 lutego 2026',
    '2026-02-30',
    '99999999',
  ])('says that %j is impossible', (text) => {
    expect(parseTypedDate(text)).toEqual({ fault: 'impossible' });
  });

  test.each([
    '',
    ' ',
    'jutro',
    '7 marca',
    '07-03',
    '07-03-48',
    '7 marcowego 1948',
    '07-03-1948-1',
    '07-03-0048',
    '123',
    '7 1948',
    '2026',
    'marca 1948',
    '7--3-1948',
    '٠٧-٠٣-١٩٤٨',
  ])('says that %j is malformed', (text) => {
    expect(parseTypedDate(text)).toEqual({ fault: 'malformed' });
  });

  it('answers every text with a real day or a fault', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...Array.from('0123456789-./, marcIX')) })),
        (text) => {
          const { day, fault } = parseTypedDate(text);
          expect(day === undefined ? ['malformed', 'impossible'].includes(fault) : isDay(day)).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('reads a very long text quickly', () => {
    const started = performance.now();
    for (const filling of [' ', '1', 'a', '-', '1 ', 'r', '. '])
      parseTypedDate(`7${filling.repeat(100_000)}x`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

test.each([
  ['23-11-2026', { fault: 'tooEarly' }],
  ['24-11-2026', { day: '2026-11-24' }],
  ['30-11-2027', { day: '2027-11-30' }],
  ['01-12-2027', { fault: 'tooLate' }],
  ['31-11-2027', { fault: 'impossible' }],
  ['kiedyś', { fault: 'malformed' }],
])('parseTypedDateWithin: %s', (text, expected) => {
  expect(parseTypedDateWithin({ text, earliest: '2026-11-24', latest: '2027-11-30' })).toEqual(expected);
});
