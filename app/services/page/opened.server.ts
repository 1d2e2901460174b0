import type { AccountRequest } from '#app/services/access/guard.server.ts';

/** The name of a record's entry where it is noted that it was opened. */
export type Entry = Readonly<{
  /** Names the area's entries: 'result'. */
  kind: string;
  id: string;
}>;

const nameOf = ({ kind, id }: Entry) => `opened/${kind}/${id}`;

/** Notes that the account has opened an entry; what a browser fetches by itself nobody has opened. */
export async function noteOpened({ context, session, now, isPrefetch }: AccountRequest, entry: Entry) {
  if (isPrefetch) return;
  await context.portal.store.seenLists.note({
    accountId: session.accountId,
    list: nameOf(entry),
    session: session.idHash,
    now: now.getTime(),
  });
}

/** Returns what the account has never opened, in its order, by one question for all; `entryOf`: null of what no page ends. */
export async function unopened<Found>(
  { context, session }: AccountRequest,
  found: readonly Found[],
  entryOf: (one: Found) => Entry | null,
) {
  const named = found.map((one) => ({ one, entry: entryOf(one) }));
  const lists = named.flatMap(({ entry }) => (entry ? [nameOf(entry)] : []));
  const opened = await context.portal.store.seenLists.opened({ accountId: session.accountId, lists });
  return named.filter(({ entry }) => !entry || !opened.has(nameOf(entry))).map(({ one }) => one);
}
