import { inItsWords, keptLike, unlikenessOf, type Change, type Tree, type Unlikeness } from './likeness.ts';

/** A state's name, and what it says. */
export type Told = Readonly<{ name: string; tree: Tree }>;

/** A state that differs from each whole tree by more lines than this share of its own is kept whole. */
const MOST = 0.7;

const STATE = 'state: ';
const AS_ABOVE = 'as above';
const AS_ERROR = 'as the page of an error';

/**
 * The text that is kept of the states of a screen (decision 211): a tree that is like none before it stands whole; after it
 * stand the states that are like it, each with the lines in which it differs.
 */
export function keptTextOf(states: readonly Told[], errorPage: Tree | null): string {
  const groups: { whole: Tree; texts: string[] }[] = [];
  const errors: string[] = [];
  for (const { name, tree } of states) {
    const unlikeError = errorPage && unlikenessOf(errorPage, tree);
    if (unlikeError?.changes.length === 0) {
      errors.push(textLike({ name, tree, as: AS_ERROR, whole: errorPage!, ...unlikeError }));
      continue;
    }
    const [best] = groups
      .map((group) => ({ group, ...unlikenessOf(group.whole, tree) }))
      .sort((one, other) => costOf(one) - costOf(other));
    if (best && costOf(best) <= MOST * tree.length)
      best.group.texts.push(textLike({ name, tree, as: AS_ABOVE, whole: best.group.whole, ...best }));
    else groups.push({ whole: tree, texts: [[STATE + name, ...tree].join('\n')] });
  }
  return [...groups.flatMap(({ texts }) => texts), ...errors, ''].join('\n');
}

const costOf = ({ changes }: Unlikeness) => changes.reduce((cost, { added }) => cost + added.length + 1, 0);

type Like = Told & Unlikeness & Readonly<{ as: typeof AS_ABOVE | typeof AS_ERROR; whole: Tree }>;

/** The title is kept of each state: it tells errors, and what was done. */
function textLike({ name, tree, as, whole, words, changes }: Like): string {
  const gone = rangesOf(changes.filter(({ added }) => added.length === 0));
  const data = rangesOf(words.filter((at) => at > 0).map((at) => ({ at, less: 1 })));
  return [
    STATE + name,
    `${as}${gone && `; without ${gone}`}${data && `; other words in ${data}`}`,
    ...(tree[0] === whole[0] ? [] : [tree[0]]),
    ...changes
      .filter(({ added }) => added.length > 0)
      .flatMap(({ at, less, added }) => [`@ ${at + 1} ${less}`, ...added.map((line) => `+${line}`)]),
  ].join('\n');
}

/** Lines as they are counted by people: "4 7-9". */
function rangesOf(parts: readonly Omit<Change, 'added'>[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const { at, less } of parts) {
    const last = ranges.at(-1);
    if (last?.to === at) last.to = at + less;
    else ranges.push({ from: at + 1, to: at + less });
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(' ');
}

const changesIn = (ranges: string): Change[] =>
  [...ranges.matchAll(/(\d+)(?:-(\d+))?/g)].map(([, from, to = from]) => ({
    at: Number(from) - 1,
    less: Number(to) - Number(from) + 1,
    added: [],
  }));

/** The lines that are kept of each state of a screen, by its name. */
export function keptIn(text: string, errorPage: Tree) {
  const kept = new Map<string, ReturnType<typeof inItsWords>>();
  let whole: Tree = [];
  for (const part of text.trimEnd().split(/\n(?=state: )/)) {
    const [head = '', ...lines] = part.split('\n');
    const name = head.slice(STATE.length);
    const [as = ''] = lines;
    if (as.startsWith(AS_ERROR)) kept.set(name, likeIn(errorPage, lines));
    else if (as.startsWith(AS_ABOVE)) kept.set(name, likeIn(whole, lines));
    else {
      whole = lines;
      kept.set(name, inItsWords(lines));
    }
  }
  return kept;
}

function likeIn(whole: Tree, [as = '', ...lines]: Tree) {
  const [, gone = ''] = /; without ([\d -]+)/.exec(as) ?? [];
  const [, data = ''] = /; other words in ([\d -]+)/.exec(as) ?? [];
  const words = changesIn(data).flatMap(({ at, less }) => Array.from({ length: less }, (_, i) => at + i));
  const changes: { at: number; less: number; added: string[] }[] = [];
  let title = whole[0] ?? '';
  for (const line of lines) {
    const [, from, less] = /^@ (\d+) (\d+)$/.exec(line) ?? [];
    if (from) changes.push({ at: Number(from) - 1, less: Number(less), added: [] });
    else if (line.startsWith('+')) changes.at(-1)?.added.push(line.slice(1));
    else title = line;
  }
  return keptLike([title, ...whole.slice(1)], { words, changes: [...changesIn(gone), ...changes] });
}
