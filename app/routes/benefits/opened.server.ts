import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/** What a record's entry is called where it is noted that it was opened. */
type Entry = Readonly<{ kind: 'result' | 'encounter'; id: string }>;

const nameOf = ({ kind, id }: Entry) => `opened/${kind}/${id}`;

/** Notes that the account has opened an entry; what a browser fetches by itself nobody has opened. */
export async function noteOpened({ context, session, now, isPrefetch }: AccountRequest, entry: Entry) {
  if (isPrefetch) return;
  await context.portal.store.seenLists.open({
    ...{ accountId: session.accountId, list: nameOf(entry) },
    ...{ session: session.idHash, now: now.getTime() },
  });
}

/** The result that the address claims, noted as opened. @throws the 404 page when there is none */
export async function openedResult(request: AccountRequest, key: { patientId: string; id: string }) {
  const result = await orNotFound(request.provider.results.get(key));
  await noteOpened(request, { kind: 'result', id: result.id });
  return result;
}

/** Those that the account has never opened, in their order. */
export async function unopened<Found extends Readonly<{ id: string }>>(
  { context, session }: AccountRequest,
  kind: Entry['kind'],
  found: readonly Found[],
) {
  const lists = found.map(({ id }) => nameOf({ kind, id }));
  const opened = await context.portal.store.seenLists.opened({ accountId: session.accountId, lists });
  return found.filter(({ id }) => !opened.has(nameOf({ kind, id })));
}
