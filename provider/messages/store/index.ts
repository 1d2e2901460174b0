import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { boxesOf } from './boxes.ts';
import { keyedOf } from './keyed.ts';
import { staffOf } from './staff.ts';
import { waitingFilesOf } from './waiting-files.ts';
import { writingOf } from './writing.ts';

type MessageQuery = { accountId: string; messageId: string };

const unread = compiledQuery((db: Kysely<Tables>, { accountId }: { accountId: string }) =>
  db
    .selectFrom('message_recipients')
    .select(sql<number | string>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null),
);

/** Messages that the account must confirm before anything else. */
export const messagesToConfirm = (db: Kysely<Tables>, accountId: string | Expression<string>) =>
  db
    .selectFrom('message_recipients')
    .innerJoin('messages', 'messages.id', 'message_recipients.message_id')
    .where('message_recipients.account_id', '=', accountId)
    .where('message_recipients.read_at', 'is', null)
    .where('messages.must_be_confirmed', '=', 1);

type Unread = { accountId: string; mostOfClinicians: number; mostOthers: number };
const unreadFirst = compiledQuery(
  (db: Kysely<Tables>, { accountId, mostOfClinicians, mostOthers }: Unread) => {
    const isClinicians = sql<number>`case when messages.is_automatic = 0 and exists (select 1 from staff_accounts
    where staff_accounts.id = messages.staff_account_id
    and staff_accounts.practitioner_id is not null) then 1 else 0 end`;
    const own = db
      .selectFrom('message_recipients as own')
      .innerJoin('messages', 'messages.id', 'own.message_id')
      .select(['messages.id', 'messages.title', 'messages.sender', 'messages.sent_at'])
      .select([isClinicians.as('is_clinicians'), sql<number | string>`count(*) over ()`.as('total')])
      .where('own.account_id', '=', accountId)
      .where('own.read_at', 'is', null);
    return db
      .with('unread', () => own)
      .selectFrom((ranked) =>
        ranked
          .selectFrom('unread')
          .selectAll()
          .select(
            sql<number>`row_number() over (partition by is_clinicians order by sent_at desc, id desc)`.as(
              'nth',
            ),
          )
          .as('ranked'),
      )
      .selectAll()
      .where(
        'nth',
        '<=',
        sql<number>`case is_clinicians when 1 then ${mostOfClinicians} + 0 else ${mostOthers} + 0 end`,
      )
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc');
  },
);

/** Messages, each reached by the account that wrote it or to which it was written. */
const messagesOf = (db: Kysely<Tables>) => {
  /** The messages that the account has written or got, with when each was read. */
  const reached = (accountId: string) =>
    db
      .selectFrom('messages')
      .leftJoin('message_recipients as own', (join) =>
        join.onRef('own.message_id', '=', 'messages.id').on('own.account_id', '=', accountId),
      )
      .selectAll('messages')
      .select(['own.read_at', 'own.account_id as to_account_id', attachmentCount])
      .where('messages.deleted_at', 'is', null)
      .where(sql<SqlBool>`(messages.sender_account_id = ${accountId} or own.account_id is not null)`);

  return {
    ...boxesOf(db),
    ...writingOf(db),

    /** Oldest first. */
    toConfirm: (accountId: string) =>
      messagesToConfirm(db, accountId)
        .selectAll('messages')
        .select([
          'message_recipients.read_at',
          'message_recipients.account_id as to_account_id',
          attachmentCount,
        ])
        .orderBy('messages.sent_at')
        .orderBy('messages.id')
        .execute(),

    unreadCount: async (accountId: string) => Number((await unread(db, { accountId }))[0]?.count ?? 0),

    /** The last unread ones, those of clinicians and others each up to a number, with how many there are in all. */
    unreadFirst: (query: Unread) => unreadFirst(db, query),

    categories: () => db.selectFrom('message_categories').selectAll().orderBy('position').execute(),

    /** Undefined: the account has neither written nor got it. */
    byId: ({ accountId, messageId }: MessageQuery) =>
      reached(accountId).where('messages.id', '=', messageId).executeTakeFirst(),

    /** Oldest first. */
    thread: ({ accountId, threadId }: { accountId: string; threadId: string }) =>
      reached(accountId)
        .where('messages.thread_id', '=', threadId)
        .orderBy('messages.sent_at')
        .orderBy('messages.id')
        .execute(),

    /** The members of the staff to whom a message was written, in the order of their names. */
    staffRecipients: (messageId: string) =>
      db
        .selectFrom('message_staff_recipients as got')
        .innerJoin('staff_accounts', 'staff_accounts.id', 'got.staff_account_id')
        .select(['staff_accounts.id', 'staff_accounts.name', 'last_name', 'role', 'got.read_at'])
        .where('got.message_id', '=', messageId)
        .orderBy('last_name')
        .orderBy('staff_accounts.name')
        .execute(),

    async recipientCount(messageId: string) {
      const { count } = await db
        .selectFrom('message_recipients')
        .select(sql<number | string>`count(*)`.as('count'))
        .where('message_id', '=', messageId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Undefined: it was not written to this account. */
    recipient: ({ accountId, messageId }: MessageQuery) =>
      db
        .selectFrom('message_recipients')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('message_id', '=', messageId)
        .executeTakeFirst(),

    /** The first time counts: false for every other. */
    async markRead({ accountId, messageId, at }: MessageQuery & { at: number }) {
      const { numUpdatedRows } = await db
        .updateTable('message_recipients')
        .set({ read_at: at })
        .where('account_id', '=', accountId)
        .where('message_id', '=', messageId)
        .where('read_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Attachments of a message, without their bytes. */
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

const attachmentCount = sql<number | string>`(select count(*) from message_attachments
  where message_attachments.message_id = messages.id)`.as('attachment_count');

export const messagesStore = {
  messages: messagesOf,
  keyedMessages: keyedOf,
  messageFiles: waitingFilesOf,
  messageStaff: staffOf,
};
