import type { Instant } from '#app/domain/dates/warsaw.ts';
import { isOutside, type Measured } from './reading.ts';

/** A value of one test at one time. */
export type TimedValue = Measured & Readonly<{ date: string; laboratory: Readonly<{ id: string }> }>;

/** Values that may be compared: of one laboratory, in one unit. The latest first. */
export type Series<Value> = Readonly<{ unit: string | undefined; values: readonly Value[] }>;

/** Values of different units or laboratories never stand in one series; the one with the latest value comes first. */
export function seriesOf<Value extends TimedValue>(values: readonly Value[]): Series<Value>[] {
  const latestFirst = [...values].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const groups = new Map<string, Value[]>();
  for (const value of latestFirst) {
    const key = JSON.stringify([value.laboratory.id, value.unit ?? null]);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups.values()].map((group) => ({ unit: group[0]?.unit, values: group }));
}

type Drawn = TimedValue & { number: number };
/** Only what is one number can be drawn; the table has the others as well. */
const isDrawn = <Value extends TimedValue>(value: Value): value is Value & Drawn =>
  value.number !== undefined && value.comparator === undefined;

/** The last, the highest and the lowest number of a series, and the time of its first; null when there are not two. */
export function spreadOf<Value extends TimedValue>({ values }: Series<Value>) {
  const drawn = values.filter(isDrawn);
  const [last] = drawn;
  const first = drawn.at(-1);
  if (!last || !first || drawn.length < 2) return null;
  const highest = drawn.reduce((most, one) => (one.number > most.number ? one : most));
  const lowest = drawn.reduce((least, one) => (one.number < least.number ? one : least));
  return { last, highest, lowest, since: first.date };
}

/** Whether a value is higher or lower than the comparable one before it; null when that cannot be said. */
export function changeSince(value: TimedValue, before: TimedValue): 'higher' | 'lower' | 'same' | null {
  const [series, ...others] = seriesOf([value, before]);
  if (!series || others.length > 0 || !isDrawn(value) || !isDrawn(before)) return null;
  if (value.number === before.number) return 'same';
  return value.number > before.number ? 'higher' : 'lower';
}

/** A place in the picture, in its units from the left and the top; outside: beyond the range, by the laboratory. */
export type Point<Value> = Readonly<{ x: number; y: number; isOutside: boolean; of: Value }>;
export type Chart<Value> = Readonly<{
  points: readonly Point<Value>[];
  /** The range of the latest value, top and bottom; null where it has none. */
  range: Readonly<{ top: number; bottom: number }> | null;
}>;

type Size = Readonly<{ width: number; height: number }>;

/** The picture of a series, the oldest at the left; null when there are not two numbers to draw. */
export function chartOf<Value extends TimedValue>(
  { values }: Series<Value>,
  { width, height }: Size,
): Chart<Value> | null {
  const drawn = values.filter(isDrawn).reverse();
  const newest = drawn.at(-1);
  if (!newest || drawn.length < 2) return null;
  const { low, high } = newest;
  const ends = [low, high].filter((end) => end !== undefined);
  const place = scale({ of: [...drawn.map(({ number }) => number), ...ends], length: height });
  const moment = scale({ of: drawn.map(({ date }) => timeOf(date)), length: width });
  const points = drawn.map((value) => ({
    x: moment(timeOf(value.date)),
    y: height - place(value.number),
    isOutside: isOutside(value),
    of: value,
  }));
  const range =
    ends.length > 0
      ? {
          top: high === undefined ? 0 : height - place(high),
          bottom: low === undefined ? height : height - place(low),
        }
      : null;
  return { points, range };
}

const timeOf = (date: Instant) => new Date(date).getTime();
/** A tenth of the picture stays free at either end. */
const MARGIN = 0.1;

/** Returns how far a number is from the start of a line of that length. */
function scale({ of, length }: { of: readonly number[]; length: number }) {
  const least = Math.min(...of);
  const span = Math.max(...of) - least;
  return (number: number) => {
    const part = span > 0 ? (number - least) / span : 0.5;
    return length * (MARGIN + part * (1 - 2 * MARGIN));
  };
}
