import type { MessageQuery } from '#contract/messages/schemas.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { searchedText } from '#provider/core/searched-text.ts';
import type { BoxFilter, ListedMessageRow } from './store/boxes.ts';
import { listedView } from './views.ts';

const categories = os.messages.categories.handler(async ({ context }) => {
  await context.account();
  const rows = await context.store.messages.categories();
  return rows.map(({ code, name, description }) => ({ code, name, description: description ?? undefined }));
});

const unreadCount = os.messages.unreadCount.handler(async ({ context }) => {
  const { id } = await context.account();
  return { value: await context.store.messages.unreadCount(id) };
});

const inbox = os.messages.inbox.handler(async ({ input, context }) => {
  const { id: accountId } = await readerOf(context);
  if (!(await isNamed(context, input.recipient))) return NOTHING;
  const { messages } = context.store;
  const filter = { ...filterOf(input), accountId, person: patternOf(input.sender) };
  return pageOf({ input, filter, read: messages.inbox, count: messages.inboxCount });
});

const outbox = os.messages.outbox.handler(async ({ input, context }) => {
  const { id: accountId } = await readerOf(context);
  if (!(await isNamed(context, input.sender))) return NOTHING;
  const { messages } = context.store;
  const filter = { ...filterOf(input), accountId, person: patternOf(input.recipient) };
  return pageOf({ input, filter, read: messages.outbox, count: messages.outboxCount });
});

const NOTHING = { items: [], hasMore: false, total: 0 };

/** Whoever acts for the sentinel patient alone finds the lists out of order (design: demo-clinic, halina.mazur). */
async function readerOf(context: CallContext) {
  const patients = await context.linkedPatients();
  if (patients.some(({ sentinel }) => sentinel === 'OUTAGE')) await context.outages.strike();
  return context.account();
}

/** The account stands on one side of each list: words that are not in its name are in none of them. */
async function isNamed(context: CallContext, words: string | undefined) {
  if (words === undefined) return true;
  const { name, last_name } = await context.account();
  return searchedText(`${name} ${last_name}`).includes(searchedText(words));
}

const filterOf = ({
  after,
  before,
  category,
  title,
}: MessageQuery): Omit<BoxFilter, 'accountId' | 'person'> => ({
  from: after === undefined ? undefined : Date.parse(after),
  before: before === undefined ? undefined : Date.parse(before),
  category,
  title: patternOf(title),
});

/** LIKE's own signs are letters like all others. */
const patternOf = (words: string | undefined) =>
  words === undefined ? undefined : `%${searchedText(words).replace(/[\\%_]/g, '\\$&')}%`;

type BoxReading = {
  input: MessageQuery;
  filter: BoxFilter;
  read: (part: BoxFilter & { skip: number; limit: number }) => Promise<ListedMessageRow[]>;
  count: (filter: BoxFilter) => Promise<number>;
};

async function pageOf({ input: { pageIndex, pageSize }, filter, read, count }: BoxReading) {
  const total = await count(filter);
  const rows = await read({ ...filter, skip: pageIndex * pageSize, limit: pageSize });
  return { items: rows.map(listedView), hasMore: (pageIndex + 1) * pageSize < total, total };
}

export const lists = { categories, unreadCount, inbox, outbox };
