import { compiledQuery } from '#database/fast/compiled.ts';
import { KEPT_MS, type ShownBefore } from '#app/domain/lists/news.ts';
import type { PortalDatabase } from './tables.server.ts';

const DAY = 24 * 60 * 60_000;

/** A list of one account and patient, opened in a session. */
type Opening = { accountId: string; list: string; session: string; now: number };
type OfList = Pick<Opening, 'accountId' | 'list'>;
type ShownNow = readonly Readonly<{ id: string; cameAt: number }>[];

const find = compiledQuery((db: PortalDatabase, { accountId, list }: OfList) =>
  db
    .selectFrom('seen_lists')
    .select(['session', 'seen_at', 'before_at'])
    .where('account_id', '=', accountId)
    .where('list', '=', list),
);

const openedOf = compiledQuery(
  (db: PortalDatabase, { accountId, lists }: Pick<Opening, 'accountId'> & { lists: readonly string[] }) =>
    db.selectFrom('seen_lists').select('list').where('account_id', '=', accountId).where('list', 'in', lists),
);

const shown = compiledQuery((db: PortalDatabase, { accountId, list }: OfList) =>
  db
    .selectFrom('seen_entries')
    .select(['entry', 'came_at', 'session'])
    .where('account_id', '=', accountId)
    .where('list', '=', list),
);

/** Notes at most once a day that a list was opened. Returns what was noted before. */
async function noted(db: PortalDatabase, { accountId, list, session, now }: Opening) {
  const [row] = await find(db, { accountId, list });
  if (!row || now - Number(row.seen_at) > DAY) {
    const values = { account_id: accountId, list, session, seen_at: now, before_at: now };
    const write = db
      .insertInto('seen_lists')
      .values(values)
      .onConflict((conflict) => conflict.columns(['account_id', 'list']).doUpdateSet({ seen_at: now }))
      .execute();
    await write.catch(() => undefined);
  }
  return row;
}

/**
 * The entries that each account has been shown of its lists, so that a list says what is new. Instants in ms. A store that
 * takes no writes now costs nobody the list.
 */
export const seenListsOf = (db: PortalDatabase) => ({
  /** Returns until when nothing is new, null while this is the first visit, and what was shown in which session. */
  async open(opening: Opening) {
    const { accountId, list, session } = opening;
    const [row, entries] = await Promise.all([noted(db, opening), shown(db, { accountId, list })]);
    const before: ReadonlyMap<string, ShownBefore> = new Map(
      entries.map((each) => [each.entry, { cameAt: Number(each.came_at), session: each.session }]),
    );
    const isFirstVisit = !row || row.session === session;
    return { since: isFirstVisit ? null : Number(row.before_at ?? 0), before };
  },

  /** Notes that it was opened, for what is asked of it only whether it ever was. */
  async note(opening: Opening) {
    await noted(db, opening);
  },

  /** Returns which of these lists, or of single entries that are noted as such, the account has ever opened. */
  async opened({ accountId, lists }: Pick<Opening, 'accountId'> & { lists: readonly string[] }) {
    if (lists.length === 0) return new Set<string>();
    const rows = await openedOf(db, { accountId, lists });
    return new Set(rows.map(({ list }) => list));
  },

  /** Remembers what is shown for the first time since it came. */
  async show({ accountId, list, session, now, entries }: Opening & { entries: ShownNow }) {
    if (entries.length === 0) return;
    const write = db
      .insertInto('seen_entries')
      .values(
        entries.map(({ id, cameAt }) => ({
          account_id: accountId,
          list,
          entry: id,
          came_at: cameAt,
          session,
          seen_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'list', 'entry']).doUpdateSet((row) => ({
          came_at: row.ref('excluded.came_at'),
          session: row.ref('excluded.session'),
          seen_at: row.ref('excluded.seen_at'),
        })),
      )
      .execute();
    await write.catch(() => undefined);
  },

  async purge(now: number) {
    for (const table of ['seen_lists', 'seen_entries'] as const)
      await db
        .deleteFrom(table)
        .where('seen_at', '<', now - KEPT_MS)
        .execute();
  },
});
