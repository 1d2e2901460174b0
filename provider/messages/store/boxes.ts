import { sql, type Kysely } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Which messages; what is undefined narrows nothing. Words are as searches compare them, with LIKE's signs around and in them. */
export type BoxFilter = {
  accountId: string;
  from: number | undefined;
  before: number | undefined;
  category: string | undefined;
  title: string | undefined;
  /** Part of a name: the sender's in the inbox, a recipient's in the outbox. */
  person: string | undefined;
};
type BoxPart = BoxFilter & { skip: number; limit: number };

const LISTED = [
  'messages.id',
  'messages.title',
  'messages.language',
  'messages.category_code',
  'messages.sender',
  'messages.recipients',
  'messages.sender_account_id',
  'messages.sent_at',
  'messages.first_read_at',
  'messages.must_be_confirmed',
] as const;

const listedFacts = (accountId: string) =>
  [
    sql<number | string>`(select count(*) from message_attachments
      where message_attachments.message_id = messages.id)`.as('attachment_count'),
    sql<number | boolean>`exists (select 1 from messages as answers where answers.in_response_to = messages.id
      and answers.sender_account_id = ${accountId} and answers.deleted_at is null)`.as('is_answered'),
    sql<number | boolean>`(messages.is_automatic = 0 and exists (select 1 from staff_accounts
      where staff_accounts.id = messages.staff_account_id
      and staff_accounts.practitioner_id is not null))`.as('is_clinicians'),
  ] as const;

const has = (column: string, words: string) => sql<boolean>`${sql.ref(column)} like ${words} escape '\\'`;

const received = (db: Kysely<Tables>, { accountId, from, before }: BoxFilter) =>
  db
    .selectFrom('message_recipients as own')
    .where('own.account_id', '=', accountId)
    .$if(from !== undefined, (query) => query.where('own.sent_at', '>=', from as number))
    .$if(before !== undefined, (query) => query.where('own.sent_at', '<', before as number));

const inbox = (db: Kysely<Tables>, filter: BoxFilter) =>
  received(db, filter)
    .innerJoin('messages', 'messages.id', 'own.message_id')
    .$if(filter.category !== undefined, (query) =>
      query.where('messages.category_code', '=', filter.category as string),
    )
    .$if(filter.title !== undefined, (query) =>
      query.where(has('messages.title_searched', filter.title as string)),
    )
    .$if(filter.person !== undefined, (query) =>
      query.where(has('messages.sender_searched', filter.person as string)),
    );

function outbox(db: Kysely<Tables>, { accountId, from, before, category, title, person }: BoxFilter) {
  return db
    .selectFrom('messages')
    .where('messages.sender_account_id', '=', accountId)
    .where('messages.deleted_at', 'is', null)
    .$if(from !== undefined, (query) => query.where('messages.sent_at', '>=', from as number))
    .$if(before !== undefined, (query) => query.where('messages.sent_at', '<', before as number))
    .$if(category !== undefined, (query) => query.where('messages.category_code', '=', category as string))
    .$if(title !== undefined, (query) => query.where(has('messages.title_searched', title as string)))
    .$if(person !== undefined, (query) => query.where(has('messages.recipients_searched', person as string)));
}

const all = sql<number | string>`count(*)`.as('count');

const inboxPage = compiledQuery((db: Kysely<Tables>, { skip, limit, ...filter }: BoxPart) =>
  inbox(db, filter)
    .select(LISTED)
    .select(['own.read_at', ...listedFacts(filter.accountId)])
    .orderBy('own.sent_at', 'desc')
    .orderBy('own.message_id', 'desc')
    .limit(limit)
    .offset(skip),
);
const outboxPage = compiledQuery((db: Kysely<Tables>, { skip, limit, ...filter }: BoxPart) =>
  outbox(db, filter)
    .select(LISTED)
    .select(['messages.first_read_at as read_at', ...listedFacts(filter.accountId)])
    .orderBy('messages.sent_at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(limit)
    .offset(skip),
);
/** An index alone says how many there are; the messages are looked at where something of theirs is asked. */
const inboxCount = compiledQuery((db: Kysely<Tables>, filter: BoxFilter) =>
  filter.category === undefined && filter.title === undefined && filter.person === undefined
    ? received(db, filter).select(all)
    : inbox(db, filter).select(all),
);
const outboxCount = compiledQuery((db: Kysely<Tables>, filter: BoxFilter) => outbox(db, filter).select(all));

export type ListedMessageRow = Awaited<ReturnType<typeof inboxPage>>[number];

/** The two lists of an account, the latest first, and how many each has. */
export const boxesOf = (db: Kysely<Tables>) => ({
  inbox: (part: BoxPart) => inboxPage(db, part),
  outbox: (part: BoxPart) => outboxPage(db, part),
  inboxCount: async (filter: BoxFilter) => Number((await inboxCount(db, filter))[0]?.count ?? 0),
  outboxCount: async (filter: BoxFilter) => Number((await outboxCount(db, filter))[0]?.count ?? 0),
});
