import { ORPCError } from '@orpc/server';
import type { Action } from '#provider/core/actions.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { files } from './handlers-files.ts';
import { lists } from './handlers-lists.ts';
import { writing } from './handlers-writing.ts';
import type { MessageRow } from './tables.ts';
import { messageView } from './views.ts';
import { staffName } from '#provider/core/words.ts';

type MessageRequest = { context: CallContext; messageId: string };

const notFound = () => new ORPCError('NOT_FOUND', { status: 404 });

/** Requires that the message was written to the session's account. @throws NOT_FOUND, the same for another's as for none */
async function requireRecipient({ context, messageId }: MessageRequest) {
  const { id: accountId } = await context.account();
  const recipient = await context.store.messages.recipient({ accountId, messageId });
  if (!recipient) throw notFound();
  return recipient;
}

/** A message that the session's account has written or got. @throws NOT_FOUND, the same for another's as for none */
async function requireMessage({ context, messageId }: MessageRequest) {
  const { id: accountId } = await context.account();
  const message = await context.store.messages.byId({ accountId, messageId });
  if (!message) throw notFound();
  return message;
}

type Reading = {
  context: CallContext;
  action: Action;
  rows: readonly Pick<MessageRow, 'id' | 'patient_id'>[];
};

/** Each message whose words are answered is one that was read (S-50): of a conversation all of them. */
async function noteReading({ context, action, rows }: Reading) {
  for (const { id: object, patient_id: patientId } of rows)
    await context.access.note({ action, patientId, object });
}

const settings = os.messages.settings.handler(async ({ context }) => {
  await context.account();
  return context.store.settings.messages();
});

const toConfirm = os.messages.toConfirm.handler(async ({ context }) => {
  const { id } = await context.account();
  const settings = await context.store.settings.messages();
  const rows = await context.store.messages.toConfirm(id);
  await noteReading({ context, action: 'messages.toConfirm', rows });
  return rows.map((row) => messageView({ row, settings }));
});

const markRead = os.messages.markRead.handler(async ({ input: { id: messageId }, context }) => {
  const { account_id: accountId } = await requireRecipient({ context, messageId });
  const { patient_id: patientId } = await requireMessage({ context, messageId });
  const at = context.clock.now().getTime();
  const entry = await context.access.entry({ action: 'messages.markRead', patientId, object: messageId });
  await context.store.transaction(async (store) => {
    if (await store.messages.markRead({ accountId, messageId, at })) await store.audit.add([entry]);
  });
  const { read_at: readAt } = await requireRecipient({ context, messageId });
  return { readAt: new Date(readAt ?? at).toISOString() };
});

const thread = os.messages.thread.handler(async ({ input: { id: messageId }, context }) => {
  const { id: accountId } = await context.account();
  const { thread_id: threadId } = await requireMessage({ context, messageId });
  const settings = await context.store.settings.messages();
  const rows = await context.store.messages.thread({ accountId, threadId });
  await noteReading({ context, action: 'messages.thread', rows });
  return rows.map((row) => messageView({ row, settings }));
});

const recipients = os.messages.recipients.handler(async ({ input: { id: messageId }, context }) => {
  const { messages } = context.store;
  const { to_account_id: accountId, read_at: readAt } = await requireMessage({ context, messageId });
  const staff = await messages.staffRecipients(messageId);
  const all = await messages.recipientCount(messageId);
  return {
    staff: staff.map(({ id, name, last_name, role, read_at }) => ({
      accountId: id,
      name: staffName({ name, last_name }),
      role,
      readAt: instantOf(read_at),
    })),
    self: accountId === null ? undefined : { accountId, readAt: instantOf(readAt) },
    others: all - (accountId === null ? 0 : 1),
  };
});

const isRead = os.messages.isRead.handler(async ({ input: { id: messageId }, context }) => {
  const row = await requireMessage({ context, messageId });
  return { value: (row.sender_account_id === null ? row.read_at : row.first_read_at) !== null };
});

const attachments = os.messages.attachments.handler(async ({ input: { id: messageId }, context }) => {
  await requireMessage({ context, messageId });
  return context.store.messages.attachments(messageId);
});

const attachment = os.messages.attachment.handler(async ({ input, context, errors }) => {
  const { patient_id: patientId } = await requireMessage({ context, messageId: input.messageId });
  const found = await context.store.messages.attachment(input);
  if (!found) throw errors.NOT_FOUND();
  await context.access.note({ action: 'messages.attachment', patientId, object: found.id });
  return new File([new Uint8Array(found.content)], found.filename, { type: found.type });
});

const instantOf = (at: number | null) => (at === null ? undefined : new Date(at).toISOString());

export const messages = {
  ...lists,
  ...files,
  ...writing,
  settings,
  toConfirm,
  markRead,
  thread,
  recipients,
  isRead,
  attachments,
  attachment,
};
