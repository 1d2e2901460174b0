import { randomBytes } from 'node:crypto';
import { compiledQuery } from '#database/fast/compiled.ts';
import type { Cache } from '#app/services/page/caches.server.ts';
import type { PortalDatabase } from './tables.server.ts';
import { openedOnce, type Seal } from './sealed.server.ts';

type Owner = { accountId: string; journey: string };

export type ListedDraft = { id: string; answers: unknown; changedAt: number; endsAt: number };

const LIFE_MS = 30 * 24 * 3_600_000;
/** More than anybody goes on with; the oldest of more are reached once the others are done. */
const MOST_LISTED = 20;

const listedDrafts = compiledQuery(
  (db: PortalDatabase, { accountId, journey, since }: Owner & { since: number }) =>
    db
      .selectFrom('drafts')
      .select(['id', 'sealed_answers', 'updated_at'])
      .where('account_id', '=', accountId)
      .where('updated_at', '>', since)
      .where('journey', '=', journey)
      .where('is_listed', '=', 1)
      .orderBy('updated_at', 'desc')
      .limit(MOST_LISTED),
);

/** A wizard's answers; lives 30 days after the last change (B§2, A-08). Belongs to an account, not to a session. */
export function draftsOf({ db, seal, cache }: { db: PortalDatabase; seal: Seal; cache: Cache<unknown> }) {
  const answersOf = openedOnce({ seal, cache });

  return {
    async create({ accountId, journey, answers, now }: Owner & { answers: unknown; now: number }) {
      const id = randomBytes(16).toString('base64url');
      await db
        .insertInto('drafts')
        .values({
          id,
          account_id: accountId,
          journey,
          sealed_answers: seal.close(answers),
          created_at: now,
          updated_at: now,
          is_listed: 0,
        })
        .execute();
      return id;
    },

    /** The answers, or null for another account's draft and for one that is over as for none. */
    async find({ id, accountId, journey, now }: Owner & { id: string; now: number }): Promise<unknown> {
      const row = await db
        .selectFrom('drafts')
        .select('sealed_answers')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('journey', '=', journey)
        .where('updated_at', '>', now - LIFE_MS)
        .executeTakeFirst();
      return row ? seal.open(row.sealed_answers) : null;
    },

    /** `isListed`: there is something to go on with; a draft that was only begun, or has become a booking, has nothing. */
    async save({
      id,
      accountId,
      answers,
      now,
      isListed = true,
    }: {
      id: string;
      accountId: string;
      answers: unknown;
      now: number;
      isListed?: boolean;
    }) {
      await db
        .updateTable('drafts')
        .set({ sealed_answers: seal.close(answers), updated_at: now, is_listed: isListed ? 1 : 0 })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .execute();
    },

    /** What can be gone on with, the last changed first; `endsAt` is when the draft is deleted. */
    async list({ accountId, journey, now }: Owner & { now: number }): Promise<ListedDraft[]> {
      const rows = await listedDrafts(db, { accountId, journey, since: now - LIFE_MS });
      return rows.map(({ id, sealed_answers, updated_at }) => ({
        id,
        answers: answersOf({ sealed: sealed_answers, owner: accountId }),
        changedAt: Number(updated_at),
        endsAt: Number(updated_at) + LIFE_MS,
      }));
    },

    async remove({ id, accountId, journey }: Owner & { id: string }) {
      await db
        .deleteFrom('drafts')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('journey', '=', journey)
        .execute();
    },

    async purge(now: number) {
      await db
        .deleteFrom('drafts')
        .where('updated_at', '<=', now - LIFE_MS)
        .execute();
    },
  };
}
