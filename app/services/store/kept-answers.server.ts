import type { PortalDatabase } from './tables.server.ts';
import { hashOf, type Seal } from './sealed.server.ts';

/** A form's answers, by field name; a repeated name has a list. */
export type KeptFields = Record<string, string | string[]>;

type Place = { browserId: string; path: string };

/** Kept answers: what was typed into a form that could not be carried out. `path` is the form's page. */
export function keptAnswersOf(db: PortalDatabase, seal: Seal) {
  return {
    async put({
      browserId,
      path,
      accountId,
      fields,
      now,
    }: Place & { accountId: string | null; fields: KeptFields; now: number }) {
      const row = { account_id: accountId, sealed_fields: seal.close(fields), created_at: now };
      await db
        .insertInto('kept_answers')
        .values({ owner_hash: hashOf(browserId), path, ...row })
        .onConflict((conflict) => conflict.columns(['owner_hash', 'path']).doUpdateSet(row))
        .execute();
    },

    /**
     * The answers of this page; null when none, or when they belong to another account. A guest gets what was typed
     * since the browser's session `ended`: whoever sits there has typed it.
     */
    async find({
      browserId,
      path,
      accountId,
      ended,
    }: Place & {
      accountId: string | null;
      ended: { accountId: string; endsAt: number } | null;
    }): Promise<KeptFields | null> {
      const row = await db
        .selectFrom('kept_answers')
        .select(['account_id', 'sealed_fields', 'created_at'])
        .where('owner_hash', '=', hashOf(browserId))
        .where('path', '=', path)
        .executeTakeFirst();
      if (!row) return null;

      const isOwn = row.account_id === null || row.account_id === accountId;
      const isTypedSince =
        ended !== null && row.account_id === ended.accountId && Number(row.created_at) > ended.endsAt;
      return isOwn || isTypedSince ? (seal.open(row.sealed_fields) as KeptFields | null) : null;
    },

    async drop({ browserId, path }: Place) {
      await db
        .deleteFrom('kept_answers')
        .where('owner_hash', '=', hashOf(browserId))
        .where('path', '=', path)
        .execute();
    },

    /** Signing in gives the browser a new id: its answers go along. */
    async move({ from, to }: { from: string; to: string }) {
      await db
        .updateTable('kept_answers')
        .set({ owner_hash: hashOf(to) })
        .where('owner_hash', '=', hashOf(from))
        .execute();
    },

    async dropAll(browserId: string) {
      await db.deleteFrom('kept_answers').where('owner_hash', '=', hashOf(browserId)).execute();
    },
  };
}
