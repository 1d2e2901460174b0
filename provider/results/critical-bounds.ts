import { sideOf } from '#contract/results/reading/standing.ts';
import { unitKey } from '#contract/results/reading/units.ts';
import type { TestValueRow } from './tables.ts';

type Bounds = Readonly<{ unit: string; low?: number; high?: number }>;

/** The bounds beyond which the clinic's laboratories ring up whoever ordered the test, by LOINC code, in the unit that they measure in. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  '718-7': { unit: 'g/dL', low: 7, high: 20 },
  '6690-2': { unit: '10*9/L', low: 2, high: 50 },
  '777-3': { unit: '10*9/L', low: 20, high: 1000 },
  '2951-2': { unit: 'mmol/L', low: 120, high: 160 },
  '2823-3': { unit: 'mmol/L', low: 2.8, high: 6.2 },
  '17861-6': { unit: 'mmol/L', low: 1.65, high: 3.25 },
  '19123-9': { unit: 'mmol/L', low: 0.4, high: 2.5 },
  '2777-1': { unit: 'mmol/L', low: 0.3, high: 3 },
  '14771-0': { unit: 'mmol/L', low: 2.5, high: 25 },
  '2160-0': { unit: 'umol/L', high: 650 },
  '22664-7': { unit: 'mmol/L', high: 36 },
};

type Valued = Pick<TestValueRow, 'code' | 'value' | 'number' | 'comparator' | 'unit' | 'low' | 'high'>;

/**
 * The mark that the made-up laboratories set by themselves: on which side of its range a value lies, and whether it lies so
 * far out that somebody must be told at once. Null: there is no range, or the value does not tell.
 */
export function flagOf(valued: Valued): 'LL' | 'L' | 'N' | 'H' | 'HH' | null {
  const { unit, low, high } = BOUNDS[valued.code] ?? {};
  const isSameUnit = unit !== undefined && unitKey(unit) === unitKey(valued.unit);
  const far = isSameUnit ? sideOf({ ...valued, low, high }) : undefined;
  if (far === 'below') return 'LL';
  if (far === 'above') return 'HH';
  const side = sideOf(valued);
  if (side === undefined) return null;
  return ({ below: 'L', inside: 'N', above: 'H' } as const)[side];
}
