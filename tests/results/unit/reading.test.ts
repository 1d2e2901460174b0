import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barOf, rangeKind, sideOf, standingOf, type Measured } from '#app/domain/results/reading.ts';
import { changeSince, chartOf, seriesOf, spreadOf, type TimedValue } from '#app/domain/results/trend.ts';

const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const measured: fc.Arbitrary<Measured> = fc
  .record({
    number: maybe(number),
    ends: fc.tuple(maybe(number), maybe(number)),
    comparator: maybe(fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const)),
    flag: maybe(fc.constantFrom('N', 'L', 'H', 'LL', 'HH', 'A', 'AA', '<', '>', 'XX')),
  })
  .map(({ number: value, ends: [a, b], ...rest }) => {
    const isTurned = a !== undefined && b !== undefined && a > b;
    return { value: String(value), number: value, low: isTurned ? b : a, high: isTurned ? a : b, ...rest };
  });

const of = (given: Partial<Measured>): Measured => ({ value: 'x', ...given });
const SIDE_OF = {
  inside: 'inside',
  below: 'below',
  farBelow: 'below',
  above: 'above',
  farAbove: 'above',
} as Record<string, string>;

describe('a value and its range', () => {
  it('goes by the laboratory’s flag, whatever the numbers say', () => {
    expect(standingOf(of({ flag: 'H', number: 5, low: 1, high: 9 }))).toBe('above');
    expect(standingOf(of({ flag: 'XX', number: 5, low: 1, high: 9 }))).toBe('unknown');
    expect(standingOf(of({ number: 5, low: 1, high: 9 }))).toBe('inside');
    expect(standingOf(of({ number: 5 }))).toBe('unsaid');
    expect(standingOf(of({ flag: 'constructor' }))).toBe('unknown');
  });

  it('has both its ends in it', () => {
    expect(sideOf(of({ number: 1, low: 1, high: 9 }))).toBe('inside');
    expect(sideOf(of({ number: 9, low: 1, high: 9 }))).toBe('inside');
    expect(sideOf(of({ number: 9.1, low: 1, high: 9 }))).toBe('above');
    expect(sideOf(of({ number: 0.9, low: 1 }))).toBe('below');
    expect(sideOf(of({ number: 100, low: 1 }))).toBe('inside');
  });

  it('takes a limit only where every value that is meant lies on one side', () => {
    expect(sideOf(of({ number: 5, comparator: '<', high: 5 }))).toBe('inside');
    expect(sideOf(of({ number: 5, comparator: '<', low: 5 }))).toBe('below');
    expect(sideOf(of({ number: 5, comparator: '<=', low: 5 }))).toBeUndefined();
    expect(sideOf(of({ number: 5, comparator: '<', low: 2, high: 9 }))).toBeUndefined();
    expect(sideOf(of({ number: 90, comparator: '>', low: 60 }))).toBe('inside');
    expect(sideOf(of({ number: 90, comparator: '>', low: 60, high: 80 }))).toBe('above');
  });

  it('has a picture only when it says what the words say, with the value in it and on the right side', () => {
    fc.assert(
      fc.property(measured, (one) => {
        const bar = barOf(one);
        if (!bar) return;
        expect(SIDE_OF[standingOf(one)]).toBe(bar.side);
        expect(one.comparator).toBeUndefined();
        expect(rangeKind(one)).not.toBe('none');
        expect(bar.value).toBeGreaterThanOrEqual(1);
        expect(bar.value).toBeLessThanOrEqual(99);
        if (bar.side === 'below') expect(bar.value).toBeLessThan(bar.range.from);
        if (bar.side === 'above') expect(bar.value).toBeGreaterThan(bar.range.to);
        if (bar.side === 'inside') {
          expect(bar.value).toBeGreaterThan(bar.range.from);
          expect(bar.value).toBeLessThan(bar.range.to);
        }
      }),
    );
  });

  it('is drawn further to the right when it is higher', () => {
    const range = { low: 10, high: 20 };
    const places = [-5, 3, 10, 12, 19, 20, 21, 400].map((at) => barOf(of({ number: at, ...range }))!.value);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

const timed: fc.Arbitrary<TimedValue> = fc
  .tuple(
    measured,
    fc.date({ min: new Date('2015-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
    fc.constantFrom('a', 'b'),
    fc.constantFrom('mg/dL', 'umol/L', undefined),
  )
  .map(([one, date, id, unit]) => ({ ...one, unit, date: date.toISOString(), laboratory: { id } }));

describe('values over time', () => {
  it('never puts different units or laboratories into one series, and loses none', () => {
    fc.assert(
      fc.property(fc.array(timed, { maxLength: 30 }), (values) => {
        const series = seriesOf(values);
        for (const { values: ones } of series)
          expect(new Set(ones.map((one) => `${one.laboratory.id} ${one.unit}`)).size).toBe(1);
        expect(series.flatMap(({ values: ones }) => ones).length).toBe(values.length);
      }),
    );
  });

  it('draws every number of its table and nothing else, inside the picture', () => {
    const size = { width: 600, height: 200 };
    fc.assert(
      fc.property(fc.array(timed, { maxLength: 30 }), (values) => {
        for (const series of seriesOf(values)) {
          const chart = chartOf(series, size);
          const numbers = series.values.filter((one) => one.number !== undefined && !one.comparator);
          if (chart) expect(chart.points.map((point) => point.of)).toEqual([...numbers].reverse());
          expect(Boolean(chart)).toBe(numbers.length > 1);
          for (const { x, y } of chart?.points ?? []) {
            expect(x >= 0 && x <= size.width, `x ${x}`).toBe(true);
            expect(y >= 0 && y <= size.height, `y ${y}`).toBe(true);
          }
        }
      }),
    );
  });

  it('says the last, the highest, the lowest and since when', () => {
    const at = (date: string, value: number): TimedValue => ({
      ...{ value: String(value), number: value, unit: 'mg/dL', laboratory: { id: 'a' } },
      date: `${date}T08:00:00.000Z`,
    });
    const [series] = seriesOf([at('2026-01-01', 5), at('2024-01-01', 9), at('2025-01-01', 2)]);
    const spread = spreadOf(series!)!;
    expect([spread.last.number, spread.highest.number, spread.lowest.number, spread.since]).toEqual([
      ...[5, 9, 2],
      '2024-01-01T08:00:00.000Z',
    ]);
    expect(changeSince(at('2026-01-01', 5), at('2025-01-01', 2))).toBe('higher');
    expect(changeSince(at('2026-01-01', 5), { ...at('2025-01-01', 2), unit: 'mmol/L' })).toBeNull();
    expect(changeSince(at('2026-01-01', 5), { ...at('2025-01-01', 2), comparator: '<' })).toBeNull();
  });
});
