import { ORPCError } from '@orpc/server';
import { os, type CallContext } from '#provider/core/context.ts';
import type { MessageRow } from './tables.ts';

const messageOf = (row: MessageRow) => ({
  id: row.id,
  title: row.title,
  text: row.text,
  category: row.category_code,
  sender: row.sender,
  sentAt: new Date(row.sent_at).toISOString(),
  mustBeConfirmed: row.must_be_confirmed === 1,
});

/** That the message was written to the session's account. @throws NOT_FOUND, the same for another's as for none */
async function requireRecipient({ context, messageId }: { context: CallContext; messageId: string }) {
  const { id: accountId } = await context.account();
  const recipient = await context.store.messages.recipient({ accountId, messageId });
  if (!recipient) throw new ORPCError('NOT_FOUND', { status: 404 });
  return recipient;
}

const settings = os.messages.settings.handler(async ({ context }) => {
  await context.account();
  return context.store.settings.messages();
});

const toConfirm = os.messages.toConfirm.handler(async ({ context }) => {
  const { id } = await context.account();
  return (await context.store.messages.toConfirm(id)).map(messageOf);
});

const markRead = os.messages.markRead.handler(async ({ input: { id: messageId }, context }) => {
  const { account_id: accountId } = await requireRecipient({ context, messageId });
  const at = context.clock.now().getTime();
  await context.store.messages.markRead({ accountId, messageId, at });
  const { read_at: readAt } = await requireRecipient({ context, messageId });
  return { readAt: new Date(readAt ?? at).toISOString() };
});

const attachments = os.messages.attachments.handler(async ({ input: { id: messageId }, context }) => {
  await requireRecipient({ context, messageId });
  return context.store.messages.attachments(messageId);
});

const attachment = os.messages.attachment.handler(async ({ input, context, errors }) => {
  await requireRecipient({ context, messageId: input.messageId });
  const found = await context.store.messages.attachment(input);
  if (!found) throw errors.NOT_FOUND();
  return new File([new Uint8Array(found.content)], found.filename, { type: found.type });
});

export const messages = { settings, toConfirm, markRead, attachments, attachment };
