import type { NewMessage } from '#contract/messages/schemas.ts';
import type { Action } from '#provider/core/actions.ts';
import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import { spend } from '#provider/core/limits/spend.ts';
import { searchedText } from '#provider/core/searched-text.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { entryOf, isNarrowed } from './narrowed.ts';
import { inOrder, isAsked } from './rules/recipients.ts';
import { messageRefusal } from './rules/refusal.ts';
import type { WrittenTo } from './store/staff.ts';
import { recipientView } from './views.ts';
import { staffName } from '#provider/core/words.ts';

const YEAR_MS = 365 * 24 * 3_600_000;
const UNDO_MS = 10 * 60_000;
/** The time for which a form that is sent again is the same one. */
const KEYED_MS = 60 * 24 * 3_600_000;

const recipientsInfo = os.messages.recipientsInfo.handler(async ({ input, context }) => {
  await context.account();
  const now = context.clock.now().getTime();
  const patients = await context.access.reachable('messages.send');
  const seen = await context.store.messageStaff.seenBy({
    patientIds: patients.map(({ id }) => id),
    since: now - YEAR_MS,
    until: now,
  });
  const isSeen = ({ practitioner_id: person, unit_id: unit }: WrittenTo) =>
    seen.some((one) => (person === null ? one.unit_id === unit : one.practitioner_id === person));
  const found = (await context.store.messageStaff.all()).filter((staff) => isAsked(staff, input));
  const ordered = inOrder({ found, isSeen, first: input.first });

  const from = input.pageIndex * input.pageSize;
  const items = ordered.slice(from, from + input.pageSize);
  return {
    items: items.map((staff) => recipientView({ staff, isSeen: isSeen(staff) })),
    hasMore: from + items.length < ordered.length,
    total: ordered.length,
  };
});

const send = os.messages.send.handler(async ({ input, context, errors }) => {
  const { id: accountId } = await context.account();
  const keyHash = input.key === undefined ? null : hashOf(JSON.stringify([accountId, input]));
  const sent = keyHash === null ? undefined : await context.store.keyedMessages.messageOf(keyHash);
  if (sent !== undefined) return { id: sent };

  const settings = await context.store.settings.messages();
  const answered = await answeredBy({ input, context, accountId });
  if (answered === null || !(await isOfAccount(context, input.patientId))) throw errors.NOT_FOUND();
  const staff = await context.store.messageStaff.byIds(input.recipients);
  if (staff.length < new Set(input.recipients).size) throw errors.NOT_FOUND();
  const errorCode = messageRefusal({ message: input, settings, answered });
  if (errorCode) throw errors.NOT_ALLOWED({ data: { errorCode } });

  const now = context.clock.now();
  const names = staff.map(staffName);
  const id = newId(now);
  const message = {
    id,
    sender: '',
    sender_account_id: accountId,
    staff_account_id: null,
    category_code: input.category,
    language: null,
    ...wordsOf(input),
    thread_id: answered?.thread_id ?? id,
    in_response_to: answered?.id ?? null,
    patient_id: input.patientId ?? null,
    is_automatic: 0 as const,
    may_be_answered: 1 as const,
    must_be_confirmed: 0 as const,
    sent_at: now.getTime(),
    first_read_at: null,
    deleted_at: null,
    version: 1,
    recipients: JSON.stringify(names),
    recipients_searched: searchedText(names.join(', ')),
    sender_searched: '',
  };
  const entry = await entryOf(context, { action: 'messages.send', message });
  return context.store.transaction(async (store) => {
    await store.messages.forgetDeletedBefore(now.getTime() - UNDO_MS);
    const first = await firstWithKey({ store, keyHash, messageId: id, at: now.getTime() });
    if (first !== id) return { id: first };
    await spend({ store, context, errors, accountId, what: 'MESSAGES' });
    await store.messages.insert({ message, staffIds: staff.map((one) => one.id) });
    await takeFiles({ store, accountId, messageId: id, ids: input.attachments, errors });
    await store.audit.add([entry]);
    return { id };
  });
});

type Keyed = { store: StoreInTransaction; keyHash: string | null; messageId: string; at: number };

/** The message that is sent with this key: this one, or the one that was quicker, whose answer was lost. */
async function firstWithKey({ store, keyHash, messageId, at }: Keyed) {
  if (keyHash === null) return messageId;
  await store.keyedMessages.forgetBefore(at - KEYED_MS);
  const isFirst = await store.keyedMessages.claim({ key_hash: keyHash, message_id: messageId, at });
  return isFirst ? messageId : ((await store.keyedMessages.messageOf(keyHash)) ?? messageId);
}

const wordsOf = ({ title, content }: Pick<NewMessage, 'title' | 'content'>) => ({
  title,
  text: content,
  title_searched: searchedText(title),
});

type Gone = { ATTACHMENTS_GONE: () => Error };
type Taking = {
  store: StoreInTransaction;
  accountId: string;
  messageId: string;
  ids: readonly string[];
  errors: Gone;
};

/** Files that wait become the message's: all of them or no message. @throws ATTACHMENTS_GONE */
async function takeFiles({ store, accountId, messageId, ids, errors }: Taking) {
  const taken = await store.messageFiles.moveToMessage({ accountId, messageId, ids });
  if (taken < new Set(ids).size) throw errors.ATTACHMENTS_GONE();
}

