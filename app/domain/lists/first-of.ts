/** The way to the whole of a list, and how many stand there; null: the first are all. */
export type WholeList = Readonly<{ href: string; count: number }> | null;

/** The first of a list, and the way to all of it: no list is cut without one (decision 186). */
export const firstOf = <One>(
  list: readonly One[],
  { most, allHref }: Readonly<{ most: number; allHref: string }>,
): Readonly<{ shown: One[]; all: WholeList }> => ({
  shown: list.slice(0, most),
  all: list.length > most ? { href: allHref, count: list.length } : null,
});
