import type { Kysely } from 'kysely';
import type { OutboxRow } from '#provider/core/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** A mail that somebody has to send, as it was read. */
export type DueMail = Pick<OutboxRow, 'id' | 'recipient' | 'subject' | 'text' | 'language' | 'tries'>;

export const outboxOf = (db: Kysely<Tables>) => ({
  add: (row: OutboxRow) => db.insertInto('outbox').values(row).execute(),

  newest: (limit: number) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

  /** Mails that wait to be sent now, oldest first. */
  due: ({ now, limit }: { now: number; limit: number }): Promise<DueMail[]> =>
    db
      .selectFrom('outbox')
      .select(['id', 'recipient', 'subject', 'text', 'language', 'tries'])
      .where('channel', '=', 'EMAIL')
      .where('delivered_at', 'is', null)
      .where('next_try_at', '<=', now)
      .orderBy('created_at')
      .limit(limit)
      .execute(),

  /** False when another process is sending it. Should this one die meanwhile, the mail is due again at `nextTryAt`. */
  async claim({ id, tries, nextTryAt }: Pick<OutboxRow, 'id' | 'tries'> & { nextTryAt: number | null }) {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ tries: tries + 1, next_try_at: nextTryAt })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('delivered_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  markDelivered: ({ id, at }: { id: string; at: number }) =>
    db
      .updateTable('outbox')
      .set({ delivered_at: at, next_try_at: null, last_error: null })
      .where('id', '=', id)
      .execute(),

  markFailed: ({ id, failure }: { id: string; failure: string }) =>
    db.updateTable('outbox').set({ last_error: failure }).where('id', '=', id).execute(),
});
