import { isNew, isShownFirst, wasSeen } from '#app/domain/lists/news.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

type Listed<Entry> = Readonly<{
  /** Names the list where it is remembered what was shown of it. */
  name: string;
  patientId: string;
  idOf: (entry: Entry) => string;
  /** When an entry came into the list, ISO. */
  cameAt: (entry: Entry) => string;
  /** True where an entry stands in the list only until it was seen. */
  isUntilSeen: (entry: Entry) => boolean;
}>;

/** The news of a list for the account, entry by entry, and what of it stands there until it was seen (S-54). */
export async function newsOf<Entry>(
  { context, session, now, isPrefetch }: AccountRequest,
  { name, patientId, idOf, cameAt, isUntilSeen }: Listed<Entry>,
) {
  const opening = {
    accountId: session.accountId,
    list: `${name}/${patientId}`,
    session: session.idHash,
    now: now.getTime(),
  };
  const { seenLists } = context.portal.store;
  const known = { ...opening, ...(await seenLists.open(opening)) };
  const keyOf = (entry: Entry) => ({ id: idOf(entry), cameAt: Date.parse(cameAt(entry)) });
  return {
    isNew: (entry: Entry) => isNew(keyOf(entry), known),
    isListed: (entry: Entry) => !isUntilSeen(entry) || !wasSeen(keyOf(entry), known),

    /** Remembers what the page shows; what a browser fetches by itself nobody has seen. */
    async show(entries: readonly Entry[]) {
      if (isPrefetch) return;
      const first = entries.filter(
        (entry) => (isNew(keyOf(entry), known) || isUntilSeen(entry)) && isShownFirst(keyOf(entry), known),
      );
      await seenLists.show({ ...opening, entries: first.map(keyOf) });
    },
  };
}
