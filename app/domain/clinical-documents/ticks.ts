/** The name of a ticked document in an address. */
export const TICK = 'doc';

/** As many as one address can carry. */
const MOST_TICKS = 100;
const LONGEST_ID = 80;

/** Returns the ids of the documents that an address says are ticked, each once. */
export const ticksIn = (query: URLSearchParams) =>
  [...new Set(query.getAll(TICK))].filter((id) => id !== '' && id.length <= LONGEST_ID).slice(0, MOST_TICKS);

/** An address with these ticks besides. */
export function withTicks(path: string, ticked: readonly string[]) {
  const [own = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  query.delete(TICK);
  for (const id of ticked) query.append(TICK, id);
  return query.size > 0 ? `${own}?${query}` : own;
}

/** Ticks of which the page has no box: its form carries them along. */
export const ticksElsewhere = (ticked: readonly string[], shown: readonly Readonly<{ id: string }>[]) =>
  ticked.filter((id) => !shown.some((one) => one.id === id));
