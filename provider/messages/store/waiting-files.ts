import type { Kysely } from 'kysely';
import type { WaitingMessageFileRow } from '#provider/messages/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

type OfAccount = { accountId: string };
type OfMessage = { messageId: string; ids: readonly string[] };

/** Files that wait for a message, and those that go with it when it is written. */
export const waitingFilesOf = (db: Kysely<Tables>) => ({
  /** Files that wait for a message of the account, without their bytes, oldest first. */
  ofAccount: ({ accountId, since }: OfAccount & { since: number }) =>
    db
      .selectFrom('waiting_message_files')
      .select(['id', 'filename', 'type', 'size'])
      .where('account_id', '=', accountId)
      .where('created_at', '>', since)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  insert: (row: WaitingMessageFileRow) => db.insertInto('waiting_message_files').values(row).execute(),

  /** False when there was none. */
  async remove({ accountId, id }: OfAccount & { id: string }) {
    const { numDeletedRows } = await db
      .deleteFrom('waiting_message_files')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Removes what no message has taken in time, whoever added it. */
  forgetBefore: (instant: number) =>
    db.deleteFrom('waiting_message_files').where('created_at', '<=', instant).execute(),

  /** Makes those of `ids` that wait for this account the message's, under their ids; returns how many. */
  async moveToMessage({ accountId, messageId, ids }: OfAccount & OfMessage) {
    if (ids.length === 0) return 0;
    const taken = await db
      .deleteFrom('waiting_message_files')
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .returningAll()
      .execute();
    for (const { id, filename, type, size, content } of taken) {
      await db
        .insertInto('message_attachments')
        .values({ id, message_id: messageId, filename, type, size, content })
        .execute();
    }
    return taken.length;
  },

  /** Leaves of the message's own files those of `ids`; returns which. */
  async keepOfMessage({ messageId, ids }: OfMessage) {
    await db
      .deleteFrom('message_attachments')
      .where('message_id', '=', messageId)
      .where('id', 'not in', ids.length > 0 ? ids : [''])
      .execute();
    const kept = await db
      .selectFrom('message_attachments')
      .select('id')
      .where('message_id', '=', messageId)
      .execute();
    return kept.map(({ id }) => id);
  },
});
