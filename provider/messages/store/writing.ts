import type { Kysely } from 'kysely';
import { insertRows } from '#provider/core/insert-rows.ts';
import type { MessageAttachmentRow, MessageRow } from '#provider/messages/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

type Own = { accountId: string; messageId: string };
type FromStaff = {
  message: MessageRow;
  accountIds: readonly string[];
  file: Omit<MessageAttachmentRow, 'message_id'> | null;
};
type Changed = Pick<MessageRow, 'title' | 'text' | 'title_searched'>;

/**
 * The messages that an account writes. As long as `first_read_at` is empty nobody has read one: one row decides between
 * reading and changing.
 */
export const writingOf = (db: Kysely<Tables>) => {
  const untouched = ({ accountId, messageId }: Own) =>
    db
      .updateTable('messages')
      .where('id', '=', messageId)
      .where('sender_account_id', '=', accountId)
      .where('first_read_at', 'is', null);

  return {
    async insert({ message, staffIds }: { message: MessageRow; staffIds: readonly string[] }) {
      await db.insertInto('messages').values(message).execute();
      await db
        .insertInto('message_staff_recipients')
        .values(
          staffIds.map((staff_account_id) => ({ staff_account_id, message_id: message.id, read_at: null })),
        )
        .execute();
    },

    /** A message of the staff's, to accounts. */
    async insertFromStaff({ message, accountIds, file }: FromStaff) {
      await db.insertInto('messages').values(message).execute();
      await insertRows({
        trx: db,
        table: 'message_recipients',
        rows: accountIds.map((account_id) => ({
          account_id,
          message_id: message.id,
          sent_at: message.sent_at,
          read_at: null,
        })),
      });
      if (!file) return;
      await db
        .insertInto('message_attachments')
        .values({ ...file, message_id: message.id })
        .execute();
    },

    /** False when it has been read, deleted, or changed since the version that the change began `from`. */
    async change({ changed, from, ...own }: Own & { changed: Changed; from: number | undefined }) {
      const { numUpdatedRows } = await untouched(own)
        .set((message) => ({ ...changed, version: message('version', '+', 1) }))
        .where('deleted_at', 'is', null)
        .$if(from !== undefined, (query) => query.where('version', '=', from ?? 0))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** False when it has been read, or deleted before. */
    async markDeleted({ at, ...own }: Own & { at: number }) {
      const { numUpdatedRows } = await untouched(own)
        .set({ deleted_at: at })
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** An own one that was deleted after `since`. */
    deleted: ({ since, accountId, messageId }: Own & { since: number }) =>
      db
        .selectFrom('messages')
        .select(['id', 'patient_id', 'sender_account_id', 'deleted_at'])
        .where('id', '=', messageId)
        .where('sender_account_id', '=', accountId)
        .where('deleted_at', '>', since)
        .executeTakeFirst(),

    /** True when it stands again, or never was away; false for what was deleted earlier than `since`. */
    async bringBack({ since, ...own }: Own & { since: number }) {
      const { numUpdatedRows } = await db
        .updateTable('messages')
        .set({ deleted_at: null })
        .where('id', '=', own.messageId)
        .where('sender_account_id', '=', own.accountId)
        .where(({ or, eb }) => or([eb('deleted_at', 'is', null), eb('deleted_at', '>', since)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Deletes for good what was deleted at this instant or before, with its files (C-29). */
    async forgetDeletedBefore(instant: number) {
      const gone = db.selectFrom('messages').select('id').where('deleted_at', '<=', instant);
      await db.deleteFrom('message_attachments').where('message_id', 'in', gone).execute();
      await db.deleteFrom('message_staff_recipients').where('message_id', 'in', gone).execute();
      await db.deleteFrom('messages').where('deleted_at', '<=', instant).execute();
    },
  };
};
