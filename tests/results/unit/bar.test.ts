import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeKind, readingOf, sideOf, type Measured } from '#contract/results/reading/standing.ts';
import { barOf } from '#app/domain/results/bar.ts';

const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const measured: fc.Arbitrary<Measured> = fc
  .record({
    number: maybe(number),
    ends: fc.tuple(maybe(number), maybe(number)),
    comparator: maybe(fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const)),
    flag: maybe(fc.constantFrom('N', 'L', 'H', 'LL', 'HH', 'A', 'AA', '<', '>', 'POS', 'XX')),
  })
  .map(({ number: value, ends: [a, b], ...rest }) => {
    const isTurned = a !== undefined && b !== undefined && a > b;
    return { value: String(value), number: value, low: isTurned ? b : a, high: isTurned ? a : b, ...rest };
  });

const of = (given: Partial<Measured>): Measured => ({ value: 'x', ...given });
describe('a value and its range', () => {
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
        expect(readingOf(one).side).toBe(bar.side);
        expect(readingOf(one).isUnknown && bar.side === 'inside').toBe(false);
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
