const AROUND = 2;

type Line = Readonly<{ sign: ' ' | '-' | '+'; text: string }>;

/** The difference of two texts, by lines: "-" is in the first alone, "+" in the second alone, with two lines around. */
export function differenceOf(before: string, after: string): string {
  const lines = mergedLines(before.split('\n'), after.split('\n'));
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
  const common = lengthsOfCommon(before, after);
  const merged: Line[] = [];
  let [b, a] = [0, 0];
  while (b < before.length || a < after.length) {
    if (b < before.length && a < after.length && before[b] === after[a]) {
      merged.push({ sign: ' ', text: before[b]! });
      b += 1;
      a += 1;
    } else if (a === after.length || (b < before.length && common[b + 1]![a]! >= common[b]![a + 1]!)) {
      merged.push({ sign: '-', text: before[b]! });
      b += 1;
    } else {
      merged.push({ sign: '+', text: after[a]! });
      a += 1;
    }
  }
  return merged;
}

/** The number of lines that the rests of both have in common, from each line on. */
function lengthsOfCommon(before: readonly string[], after: readonly string[]) {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let b = before.length - 1; b >= 0; b -= 1) {
    for (let a = after.length - 1; a >= 0; a -= 1) {
      lengths[b]![a] =
        before[b] === after[a]
          ? lengths[b + 1]![a + 1]! + 1
          : Math.max(lengths[b + 1]![a]!, lengths[b]![a + 1]!);
    }
  }
  return lengths;
}
