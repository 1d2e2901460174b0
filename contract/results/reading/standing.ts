import { marksApart, marksOf, type Mark, type Meaning } from './marks.ts';
import { written, type Comparator } from './numbers.ts';

/** One value as a laboratory gives it (B-08): nothing here makes up a range. */
export type Measured = Readonly<{
  value: string;
  comparator?: Comparator | null | undefined;
  number?: number | null | undefined;
  unit?: string | null | undefined;
  low?: number | null | undefined;
  high?: number | null | undefined;
  flag?: string | null | undefined;
}>;

/** The standing of a value; `unsaid`: nobody says, `unknown`: it has a mark that we do not know. */
export type Standing = Meaning | 'unsaid' | 'unknown';
export type Side = 'below' | 'inside' | 'above';

/** All that is known of how a value stands. */
export type Reading = Readonly<{
  /** In words: where it lies, then what its marks say besides. */
  said: readonly Standing[];
  /** Where the words put it; undefined: they put it nowhere. */
  side: Side | undefined;
  isOutside: boolean;
  isCritical: boolean;
  isUnknown: boolean;
  /** A mark that speaks of something else than the range: "dodatni", "wyraźnie wzrosło". */
  isRemarked: boolean;
  /** The other side with which a mark does not agree: the value's own range, or another mark; what is denied so is not among the words. */
  contradicted: 'range' | 'marks' | null;
  /** True where somebody says that it is as it should be, and nobody anything else. */
  isNormal: boolean;
}>;

type Ends = Readonly<{ low: number | undefined; high: number | undefined }>;

/** The ends of a range; one whose ends are the wrong way round is none. */
export function endsOf({ low, high }: Pick<Measured, 'low' | 'high'>): Ends {
  const ends = { low: low ?? undefined, high: high ?? undefined };
  const isTurned = ends.low !== undefined && ends.high !== undefined && ends.low > ends.high;
  return isTurned ? { low: undefined, high: undefined } : ends;
}

/** The kind of a range: which ends it has. */
export function rangeKind(measured: Pick<Measured, 'low' | 'high'>) {
  const { low, high } = endsOf(measured);
  if (low === undefined) return high === undefined ? 'none' : 'to';
  return high === undefined ? 'from' : 'both';
}

/** A laboratory may round the number that it gives beside the text. */
const ROUNDED = 0.01;

type Amount = Readonly<{ number: number; comparator: Comparator | undefined }>;

/** The number of a value and what it limits, from what was given and from the text; undefined when there is none, or the two differ. */
export function amountOf({ value, number, comparator }: Measured): Amount | undefined {
  const text = written(value);
  const given = number ?? text?.number;
  if (given === undefined) return undefined;
  const limit = comparator ?? text?.comparator;
  const differs =
    text !== null &&
    (Math.abs(text.number - given) > ROUNDED * Math.abs(given) || (text.comparator ?? limit) !== limit);
  return differs ? undefined : { number: given, comparator: limit };
}

/** Where a value lies to its own range. Both ends belong to it. Undefined: there is none, or the value does not tell. */
export function sideOf(measured: Measured): Side | undefined {
  const amount = amountOf(measured);
  const { low, high } = endsOf(measured);
  if (!amount || (low === undefined && high === undefined)) return undefined;
  const { number, comparator } = amount;
  if (comparator) return sideOfLimit({ number, comparator, low, high });
  if (low !== undefined && number < low) return 'below';
  return high !== undefined && number > high ? 'above' : 'inside';
}

/** "<5": on one side only where every value that is meant lies there. */
function sideOfLimit({ number, comparator, low, high }: Ends & { number: number; comparator: Comparator }) {
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

/**
 * Returns how a value stands, by its marks and its own range: outside of it is outside, whatever the marks say. A mark that its
 * range denies is told as that and never as a fact; what is urgent stays urgent.
 */
export function readingOf(measured: Measured): Reading {
  const marks = marksOf(measured.flag);
  const known = marks.filter((mark) => mark !== null);
  const lies = sideOf(measured);
  const denied = known.filter((mark) => contradicts(mark, lies));
  const apart = marksApart(known.filter((mark) => lies === undefined || !mark.side));
  const told = known.filter((mark) => !denied.includes(mark) && !apart.includes(mark));
  const leading = told.find(({ isCritical }) => isCritical) ?? told.find(({ isOutside }) => isOutside);
  const place = placeOf({ leading, lies, isMarked: marks.length > 0, isNormal: isAllNormal(marks) });
  const remarks = told.filter((mark) => !mark.isOutside && mark.meaning !== 'inside');
  const isUnknown = marks.includes(null);
  return {
    said: [...place, ...remarks.map(({ meaning }) => meaning), ...(isUnknown ? (['unknown'] as const) : [])],
    side: leading ? leading.side : place.length > 0 ? lies : undefined,
    isOutside: leading !== undefined || isOut(lies),
    isUnknown,
    isCritical: known.some(({ isCritical }) => isCritical),
    isRemarked: remarks.length > 0,
    contradicted: denied.length > 0 ? 'range' : apart.length > 0 ? 'marks' : null,
    isNormal: place[0] === 'inside',
  };
}

const isOut = (lies: Side | undefined) => lies === 'below' || lies === 'above';

const isAllNormal = (marks: readonly (Mark | null)[]) =>
  marks.length > 0 && marks.every((mark) => mark?.meaning === 'inside');

type Placed = {
  leading: Mark | undefined;
  lies: Side | undefined;
  isMarked: boolean;
  isNormal: boolean;
};

/**
 * The word for where a value lies; none where a mark speaks of something else, or is denied: for then nobody has said that
 * it is inside.
 */
function placeOf({ leading, lies, isMarked, isNormal }: Placed): Standing[] {
  if (leading) return [leading.meaning];
  if (lies && isOut(lies)) return [lies];
  if (isMarked) return isNormal ? ['inside'] : [];
  return [lies ?? 'unsaid'];
}

/** "N" beside a value out of range, "H" beside one that is not above it, "A" beside one in range. */
function contradicts({ side, never, isOutside, meaning }: Mark, lies: Side | undefined) {
  if (lies === undefined) return false;
  if (side) return side !== lies;
  if (never) return never === lies;
  return isOutside === true && lies === 'inside' && !meaning.endsWith('Threshold');
}
