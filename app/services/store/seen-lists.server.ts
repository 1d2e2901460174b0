import { compiledQuery } from '#database/fast/compiled.ts';
import type { PortalDatabase } from './tables.server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Whoever has not come for so long sees nothing marked as new. */
const KEPT_DAYS = 400;

/** A list of one account and patient, opened in a session. */
type Opening = { accountId: string; list: string; session: string; now: number };

const find = compiledQuery((db: PortalDatabase, { accountId, list }: Pick<Opening, 'accountId' | 'list'>) =>
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

/** When each account last looked at its lists, so that a list says what is new since. Instants in ms. */
export const seenListsOf = (db: PortalDatabase) => ({
  /** Returns when it was looked at before this session; null: never. Looking twice in a session changes nothing of that. */
  async open({ accountId, list, session, now }: Opening): Promise<number | null> {
    const [row] = await find(db, { accountId, list });
    const before = row && row.session === session ? row.before_at : (row?.seen_at ?? null);
    if (row?.session === session && now - Number(row.seen_at) < MINUTE) return asNumber(before);
    const values = { session, seen_at: now, before_at: before };
    const write = db
      .insertInto('seen_lists')
      .values({ account_id: accountId, list, ...values })
      .onConflict((conflict) => conflict.columns(['account_id', 'list']).doUpdateSet(values))
      .execute();
    // A store that takes no writes now costs nobody the list.
    await write.catch(() => undefined);
    return asNumber(before);
  },

  /** Returns which of these lists, or of single entries that are noted as such, the account has ever opened. */
  async opened({ accountId, lists }: Pick<Opening, 'accountId'> & { lists: readonly string[] }) {
    if (lists.length === 0) return new Set<string>();
    const rows = await openedOf(db, { accountId, lists });
    return new Set(rows.map(({ list }) => list));
  },

  purge: (now: number) =>
    db
      .deleteFrom('seen_lists')
      .where('seen_at', '<', now - KEPT_DAYS * DAY)
      .execute(),
});

const asNumber = (instant: number | null) => (instant === null ? null : Number(instant));
