import { boundedWhole, KEPT_BOUNDS, LONGEST_ADDRESS, type KeptBound } from './bounds.server.ts';
import { bytesTaken, trimToBytes, trimToRows, type Whose } from './kept-answers-trim.server.ts';
import type { PortalDatabase } from './tables.server.ts';
import { hashOf, type Seal } from './sealed.server.ts';

/** A form's answers, by field name; a repeated name has a list. */
export type KeptFields = Record<string, string | string[]>;

/** Stands in a row for answers that were too long to keep, so that the page can say so. */
const TOO_LONG = '';

type Place = { browserId: string; path: string };

/** Kept answers: what was typed into a form that could not be carried out. `path` is the form's page. */
export function keptAnswersOf(
  db: PortalDatabase,
  seal: Seal,
  bounds: Record<Whose, KeptBound> = KEPT_BOUNDS,
) {
  const wholeOf = (whose: Whose) =>
    boundedWhole({
      most: bounds[whose].totalBytes,
      trim: (target) => trimToBytes(db, { whose, most: target }),
    });
  const wholes = { guest: wholeOf('guest'), account: wholeOf('account') };

  return {
    /** Answers beyond the bound are not kept; find() says so to their page. */
    async put({
      browserId,
      path,
      accountId,
      fields,
      now,
    }: Place & { accountId: string | null; fields: KeptFields; now: number }): Promise<'kept' | 'too-long'> {
      if (path.length > LONGEST_ADDRESS) return 'too-long';
      const whose = accountId === null ? 'guest' : 'account';
      const owner_hash = hashOf(browserId);
      const sealed = seal.close(fields);
      const isKept = bytesTaken(path, sealed) <= bounds[whose].rowBytes;
      const sealed_fields = isKept ? sealed : TOO_LONG;

      const bytes = bytesTaken(path, sealed_fields);
      const row = { account_id: accountId, sealed_fields, created_at: now, bytes };
      await db
        .insertInto('kept_answers')
        .values({ owner_hash, path, ...row })
        .onConflict((conflict) => conflict.columns(['owner_hash', 'path']).doUpdateSet(row))
        .execute();
      await trimToRows(db, { accountId, ownerHash: owner_hash, most: bounds[whose].rows });
      await wholes[whose](bytes);
      return isKept ? 'kept' : 'too-long';
    },

    /**
     * The answers of this page; null when none, or when they belong to another account. A guest gets what was typed
     * since the browser's session `ended`: whoever sits there has typed it. Answers whose secret is not known any more say so.
     */
    async find({
      browserId,
      path,
      accountId,
      ended,
    }: Place & {
      accountId: string | null;
      ended: { accountId: string; endsAt: number } | null;
    }): Promise<KeptFields | 'too-long' | 'unreadable' | null> {
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
      if (!isOwn && !isTypedSince) return null;
      if (row.sealed_fields === TOO_LONG) return 'too-long';
      return (seal.open(row.sealed_fields) as KeptFields | null) ?? 'unreadable';
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
