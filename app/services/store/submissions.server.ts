import type { PortalDatabase } from './tables.server.ts';
import { hashOf } from './sealed.server.ts';

const ABANDONED_MS = 60_000;
/** Of a submission of which nobody knows what came of it; it has no location. */
const IN_DOUBT = 503;

/** `key` is the form's own, a dot, and that of its answers. */
type Key = { browserId: string; key: string };

/** Double submit: each form's random key is taken once; UNIQUE decides who was first. */
export function submissionsOf(db: PortalDatabase) {
  const at = ({ browserId, key }: Key) => ({ owner_hash: hashOf(browserId), key });

  /** Answers that were sent before from the same form no longer count: sent again, they are a change of mind. */
  async function forgetOthers(submission: Key) {
    const { owner_hash, key } = at(submission);
    await db
      .deleteFrom('submissions')
      .where('owner_hash', '=', owner_hash)
      .where('key', 'like', `${key.split('.')[0]}.%`)
      .where('key', '<>', key)
      .where('status', 'is not', null)
      .execute();
  }

  return {
    /**
     * True for the first caller with this key, false for every other. Who got no answer within a minute has died (a
     * process was killed), and the next caller is the first.
     */
    async claim({ now, ...key }: Key & { now: number }) {
      const claimed = await db
        .insertInto('submissions')
        .values({ ...at(key), created_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['owner_hash', 'key'])
            .doUpdateSet({ created_at: now })
            .where('submissions.status', 'is', null)
            .where('submissions.created_at', '<', now - ABANDONED_MS),
        )
        .returning('key')
        .executeTakeFirst();
      if (claimed) await forgetOthers(key);
      return claimed !== undefined;
    },

    /** Says that the form was sent, and that nobody knows what came of it. It may be sent again. */
    async leaveInDoubt(key: Key) {
      const { owner_hash, key: value } = at(key);
      await db
        .updateTable('submissions')
        .set({ status: IN_DOUBT })
        .where('owner_hash', '=', owner_hash)
        .where('key', '=', value)
        .execute();
    },

    /** True for the first caller who sends again what was left in doubt: they find out. */
    async takeUp({ now, ...key }: Key & { now: number }) {
      const { owner_hash, key: value } = at(key);
      const { numUpdatedRows } = await db
        .updateTable('submissions')
        .set({ status: null, created_at: now })
        .where('owner_hash', '=', owner_hash)
        .where('key', '=', value)
        .where('status', '=', IN_DOUBT)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** What the first caller got: a redirect, 'pending' while it runs, or null when the form may be sent again. */
    async find(key: Key): Promise<{ status: number; location: string } | 'pending' | null> {
      const { owner_hash, key: value } = at(key);
      const row = await db
        .selectFrom('submissions')
        .select(['status', 'location'])
        .where('owner_hash', '=', owner_hash)
        .where('key', '=', value)
        .executeTakeFirst();
      if (!row || row.status === IN_DOUBT) return null;
      return row.status && row.location ? { status: row.status, location: row.location } : 'pending';
    },

    async finish({ status, location, ...key }: Key & { status: number; location: string }) {
      const { owner_hash, key: value } = at(key);
      await db
        .updateTable('submissions')
        .set({ status, location })
        .where('owner_hash', '=', owner_hash)
        .where('key', '=', value)
        .execute();
    },

    /** Gives the key back: the form was not carried out and may be sent again. */
    async release(key: Key) {
      const { owner_hash, key: value } = at(key);
      await db
        .deleteFrom('submissions')
        .where('owner_hash', '=', owner_hash)
        .where('key', '=', value)
        .execute();
    },
  };
}
