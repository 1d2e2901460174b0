import { randomBytes } from 'node:crypto';
import type { PortalDatabase } from './portal-store.server.ts';
import type { Seal } from './sealed.server.ts';

type Owner = { accountId: string; journey: string };

const LIFE_MS = 30 * 24 * 3_600_000;

/** A wizard's answers; lives 30 days after the last change (B§2, A-08). Belongs to an account, not to a session. */
export function draftsOf(db: PortalDatabase, seal: Seal) {
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

    async save({
      id,
      accountId,
      answers,
      now,
    }: {
      id: string;
      accountId: string;
      answers: unknown;
      now: number;
    }) {
      await db
        .updateTable('drafts')
        .set({ sealed_answers: seal.close(answers), updated_at: now })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
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
