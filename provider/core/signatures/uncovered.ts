import type { Packed } from './container.ts';
import type { SignatureVerdict } from './verdict.ts';

/** The files that a container has by its standard: none of them is one that somebody meant to be signed. */
const OF_CONTAINER =
  /^(?:mimetype|META-INF\/(?:container\.xml|[^/]*(?:signatures?|manifest)[^/]*\.xml|[^/]*\.(?:p7s|tst)))$/i;
const MOST = 20;
const LONGEST = 100;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const UNNAMED = 'Object';

/** Names of a container's files, but for those that are covered. */
export const filesBut = (files: readonly Packed[], isCovered: (file: Packed) => boolean) =>
  files.filter((file) => !OF_CONTAINER.test(file.name) && !isCovered(file)).map(({ name }) => name);

/** A verdict that says what the signature does not cover, as a page may show it: whoever made the file has written the names. */
export function withUncovered<Verdict extends SignatureVerdict>(
  verdict: Verdict,
  names: Iterable<string>,
): Verdict {
  if (verdict.outcome === 'NEGATIVE') return verdict;
  const uncovered: string[] = [];
  for (const name of names) {
    if (uncovered.length >= MOST) break;
    uncovered.push(name.replace(UNSEEN, '').trim().slice(0, LONGEST) || UNNAMED);
  }
  return uncovered.length === 0 ? verdict : { ...verdict, uncovered };
}

/** The names as a row keeps them; null: there is nothing that is not covered. */
export const inRow = ({ uncovered = [] }: { uncovered?: readonly string[] }) =>
  uncovered.length === 0 ? null : JSON.stringify(uncovered);

/** The names that a row has. */
export const namesIn = (row: string | null) => (row === null ? null : (JSON.parse(row) as string[]));
