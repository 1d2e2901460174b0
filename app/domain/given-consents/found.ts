import { createMatcher } from '#app/domain/bookings/search.ts';

/** So many options may stand as radios; of more, one looks for one. */
const MOST_AT_ONCE = 15;

type Sought<One> = Readonly<{
  all: readonly One[];
  q: string;
  /** The one that was chosen before; it stands first, whatever is looked for. */
  chosenId: string | undefined;
  nameOf: (one: One) => string;
}>;

/** The offers of a list: all of a short one; of a long one what was looked for, and what was chosen before. */
export function offeredOf<One extends { id: string }>({ all, q, chosenId, nameOf }: Sought<One>) {
  if (all.length <= MOST_AT_ONCE) return { isSearched: false, found: [...all], areMore: false };
  const { isExact, isSimilar } = createMatcher(q);
  const exact = q === '' ? [] : all.filter((one) => isExact(nameOf(one)));
  const similar = exact.length > 0 || q === '' ? exact : all.filter((one) => isSimilar(nameOf(one)));
  const found = similar.filter(({ id }) => id !== chosenId).slice(0, MOST_AT_ONCE);
  const chosen = all.filter(({ id }) => id === chosenId);
  return { isSearched: true, found: [...chosen, ...found], areMore: similar.length > MOST_AT_ONCE };
}
