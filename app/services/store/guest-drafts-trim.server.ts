import type { GuestDraftBounds } from './bounds.server.ts';
import { hashOf } from './sealed.server.ts';
import type { PortalDatabase } from './tables.server.ts';

/** The bytes of a row beside its answers. */
export const ROW_BYTES = 512;

/** Leaves the newest drafts of all guests that take no more together. */
export async function leaveInBytes(db: PortalDatabase, most: number) {
  const { taken } = await db
    .selectFrom('guest_drafts')
    .select(({ fn }) => fn.sum('bytes').as('taken'))
    .executeTakeFirstOrThrow();
  if (Number(taken) <= most) return;

  await db
    .with('added', (cte) =>
      cte.selectFrom('guest_drafts').select(({ fn }) => [
        'id',
        fn
          .sum('bytes')
          .over((over) => over.orderBy('created_at', 'desc').orderBy('id'))
          .as('with_newer'),
      ]),
    )
    .deleteFrom('guest_drafts')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('added').select('added.id').where('with_newer', '>', most),
    )
    .execute();
}

type Bounds = Pick<GuestDraftBounds, 'rows' | 'endedRows'>;

/** Ends what a browser has beyond its bound, the oldest first; what has ended leaves nothing but that it has. */
export function trimsOf({ db, bounds }: { db: PortalDatabase; bounds: Bounds }) {
  const newestOf = (browserId: string) =>
    db
      .selectFrom('guest_drafts')
      .select(['id', 'sealed_key'])
      .where('owner_hash', '=', hashOf(browserId))
      .orderBy('created_at', 'desc')
      .orderBy('id');

  const emptied = (ids: readonly string[]) =>
    db
      .updateTable('guest_drafts')
      .set({ state: 'DROPPED', sealed_answers: '', notices: null, bytes: ROW_BYTES })
      .where('id', 'in', ids)
      .execute();

  /** Rows that say no more than what became of a draft are bounded, too. */
  async function leaveNewestEnded(browserId: string) {
    const rows = await newestOf(browserId).where('state', '<>', 'OPEN').execute();
    const beyond = rows.slice(bounds.endedRows).map(({ id }) => id);
    if (beyond.length > 0) await db.deleteFrom('guest_drafts').where('id', 'in', beyond).execute();
  }

  return {
    emptied,
    /** Returns the sealed secrets of those that had to go for this one. */
    async dropOldest({ browserId, id, since }: { browserId: string; id: string; since: number }) {
      const open = await newestOf(browserId)
        .where('state', '=', 'OPEN')
        .where('id', '<>', id)
        .where('created_at', '>', since)
        .execute();
      const dropped = open.slice(bounds.rows - 1);
      if (dropped.length > 0) await emptied(dropped.map((row) => row.id));
      await leaveNewestEnded(browserId);
      return dropped.map(({ sealed_key }) => sealed_key);
    },
  };
}
