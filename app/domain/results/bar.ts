import { amountOf, endsOf, readingOf, sideOf } from '#contract/results/reading/standing.ts';
import type { Measured, Side } from '#contract/results/reading/standing.ts';

/** A picture of a value beside its range, in parts of a hundred from the left; the value is always inside of the picture. */
export type Bar = Readonly<{ side: Side; range: Readonly<{ from: number; to: number }>; value: number }>;

const EDGE = 1;
const RANGE = { from: 30, to: 70 };
/** The distance of the mark from an end of the range, so that it is seen on which side it is. */
const GAP = 4;
const ROOM = 22;

/**
 * Null: a picture would say more than is known, or something else than the words: a limit ("<5"), no number, no range, and a
 * mark that puts the value elsewhere or nowhere.
 */
export function barOf(measured: Measured): Bar | null {
  const { number, comparator } = amountOf(measured) ?? {};
  const { low, high } = endsOf(measured);
  const side = sideOf(measured);
  if (side === undefined || number === undefined || comparator) return null;
  if (readingOf(measured).side !== side) return null;

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

/** The measure of a distance: the range's width, else the size of its one end. */
function spanOf(low: number | undefined, high: number | undefined) {
  const span = low !== undefined && high !== undefined ? high - low : Math.abs(low ?? high ?? 0);
  return span > 0 ? span : 1;
}

/** Maps a distance to a share: 0 for none, and towards 1 however great it is. */
const share = (distance: number, span: number) => (distance <= 0 ? 0 : within01(1 / (1 + span / distance)));

const within01 = (number: number) => (number > 0 ? Math.min(number, 1) : 0);
