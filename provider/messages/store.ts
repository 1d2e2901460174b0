import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

type MessageQuery = { accountId: string; messageId: string };

/** Messages, each reached by the account to which it was written. */
const messagesOf = (db: Kysely<Tables>) => {
  const toConfirm = (accountId: string) =>
    db
      .selectFrom('message_recipients')
      .innerJoin('messages', 'messages.id', 'message_recipients.message_id')
      .where('message_recipients.account_id', '=', accountId)
      .where('message_recipients.read_at', 'is', null)
      .where('messages.must_be_confirmed', '=', 1);

  return {
    /** Oldest first. */
    toConfirm: (accountId: string) =>
      toConfirm(accountId).selectAll('messages').orderBy('messages.sent_at').orderBy('messages.id').execute(),

    isAnyToConfirm: async (accountId: string) =>
      (await toConfirm(accountId).select('messages.id').limit(1).executeTakeFirst()) !== undefined,

    /** Undefined: it was not written to this account. */
    recipient: ({ accountId, messageId }: MessageQuery) =>
      db
        .selectFrom('message_recipients')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('message_id', '=', messageId)
        .executeTakeFirst(),

    /** The first time counts. */
    markRead: ({ accountId, messageId, at }: MessageQuery & { at: number }) =>
      db
        .updateTable('message_recipients')
        .set({ read_at: at })
        .where('account_id', '=', accountId)
        .where('message_id', '=', messageId)
        .where('read_at', 'is', null)
        .execute(),

    /** Without their bytes. */
    attachments: (messageId: string) =>
      db
        .selectFrom('message_attachments')
        .select(['id', 'filename', 'type', 'size'])
        .where('message_id', '=', messageId)
        .orderBy('id')
        .execute(),

    attachment: ({ messageId, id }: { messageId: string; id: string }) =>
      db
        .selectFrom('message_attachments')
        .selectAll()
        .where('message_id', '=', messageId)
        .where('id', '=', id)
        .executeTakeFirst(),
  };
};

export const store = (db: Kysely<Tables>) => ({ messages: messagesOf(db) });
