import { amountOf, endsOf, readingOf, type Measured } from '#contract/results/reading/standing.ts';
import { unitKey } from '#contract/results/reading/units.ts';
import { dayOf, type Instant } from '#app/domain/dates/warsaw.ts';

/** When a sample was taken, and which laboratory measured it. */
export type Taken = Readonly<{ date: string; laboratory: Readonly<{ id: string }> }>;

/** A value of one test at one time. */
export type TimedValue = Measured & Taken;

/** Values that may be compared: of one laboratory, in one unit. The latest first. */
export type Series<Value> = Readonly<{ unit: string | null | undefined; values: readonly Value[] }>;

/** Values of different units or laboratories never stand in one series; the one with the latest value comes first. */
export function seriesOf<Value extends TimedValue>(values: readonly Value[]): Series<Value>[] {
  const latestFirst = [...values].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const groups = new Map<string, Value[]>();
  for (const value of latestFirst) {
    const key = JSON.stringify([value.laboratory.id, unitKey(value.unit)]);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups.values()].map((group) => ({ unit: group[0]?.unit, values: group }));
}

/** A place on the line of numbers; `nudge`: just below or above it, where "<5" ends and ">5" begins. */
type Place = Readonly<{ at: number; nudge: -1 | 0 | 1 }>;
const isBefore = (a: Place, b: Place) => a.at < b.at || (a.at === b.at && a.nudge < b.nudge);

type Numbered<Value> = Readonly<{ value: Value; number: number; limit: 'less' | 'more' | null }> &
  Readonly<{ least: Place; most: Place }>;

/** The numbers among values, each with all that it may mean: "<5" is anything below 5. */
function numbered<Value extends Measured>(values: readonly Value[]): Numbered<Value>[] {
  return values.flatMap((value) => {
    const amount = amountOf(value);
    if (!amount) return [];
    const { number, comparator = '' } = amount;
    const limit = comparator.startsWith('<') ? 'less' : comparator.startsWith('>') ? 'more' : null;
    const nudge = comparator === '<' ? -1 : comparator === '>' ? 1 : 0;
    const end: Place = { at: number, nudge };
    return {
      value,
      number,
      limit,
      least: limit === 'less' ? { at: -Infinity, nudge: 0 as const } : end,
      most: limit === 'more' ? { at: Infinity, nudge: 0 as const } : end,
    };
  });
}

/**
 * Returns the values that may be the highest, or the lowest: one, or where a limit ("<5") leaves it open, the number and the
 * limit. Among limits of one kind it is the one that says most.
 */
function extremes<Value>(all: readonly Numbered<Value>[], way: 'highest' | 'lowest'): Value[] {
  const isHighest = way === 'highest';
  const certain = all.map(({ least, most }) => (isHighest ? least : most));
  const bound = certain.reduce((best, one) =>
    isBefore(isHighest ? best : one, isHighest ? one : best) ? one : best,
  );
  const open = all.filter(({ least, most }) => !(isHighest ? isBefore(most, bound) : isBefore(bound, least)));
  return ([null, 'less', 'more'] as const).flatMap((limit) => {
    const [first, ...others] = open.filter((one) => one.limit === limit);
    if (!first) return [];
    return others.reduce((best, one) => {
      const isBetter = isHighest ? one.number > best.number : one.number < best.number;
      return isBetter ? one : best;
    }, first).value;
  });
}

/** The last value of a series, its highest and lowest numbers, and the time of its first; null when there are not two numbers. */
export function spreadOf<Value extends TimedValue>({ values }: Series<Value>) {
  const numbers = numbered(values);
  const [last] = values;
  const first = values.at(-1);
  if (!last || !first || numbers.length < 2) return null;
  return {
    last,
    highest: extremes(numbers, 'highest'),
    lowest: extremes(numbers, 'lowest'),
    since: first.date,
  };
}

/** The change of a value since one before it; `apart`: of another laboratory or in another unit; null: that cannot be said. */
export function changeSince(
  value: TimedValue,
  before: TimedValue,
): 'higher' | 'lower' | 'same' | 'apart' | null {
  if (seriesOf([value, before]).length > 1) return 'apart';
  const [now, then] = numbered([value, before]);
  if (!now || !then) return null;
  if (isBefore(then.most, now.least)) return 'higher';
  if (isBefore(now.most, then.least)) return 'lower';
  return now.limit === null && then.limit === null ? 'same' : null;
}

/** Returns the days of Warsaw that have several values, each of which must say its hour. */
export function sharedDays(values: readonly Readonly<{ date: Instant }>[]): ReadonlySet<string> {
  const days = values.map(({ date }) => dayOf(date));
  return new Set(days.filter((day, index) => days.indexOf(day) !== index));
}

/** A place in the picture, in its units from the left and the top. */
export type Point<Value> = Readonly<{
  x: number;
  y: number;
  /** `other`: nobody has said that it lies in the range, or that it does not. */
  standing: 'inside' | 'outside' | 'other';
  /** "<5" and ">5" are drawn at 5, as less and as more. */
  limit: 'less' | 'more' | null;
  of: Value;
}>;
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
  const drawn = numbered(values).reverse();
  const newest = drawn.at(-1);
  if (!newest || drawn.length < 2) return null;
  const { low, high } = endsOf(newest.value);
  const ends = [low, high].filter((end) => end !== undefined);
  const place = scale({ of: [...drawn.map(({ number }) => number), ...ends], length: height });
  const moment = scale({ of: drawn.map(({ value }) => timeOf(value.date)), length: width });
  const points = drawn.map(({ value, number, limit }) => ({
    x: moment(timeOf(value.date)),
    y: height - place(number),
    standing: standingInPicture(value),
    limit,
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

function standingInPicture(value: Measured): Point<Measured>['standing'] {
  const { isOutside, isNormal } = readingOf(value);
  if (isOutside) return 'outside';
  return isNormal ? 'inside' : 'other';
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
