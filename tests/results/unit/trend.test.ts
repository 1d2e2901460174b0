import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { amountOf, readingOf, type Measured } from '#contract/results/reading/standing.ts';
import {
  changeSince,
  chartOf,
  seriesOf,
  sharedDays,
  spreadOf,
  type TimedValue,
} from '#app/domain/results/trend.ts';

const SIZE = { width: 600, height: 200 };
const timed: fc.Arbitrary<TimedValue> = fc
  .record({
    text: fc.constantFrom('4.2', '<5', '>5', '≤0.01', '12,4', '-3', 'ujemny', '1:80', '<4.2', '1000000'),
    flag: fc.constantFrom(undefined, 'N', 'H', 'hh', '#S', 'POS'),
    low: fc.constantFrom(undefined, 1),
    high: fc.constantFrom(undefined, 5),
    date: fc.date({ min: new Date('2015-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
    id: fc.constantFrom('a', 'b'),
    unit: fc.constantFrom('mg/dL', 'umol/L', undefined),
  })
  .map(({ text, date, id, ...rest }) => ({
    ...rest,
    value: text,
    date: date.toISOString(),
    laboratory: { id },
  }));

const at = (date: string, value: string, said: Partial<TimedValue> = {}): TimedValue => ({
  value,
  unit: 'mg/dL',
  laboratory: { id: 'a' },
  date: `${date}T08:00:00.000Z`,
  ...said,
});
const values = (ones: readonly Measured[]) => ones.map(({ value }) => value);

describe('values over time', () => {
  it('never puts different units or laboratories into one series, and loses none', () => {
    fc.assert(
      fc.property(fc.array(timed, { maxLength: 30 }), (all) => {
        const series = seriesOf(all);
        for (const { values: ones } of series)
          expect(new Set(ones.map((one) => `${one.laboratory.id} ${one.unit}`)).size).toBe(1);
        expect(series.flatMap(({ values: ones }) => ones).length).toBe(all.length);
      }),
    );
    const mixed = [at('2026-03-01', '5', { unit: 'm[IU]/L' }), at('2026-01-01', '4', { unit: 'm[iU]/L' })];
    expect(seriesOf(mixed)).toHaveLength(1);
  });

  it('draws every number of its table, limits too, and nothing else, inside the picture', () => {
    fc.assert(
      fc.property(fc.array(timed, { maxLength: 30 }), (all) => {
        for (const series of seriesOf(all)) {
          const chart = chartOf(series, SIZE);
          const numbers = series.values.filter((one) => amountOf(one));
          if (chart) expect(chart.points.map((point) => point.of)).toEqual([...numbers].reverse());
          expect(Boolean(chart)).toBe(numbers.length > 1);
          expect(Boolean(spreadOf(series))).toBe(numbers.length > 1);
          for (const { x, y, standing, limit, of } of chart?.points ?? []) {
            expect(x >= 0 && x <= SIZE.width, `x ${x}`).toBe(true);
            expect(y >= 0 && y <= SIZE.height, `y ${y}`).toBe(true);
            const { isOutside, isNormal } = readingOf(of);
            expect(standing).toBe(isOutside ? 'outside' : isNormal ? 'inside' : 'other');
            expect(Boolean(limit)).toBe(/[<>≤]/.test(of.value));
          }
        }
      }),
    );
  });

  it('never calls a value the highest or lowest where another is beyond it for certain', () => {
    const least = (value: string) => (/[<≤]/.test(value) ? -Infinity : amountOf({ value })!.number);
    const most = (value: string) => (value.startsWith('>') ? Infinity : amountOf({ value })!.number);
    fc.assert(
      fc.property(fc.array(timed, { minLength: 2, maxLength: 12 }), (all) => {
        for (const series of seriesOf(all)) {
          const spread = spreadOf(series);
          const numbers = values(series.values.filter((one) => amountOf(one)));
          for (const { value } of spread?.lowest ?? [])
            expect(
              numbers.some((other) => most(other) < least(value)),
              value,
            ).toBe(false);
          for (const { value } of spread?.highest ?? [])
            expect(
              numbers.some((other) => least(other) > most(value)),
              value,
            ).toBe(false);
        }
      }),
    );
  });
});

describe('the last, the highest and the lowest', () => {
  test.each([
    // The newest first.
    [['<0.01', '2.4', '3.1'], '<0.01', ['3.1'], ['<0.01']],
    [['5', '2', '9'], '5', ['9'], ['2']],
    [['3', '<5', '10'], '3', ['10'], ['3', '<5']],
    [['>90', '95', '60'], '>90', ['95', '>90'], ['60']],
    [['>90', '60'], '>90', ['>90'], ['60']],
    [['<5', '<2'], '<5', ['<5'], ['<2']],
    [['5', '<5'], '5', ['5'], ['<5']],
    [['4', '4', '3'], '4', ['4'], ['3']],
    [['dodatni', '4', '3'], 'dodatni', ['4'], ['3']],
    [['≤1', '1'], '≤1', ['1', '≤1'], ['1', '≤1']],
  ])('of %j are %s, %j, %j', (given, last, highest, lowest) => {
    const dates = ['2026-06-01', '2026-03-01', '2026-01-01'];
    const [series] = seriesOf(given.map((value, index) => at(dates[index]!, value)));
    const spread = spreadOf(series!)!;
    expect(spread.last.value).toBe(last);
    expect([values(spread.highest), values(spread.lowest)]).toEqual([highest, lowest]);
    expect(spread.since).toBe(`${dates[given.length - 1]}T08:00:00.000Z`);
  });

  it('are the latest of equal ones, and none of a single number', () => {
    const [series] = seriesOf([at('2024-01-01', '9'), at('2026-01-01', '9'), at('2025-01-01', '2')]);
    expect(spreadOf(series!)!.highest[0]!.date).toContain('2026');
    expect(spreadOf(seriesOf([at('2026-01-01', '9'), at('2025-01-01', 'ujemny')])[0]!)).toBeNull();
  });
});

test.each([
  ['5', '2', 'higher'],
  ['2', '5', 'lower'],
  ['5,0', '5', 'same'],
  ['5', '<2', 'higher'],
  ['<0.01', '2.4', 'lower'],
  ['<5', '3', null],
  ['<5', '<5', null],
  ['<5', '5', 'lower'],
  ['>90', '90', 'higher'],
  ['>=90', '90', null],
  ['ujemny', '5', null],
])('now %s, before %s: %s', (now, before, change) => {
  expect(changeSince(at('2026-01-01', now), at('2025-01-01', before))).toBe(change);
});

test('only what one laboratory measures in one unit is compared', () => {
  const before = at('2025-01-01', '9');
  expect(changeSince(at('2026-01-01', '5', { laboratory: { id: 'b' } }), before)).toBe('apart');
  expect(changeSince(at('2026-01-01', '5', { unit: 'mmol/L' }), before)).toBe('apart');
  expect(changeSince(at('2026-01-01', '5', { unit: undefined }), before)).toBe('apart');
});

test('of several samples on one day of Warsaw each has its hour', () => {
  const days = (...dates: string[]) => [...sharedDays(dates.map((date) => ({ date })))];
  expect(days('2026-11-02T05:00:00.000Z', '2026-11-02T17:00:00.000Z', '2026-11-03T05:00:00.000Z')).toEqual([
    '2026-11-02',
  ]);
  expect(days('2026-11-02T22:30:00.000Z', '2026-11-02T23:30:00.000Z')).toEqual([]);
  expect(days('2026-11-02T23:30:00.000Z', '2026-11-03T12:00:00.000Z')).toEqual(['2026-11-03']);
});
