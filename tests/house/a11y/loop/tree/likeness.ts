import { differenceOf, pairsOf } from './difference.ts';
import { structureOf } from './structure.ts';

/** The lines of a tree; a state's begins with the title of its document. */
export type Tree = readonly string[];

/** A line that is kept of a state: its words, or, where those are data, its structure alone. */
type KeptLine = Readonly<{ text: string; isData: boolean }>;

/** Lines from `at` on, counted from 0, in whose place there are others. */
export type Change = Readonly<{ at: number; less: number; added: Tree }>;

/** The way in which a state's tree differs from a whole one. */
export type Unlikeness = Readonly<{
  /** Lines of the whole tree, from 0, that have the same structure and other words here. */
  words: readonly number[];
  changes: readonly Change[];
}>;

/** More lines of the same structure weigh more than the same words do. */
const SAME_STRUCTURE = 10_000;
const SAME_WORDS = SAME_STRUCTURE + 1;

/** Compares a state's tree with a whole one, line by line. */
export function unlikenessOf(whole: Tree, tree: Tree): Unlikeness {
  const [before, after] = [structureOf(whole), structureOf(tree)];
  const weigh = (b: number, a: number) => {
    if (before[b] !== after[a]) return 0;
    return whole[b] === tree[a] ? SAME_WORDS : SAME_STRUCTURE;
  };
  const words: number[] = [];
  const changes: { at: number; less: number; added: string[] }[] = [];
  let [line, isPaired] = [0, true];
  for (const pair of pairsOf([whole.length, tree.length], weigh)) {
    const isBoth = pair.before !== null && pair.after !== null;
    if (isPaired && !isBoth) changes.push({ at: line, less: 0, added: [] });
    isPaired = isBoth;
    if (isBoth && whole[pair.before] !== tree[pair.after]) words.push(pair.before);
    if (!isBoth && pair.before !== null) changes.at(-1)!.less += 1;
    if (!isBoth && pair.after !== null) changes.at(-1)!.added.push(tree[pair.after]!);
    line = (pair.before ?? line - 1) + 1;
  }
  return { words, changes };
}

/** The lines that are kept of a state that is like a whole tree. */
export function keptLike(whole: Tree, { words, changes }: Unlikeness): KeptLine[] {
  const gone = new Set(changes.flatMap(({ at, less }) => Array.from({ length: less }, (_, i) => at + i)));
  const added = new Map(changes.map((change) => [change.at, inItsWords(change.added)]));
  return [...whole, ''].flatMap((text, at) => {
    const isHere = at < whole.length && !gone.has(at);
    return [...(added.get(at) ?? []), ...(isHere ? [{ text, isData: words.includes(at) }] : [])];
  });
}

/** Lines of which each word is kept. */
export const inItsWords = (tree: Tree): KeptLine[] => tree.map((text) => ({ text, isData: false }));

/** The difference between what is kept of a state and what it says now; empty when there is none. */
export function differenceFromKept(kept: readonly KeptLine[], tree: Tree): string {
  const [before, after] = [structureOf(kept.map(({ text }) => text)), structureOf(tree)];
  const weigh = (b: number, a: number) => {
    if (kept[b]!.text === tree[a]) return SAME_WORDS;
    return kept[b]!.isData && before[b] === after[a] ? SAME_STRUCTURE : 0;
  };
  // Words that are data are taken as they stand there now.
  const expected = pairsOf([kept.length, tree.length], weigh).flatMap((pair) => {
    if (pair.before === null) return [];
    return [pair.after === null ? kept[pair.before]!.text : tree[pair.after]!];
  });
  const isSame = expected.length === tree.length && expected.every((line, at) => line === tree[at]);
  return isSame ? '' : differenceOf(expected, tree);
}
