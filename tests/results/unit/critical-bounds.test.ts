import { expect, test } from 'vitest';
import { flagOf } from '#provider/results/critical-bounds.ts';

const valued = (code: string, number: number, unit: string | null, range: { low: number; high: number }) =>
  flagOf({ code, value: String(number), number, comparator: null, unit, ...range });

/** Story: potassium of 7,1 in "mmol/l" was marked H, and in "mmol/L" HH. */
test.each([
  ['2823-3', 7.1, 'mmol/L', { low: 3.5, high: 5.1 }, 'HH'],
  ['2823-3', 7.1, 'mmol/l', { low: 3.5, high: 5.1 }, 'HH'],
  ['2823-3', 2.1, 'mmol/l', { low: 3.5, high: 5.1 }, 'LL'],
  ['777-3', 12, '10^9/L', { low: 150, high: 400 }, 'LL'],
  ['777-3', 12, '10*9/L', { low: 150, high: 400 }, 'LL'],
  ['2823-3', 7.1, 'mg/dL', { low: 3.5, high: 5.1 }, 'H'],
  ['2823-3', 7.1, null, { low: 3.5, high: 5.1 }, 'H'],
] as const)(
  '%s of %d %s is marked as far as its unit is that of the bounds',
  (code, number, unit, range, flag) => expect(valued(code, number, unit, range)).toBe(flag),
);
