/** What a laboratory says of one value (B-08): nothing here makes up a range. */
export type Measured = Readonly<{
  value: string;
  comparator?: '<' | '<=' | '>=' | '>' | undefined;
  number?: number | undefined;
  unit?: string | undefined;
  low?: number | undefined;
  high?: number | undefined;
  flag?: string | undefined;
}>;

/** How a value stands to its range; `unsaid`: nobody says, `unknown`: the flag is none that we know. */
export type Standing =
  | 'inside'
  | 'below'
  | 'above'
  | 'farBelow'
  | 'farAbove'
  | 'abnormal'
  | 'farAbnormal'
  | 'belowScale'
  | 'aboveScale'
  | 'unsaid'
  | 'unknown';

/** HL7 table 0078, as far as it speaks of ranges. */
const FLAGS = new Map<string, Standing>([
  ['N', 'inside'],
  ['L', 'below'],
  ['H', 'above'],
  ['LL', 'farBelow'],
  ['HH', 'farAbove'],
  ['A', 'abnormal'],
  ['AA', 'farAbnormal'],
  ['<', 'belowScale'],
  ['>', 'aboveScale'],
]);

export type Side = 'below' | 'inside' | 'above';

const SIDES: Partial<Record<Standing, Side>> = {
  inside: 'inside',
  below: 'below',
  farBelow: 'below',
  above: 'above',
  farAbove: 'above',
};

/** What the laboratory's flag says; where it says nothing, on which side of its own range the value lies. */
export function standingOf(measured: Measured): Standing {
  if (measured.flag !== undefined) return FLAGS.get(measured.flag) ?? 'unknown';
  return sideOf(measured) ?? 'unsaid';
}

const NOT_SAID_OUTSIDE: ReadonlySet<Standing> = new Set(['inside', 'unsaid', 'unknown']);

/** Returns whether somebody says that the value is not as it should be. */
export const isOutside = (measured: Measured) => !NOT_SAID_OUTSIDE.has(standingOf(measured));

/** Both ends belong to the range. Undefined: there is none, or the value does not tell. */
export function sideOf({ number, comparator, low, high }: Measured): Side | undefined {
  if (number === undefined || (low === undefined && high === undefined)) return undefined;
  if (comparator) return sideOfLimit({ number, comparator, low, high });
  if (low !== undefined && number < low) return 'below';
  return high !== undefined && number > high ? 'above' : 'inside';
}

/** "<5": on one side only where every value that is meant lies there. */
function sideOfLimit({ number, comparator = '<', low, high }: Omit<Measured, 'value'> & { number: number }) {
  if (comparator.startsWith('<')) {
    const isBelow = low !== undefined && (comparator === '<' ? number <= low : number < low);
    if (isBelow) return 'below';
    const isInside = low === undefined && high !== undefined && number <= high;
    return isInside ? 'inside' : undefined;
  }
  const isAbove = high !== undefined && (comparator === '>' ? number >= high : number > high);
  if (isAbove) return 'above';
  const isInside = high === undefined && low !== undefined && number >= low;
  return isInside ? 'inside' : undefined;
}

/** A picture of a value beside its range, in parts of a hundred from the left; the value is always inside of the picture. */
export type Bar = Readonly<{ side: Side; range: Readonly<{ from: number; to: number }>; value: number }>;

const EDGE = 1;
const RANGE = { from: 30, to: 70 };
/** How far the mark stays from an end of the range, so that it is seen on which side it is. */
const GAP = 4;
const ROOM = 22;

/**
 * Null: a picture would say more than is known, or something else than the flag: a limit ("<5"), no number, no range, and a
 * flag that does not agree with the range.
 */
export function barOf(measured: Measured): Bar | null {
  const { number, low, high, comparator } = measured;
  const side = sideOf(measured);
  if (side === undefined || number === undefined || comparator) return null;
  if (SIDES[standingOf(measured)] !== side) return null;

  const range = {
    from: low === undefined ? EDGE : RANGE.from,
    to: high === undefined ? 100 - EDGE : RANGE.to,
  };
  return { side, range, value: placeOf({ side, number, low, high }) };
}

type Placed = { side: Side; number: number; low: number | undefined; high: number | undefined };

function placeOf({ side, number, low, high }: Placed) {
  if (side === 'below') return RANGE.from - GAP - ROOM * share((low ?? 0) - number, spanOf(low, high));
  if (side === 'above') return RANGE.to + GAP + ROOM * share(number - (high ?? 0), spanOf(low, high));
  if (low === undefined) return RANGE.to - GAP - 60 * share((high ?? 0) - number, spanOf(low, high));
  if (high === undefined) return RANGE.from + GAP + 60 * share(number - low, spanOf(low, high));
  const inner = high === low ? 0.5 : number / (high - low) - low / (high - low);
  return RANGE.from + GAP + (RANGE.to - RANGE.from - 2 * GAP) * within01(inner);
}

/** How much a distance means: the range's width, else the size of its one end. */
function spanOf(low: number | undefined, high: number | undefined) {
  const span = low !== undefined && high !== undefined ? high - low : Math.abs(low ?? high ?? 0);
  return span > 0 ? span : 1;
}

/** From 0 for no distance towards 1 for any, however great. */
const share = (distance: number, span: number) => (distance <= 0 ? 0 : within01(1 / (1 + span / distance)));

const within01 = (number: number) => (number > 0 ? Math.min(number, 1) : 0);

/** What is known of a range: which ends it has. */
export const rangeKind = ({ low, high }: Pick<Measured, 'low' | 'high'>) =>
  low === undefined ? (high === undefined ? 'none' : 'to') : high === undefined ? 'from' : 'both';
