import { compiledQuery } from '#database/fast/compiled.ts';
import { MOST_DRAFTS } from './bounds.server.ts';
import type { Seal } from './sealed.server.ts';
import type { PortalDatabase } from './tables.server.ts';

type Owner = { accountId: string; journey: string };

/** Stands for answers that were sealed with a secret which is not known any more: they are there, and cannot be opened. */
export const UNREADABLE = 'unreadable';

/** `answers` are opened when they are asked for. */
export type ListedDraft = {
  id: string;
  journey: string;
  answers: () => unknown;
  changedAt: number;
  endsAt: number;
};

export const DRAFT_LIFE_MS = 30 * 24 * 3_600_000;
/** An older portal may have left any number; SQLite takes no offset without a limit. */
const MOST_DROPPED = 10_000;

const listedDrafts = compiledQuery(
  (db: PortalDatabase, { accountId, since }: { accountId: string; since: number }) =>
    db
      .selectFrom('drafts')
      .select(['id', 'journey', 'sealed_answers', 'updated_at'])
      .where('account_id', '=', accountId)
      .where('updated_at', '>', since)
      .where('is_listed', '=', 1)
      .orderBy('updated_at', 'desc'),
);

/** A wizard's answers; lives 30 days after the last change (B§2, A-08). Belongs to an account, not to a session. */
export function draftsOf({ db, seal }: { db: PortalDatabase; seal: Seal }) {
  /** Leaves the newest of the unfinished ones, or of those that have become bookings. */
  async function dropOldest({
    accountId,
    journey,
    isListed,
    but,
  }: Owner & {
    isListed: 0 | 1;
    /** The one that is left in any case, if there is one. */
    but?: string;
  }) {
    const gone = await db
      .deleteFrom('drafts')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('drafts')
          .select('id')
          .where('account_id', '=', accountId)
          .where('journey', '=', journey)
          .where('is_listed', '=', isListed)
          .where('id', '<>', but ?? '')
          .orderBy('updated_at', 'desc')
          .orderBy('id')
          .limit(MOST_DROPPED)
          .offset(but === undefined ? MOST_DRAFTS : MOST_DRAFTS - 1),
      )
      .returning('id')
      .execute();
    return gone.length;
  }

  return {
    /** The answers, or UNREADABLE; null for another account's draft and for one that is over as for none. */
    async find({ id, accountId, journey, now }: Owner & { id: string; now: number }): Promise<unknown> {
      const row = await db
        .selectFrom('drafts')
        .select('sealed_answers')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('journey', '=', journey)
        .where('updated_at', '>', now - DRAFT_LIFE_MS)
        .executeTakeFirst();
      return row ? (seal.open(row.sealed_answers) ?? UNREADABLE) : null;
    },

    /**
     * Stores the answers; the first ones make the draft. `isListed`: there is something to go on with; a draft that has
     * become a booking has nothing. Returns how many of the account's oldest had to go for it.
     */
    async save({
      id,
      accountId,
      journey,
      answers,
      now,
      isListed = true,
    }: Owner & { id: string; answers: unknown; now: number; isListed?: boolean }): Promise<{
      dropped: number;
    }> {
      const is_listed = isListed ? 1 : 0;
      const changed = { sealed_answers: seal.close(answers), updated_at: now, is_listed } as const;
      await db
        .insertInto('drafts')
        .values({ id, account_id: accountId, journey, created_at: now, ...changed })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(changed).where('drafts.account_id', '=', accountId),
        )
        .execute();
      const dropped = await dropOldest({ accountId, journey, isListed: is_listed, but: id });
      return { dropped };
    },

    /**
     * Drafts that can be gone on with, or are UNREADABLE, of all journeys, the last changed first; at most MOST_DRAFTS of
     * each journey are kept. `endsAt` is when the draft is deleted.
     */
    async list({ accountId, now }: { accountId: string; now: number }): Promise<ListedDraft[]> {
      const rows = await listedDrafts(db, { accountId, since: now - DRAFT_LIFE_MS });
      return rows.map(({ id, journey, sealed_answers, updated_at }) => ({
        id,
        journey,
        answers: () => seal.open(sealed_answers) ?? UNREADABLE,
        changedAt: Number(updated_at),
        endsAt: Number(updated_at) + DRAFT_LIFE_MS,
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

    /** Hands over what one account has begun to another, whose oldest go where both together have too many. */
    async moveAll({ from, to }: { from: string; to: string }) {
      const moved = await db
        .updateTable('drafts')
        .set({ account_id: to })
        .where('account_id', '=', from)
        .returning(['journey', 'is_listed'])
        .execute();
      const groups = new Map(moved.map((each) => [`${each.journey} ${each.is_listed}`, each]));
      for (const { journey, is_listed: isListed } of groups.values()) {
        await dropOldest({ accountId: to, journey, isListed });
      }
    },

    async purge(now: number) {
      await db
        .deleteFrom('drafts')
        .where('updated_at', '<=', now - DRAFT_LIFE_MS)
        .execute();
    },
  };
}
