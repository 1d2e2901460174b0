const AROUND = 2;

type Line = Readonly<{ sign: ' ' | '-' | '+'; text: string }>;

/** A line of the first text with one of the second, or one of them alone: their numbers, from 0. */
type Pair = Readonly<{ before: number | null; after: number | null }>;

/** Tells how well a line of the first text goes with one of the second: 0 for not at all. */
type Weigh = (before: number, after: number) => number;

/** The difference of two texts, by lines: "-" is in the first alone, "+" in the second alone, with two lines around. */
export function differenceOf(before: readonly string[], after: readonly string[]): string {
  const lines = mergedLines(before, after);
  const isNear = (index: number) =>
    lines.slice(Math.max(index - AROUND, 0), index + AROUND + 1).some(({ sign }) => sign !== ' ');
  return lines
    .flatMap(({ sign, text }, index) => {
      if (isNear(index)) return [`${sign} ${text}`];
      return index === 0 || isNear(index - 1) ? ['  …'] : [];
    })
    .join('\n');
}

/** Both texts as one, along their longest common part. */
function mergedLines(before: readonly string[], after: readonly string[]): Line[] {
  const pairs = pairsOf([before.length, after.length], (b, a) => (before[b] === after[a] ? 1 : 0));
  return pairs.map((pair) => {
    if (pair.after === null) return { sign: '-', text: before[pair.before!]! };
    return { sign: pair.before === null ? '+' : ' ', text: after[pair.after]! };
  });
}

/** The lines of two texts of so many, in their order, paired so that their weights are the most together. */
export function pairsOf([before, after]: readonly [number, number], weigh: Weigh): Pair[] {
  const weights = weightsFromEach([before, after], weigh);
  const pairs: Pair[] = [];
  let [b, a] = [0, 0];
  while (b < before || a < after) {
    const weight = b < before && a < after ? weigh(b, a) : 0;
    if (weight > 0 && weights[b]![a] === weights[b + 1]![a + 1]! + weight) {
      pairs.push({ before: b, after: a });
      b += 1;
      a += 1;
    } else if (a === after || (b < before && weights[b + 1]![a]! >= weights[b]![a + 1]!)) {
      pairs.push({ before: b, after: null });
      b += 1;
    } else {
      pairs.push({ before: null, after: a });
      a += 1;
    }
  }
  return pairs;
}

/** The weights that the rests of both have together, from each line on. */
function weightsFromEach([before, after]: readonly [number, number], weigh: Weigh) {
  const weights = Array.from({ length: before + 1 }, () => new Array<number>(after + 1).fill(0));
  for (let b = before - 1; b >= 0; b -= 1) {
    for (let a = after - 1; a >= 0; a -= 1) {
      const weight = weigh(b, a);
      const paired = weight > 0 ? weights[b + 1]![a + 1]! + weight : 0;
      weights[b]![a] = Math.max(paired, weights[b + 1]![a]!, weights[b]![a + 1]!);
    }
  }
  return weights;
}
