import type { MessageSettings } from '#contract/messages/schemas.ts';
import { titleOfReply, titleToEdit } from '#app/domain/messages/title.ts';
import { plainText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { threadOf } from '#app/routes/messages/message.server.ts';
import { begunAbout } from './about.server.ts';
import type { MessageDraft } from './draft.server.ts';
import { recipientsByIds } from './recipients.server.ts';
import { usualCategory } from './settings.server.ts';

export type Begun = Readonly<{
  answers: MessageDraft;
  isTitleCut: boolean;
  /** Somebody to whom the older message was, or who wrote it, can be written to no more. */
  isSomebodyGone?: boolean;
  /** True where the text written before cannot be opened any more. */
  isClosed?: boolean;
}>;

/** A message with nothing in it yet, or what an answer or a new one after an old one begins with (C§4). */
export async function begunMessage(request: AccountRequest, settings: MessageSettings): Promise<Begun> {
  const { searchParams } = request.url;
  const reply = searchParams.get('reply');
  const from = searchParams.get('from');
  if (reply !== null) return begunReply(request, { id: reply, settings });
  if (from !== null) return begunAnew(request, { id: from, settings });
  if (searchParams.has('about')) {
    const { isTitleCut, ...about } = await begunAbout(request);
    return { answers: { ...empty(settings), ...about }, isTitleCut };
  }
  return { answers: empty(settings), isTitleCut: false };
}

const empty = (settings: MessageSettings): MessageDraft => ({
  recipients: [],
  category: usualCategory(settings),
  title: '',
  content: '',
  files: [],
});

type Asked = { id: string; settings: MessageSettings };

/**
 * An answer goes to who wrote, about whom it was. What was typed already is not lost over it: that, the provider refuses.
 * @throws notFound, also of one that may not be answered
 */
async function begunReply(request: AccountRequest, { id, settings }: Asked): Promise<Begun> {
  const { message } = await threadOf(request, id);
  if (!message.mayBeAnswered && !request.isPost) throw notFound();
  const { senderAccountId: sender, patientId } = message;
  const { title, isCut } = titleOfReply(plainText(message.title), request.t('messages:new.replyPrefix'));
  const recipients = sender === undefined ? [] : await recipientsByIds(request, [sender]);
  const answers = { ...empty(settings), recipients, title, inResponseTo: id };
  return {
    answers: { ...answers, ...(patientId && { patientId }) },
    isTitleCut: isCut,
    isSomebodyGone: recipients.length === 0,
  };
}

/** A new message with the words of an own one, which can no longer be changed. @throws notFound, also of the staff's */
async function begunAnew(request: AccountRequest, { id, settings }: Asked): Promise<Begun> {
  const { isTitleCut, isSomebodyGone, everybody: _, version: __, ...words } = await wordsOfOwn(request, id);
  return {
    answers: { ...words, category: usualCategory(settings), files: [] },
    isTitleCut,
    isSomebodyGone,
  };
}

/** The message of one's own from which a change begins, with the files that it has. @throws notFound, also of the staff's */
export async function begunEdit(request: AccountRequest, id: string): Promise<Begun> {
  const { category, isTitleCut, isSomebodyGone: _, everybody, ...words } = await wordsOfOwn(request, id);
  return { answers: { ...words, recipients: everybody, category, edits: id }, isTitleCut };
}

/** Who an own message is to, and all that stands in it. @throws notFound, also of the staff's */
export async function wordsOfOwn(request: AccountRequest, id: string) {
  const { message } = await threadOf(request, id);
  if (!message.isOwn) throw notFound();
  const { messages } = request.provider;
  const [{ staff }, files] = await Promise.all([
    orNotFound(messages.recipients({ id })),
    message.attachmentCount > 0 ? orNotFound(messages.attachments({ id })) : [],
  ]);
  const ids = staff.flatMap(({ accountId }) => (accountId === undefined ? [] : [accountId]));
  const { title, isCut } = titleToEdit(plainText(message.title));
  const recipients = await recipientsByIds(request, ids);
  const everybody = staff.map(({ accountId = '', name, role = name }) => ({ accountId, name, role }));
  return {
    everybody,
    recipients,
    title,
    isTitleCut: isCut,
    isSomebodyGone: recipients.length < staff.length,
    content: plainText(message.text),
    category: message.category,
    files: files.map((file) => ({ ...file, isKept: true })),
    ...(message.patientId && { patientId: message.patientId }),
    ...(message.version !== undefined && { version: message.version }),
  };
}
