import { normalized } from '#contract/people/reading/normalized.ts';

/** Letters that are read from right to left, of the scripts that the font knows and of those that it does not. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Samaritan}]/u;
const LETTER = /\p{L}/u;
const IGNORABLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u;
/** Belongs to a word; signs stand around it. */
const OF_WORD = /[\p{L}\p{M}\p{N}]/u;
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};
/** Brackets and quotation marks that belong together in pairs. */
const BRACKETS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['«', '»'],
]);

/** Stands where the font has no letter: nobody takes it for a gap. */
export const MISSING = '□';

/**
 * A text as it can be drawn: letters composed (z with a dot is one letter), a sign for each that the font does not have,
 * and nothing of what no eye sees.
 */
export function drawable(text: string, has: (codePoint: number) => boolean): string {
  return Array.from(normalized(text, 'NFC').replaceAll(/[\t\r]/g, ' '), (letter) => {
    if (letter === '\n' || has(letter.codePointAt(0) ?? 0)) return letter;
    return IGNORABLE.test(letter) ? '' : MISSING;
  }).join('');
}

/** True where a line has to be put in the order in which it is seen. */
export const runsBothWays = (text: string) => RIGHT_TO_LEFT.test(text);

/**
 * The words of a line from left to right as they are seen in a document that runs so: words of the other direction that
 * follow one another change places. Letters within a word are set by the font. What belongs together has no space between.
 */
export function inSight(line: string): string[][] {
  const words = line.split(' ').filter((word) => word !== '');
  const seen: string[][] = [];
  for (let at = 0; at < words.length;) {
    const end = endOfRun(words, at);
    seen.push(...(end === at ? [partsOf(words[at] ?? '')] : turned(words.slice(at, end))));
    at = Math.max(end, at + 1);
  }
  return seen;
}

/**
 * Behind the last word of the other direction; numbers between two of them belong to them, and so does one that closes a bracket
 * of theirs. A bracket that was opened before the first word ends the run where it is closed.
 */
function endOfRun(words: readonly string[], from: number) {
  let end = from;
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const { within, before } = closedAtEnd(words.slice(from, at + 1));
    const isNumber = end > from && !LETTER.test(word);
    if (isTurned(word) || (isNumber && (within > 0 || before))) end = at + 1;
    else if (!isNumber) break;
    if (before) break;
  }
  return end;
}

/** Counts what the last word of a run closes: how many signs behind it end a bracket of the run, and whether one ends that stood before it. */
function closedAtEnd(run: readonly string[]) {
  const open: { sign: string; isBefore: boolean }[] = [];
  const closed = { within: 0, before: false };
  for (const [index, word] of run.entries()) {
    const [before, , behind] = partsAround(word);
    for (const sign of before) if (BRACKETS.has(sign)) open.push({ sign, isBefore: index === 0 });
    for (const [at, sign] of Array.from(behind).entries()) {
      const last = open.at(-1);
      if (!last || BRACKETS.get(last.sign) !== sign) continue;
      open.pop();
      if (index < run.length - 1) continue;
      if (last.isBefore) closed.before = true;
      else closed.within = at + 1;
    }
  }
  return closed;
}

const isTurned = (word: string) =>
  runsBothWays(word) && Array.from(word).every((letter) => !LETTER.test(letter) || runsBothWays(letter));

/** Signs before a word, the word, and signs behind it; a word of signs alone is all before it. */
function partsAround(word: string): [string, string, string] {
  const letters = Array.from(word);
  const start = letters.findIndex((letter) => OF_WORD.test(letter));
  if (start < 0) return [word, '', ''];
  const end = letters.findLastIndex((letter) => OF_WORD.test(letter)) + 1;
  const part = (from: number, to?: number) => letters.slice(from, to).join('');
  return [part(0, start), part(start, end), part(end)];
}

/** Turns a run around: signs around the whole of it stay where they were written; within it they change sides. */
function turned(run: readonly string[]): string[][] {
  const parts = run.map(partsAround);
  const last = parts.length - 1;
  const end = Array.from(parts[last]?.[2] ?? '');
  const { within } = closedAtEnd(run);
  const outer = [parts[0]?.[0] ?? '', end.slice(within).join('')] as const;
  const words = parts.map(([before, word, behind], index) => [
    mirrored(index === last ? end.slice(0, within).join('') : behind),
    word,
    ...(index === 0 ? [] : [mirrored(before)]),
  ]);
  words.reverse();
  words[0]?.unshift(outer[0]);
  words[last]?.push(outer[1]);
  return words.map((word) => word.filter((part) => part !== ''));
}

const mirrored = (signs: string) =>
  Array.from(signs, (sign) => MIRRORED[sign] ?? sign)
    .reverse()
    .join('');

/** A word of both directions ("Lewi-כהן") in the parts of each. */
function partsOf(word: string): string[] {
  if (!runsBothWays(word)) return [word];
  const parts: string[] = [];
  for (const letter of word) {
    const before = parts.at(-1);
    if (before === undefined || runsBothWays(letter) !== runsBothWays(before)) parts.push(letter);
    else parts[parts.length - 1] = before + letter;
  }
  return parts;
}