/** The message that is answered; undefined: none is. Null: the account has not got it. */
async function answeredBy({
  input,
  context,
  accountId,
}: {
  input: NewMessage;
  context: CallContext;
  accountId: string;
}) {
  if (input.inResponseTo === undefined) return undefined;
  const found = await context.store.messages.byId({ accountId, messageId: input.inResponseTo });
  return found ?? null;
}

async function isOfAccount(context: CallContext, patientId: string | undefined) {
  if (patientId === undefined) return true;
  const patients = await context.access.reachable('messages.send');
  return patients.some(({ id }) => id === patientId);
}

const update = os.messages.update.handler(async ({ input, context, errors }) => {
  const { own, message } = await requireOwn({
    context,
    messageId: input.id,
    action: 'messages.update',
    errors,
  });
  const settings = await context.store.settings.messages();
  const errorCode = messageRefusal({ message: input, settings });
  if (errorCode) throw errors.NOT_ALLOWED({ data: { errorCode } });
  const entry = await entryOf(context, { action: 'messages.update', message });
  await context.store.transaction(async (store) => {
    const { title, text, title_searched } = wordsOf(input);
    const change = { ...own, changed: { title, text, title_searched }, from: input.version };
    if (!(await store.messages.change(change))) throw await whyUnchangeable({ store, ...own, errors });
    const kept = await store.messageFiles.keepOfMessage({ messageId: input.id, ids: input.attachments });
    const ids = input.attachments.filter((id) => !kept.includes(id));
    await takeFiles({ store, ...own, ids, errors });
    await store.audit.add([entry]);
  });
  return { id: input.id };
});

const remove = os.messages.remove.handler(async ({ input: { id: messageId }, context, errors }) => {
  const { own, message } = await requireOwn({ context, messageId, action: 'messages.remove', errors });
  const at = context.clock.now().getTime();
  const entry = await entryOf(context, { action: 'messages.remove', message });
  await context.store.transaction(async (store) => {
    await store.messages.forgetDeletedBefore(at - UNDO_MS);
    if (!(await store.messages.markDeleted({ ...own, at })))
      throw await whyUntouchable({ store, ...own, errors });
    await store.audit.add([entry]);
  });
  return { removed: true as const };
});

const deletion = os.messages.deletion.handler(async ({ input: { id: messageId }, context, errors }) => {
  const { id: accountId } = await context.account();
  const row = await context.store.messages.deleted({ accountId, messageId, since: 0 });
  if (!row?.deleted_at) throw errors.NOT_FOUND();
  return { until: new Date(row.deleted_at + UNDO_MS).toISOString() };
});

const restore = os.messages.restore.handler(async ({ input: { id: messageId }, context, errors }) => {
  const { id: accountId } = await context.account();
  const asked = { accountId, messageId };
  const since = undoableSince(context);
  // Asked within the transaction, an embedded store would wait for itself: it has one connection.
  await context.linkedPatients();
  await context.store.transaction(async (store) => {
    const message =
      (await store.messages.deleted({ ...asked, since })) ??
      (await store.messages.byId({ accountId, messageId }));
    const action = 'messages.restore';
    if (message?.sender_account_id !== accountId || (await isNarrowed(context, { action, message })))
      throw errors.NOT_FOUND();
    if (!(await store.messages.bringBack({ ...asked, since }))) throw errors.NOT_FOUND();
    await store.audit.add([await entryOf(context, { action, message })]);
  });
  return { id: messageId };
});

const undoableSince = ({ clock }: CallContext) => clock.now().getTime() - UNDO_MS;

type Touching = {
  store: Pick<StoreInTransaction, 'messages'>;
  accountId: string;
  messageId: string;
  errors: { NOT_FOUND: () => Error; ALREADY_READ: () => Error };
};

/** Between the look and the write somebody has read it, or another tab deleted it. */
async function whyUntouchable({ store, accountId, messageId, errors }: Touching) {
  const row = await store.messages.byId({ accountId, messageId });
  return row ? errors.ALREADY_READ() : errors.NOT_FOUND();
}

/** Says why a message cannot be changed: the reasons above, or another tab has changed it. */
async function whyUnchangeable({
  errors,
  ...touching
}: Omit<Touching, 'errors'> & { errors: Touching['errors'] & { CHANGED: () => Error } }) {
  const row = await touching.store.messages.byId(touching);
  return row && row.first_read_at === null ? errors.CHANGED() : whyUntouchable({ ...touching, errors });
}

type Requiring = {
  context: CallContext;
  messageId: string;
  action: Action;
  errors: { NOT_FOUND: () => Error };
};

/** Requires that the account wrote the message, has not deleted it, and may still write for whom it is about. @throws NOT_FOUND */
async function requireOwn({ context, messageId, action, errors }: Requiring) {
  const { id: accountId } = await context.account();
  const message = await context.store.messages.byId({ accountId, messageId });
  if (message?.sender_account_id !== accountId || (await isNarrowed(context, { action, message })))
    throw errors.NOT_FOUND();
  return { own: { accountId, messageId }, message };
}

export const writing = { recipientsInfo, send, update, remove, deletion, restore };
