import type { Message, MessageRecipients } from '#contract/messages/schemas.ts';
import {
  anewPath,
  BOX_PATHS,
  deletePath,
  editPath,
  messageFilePath,
  messagePath,
  messagePrintPath,
  replyPath,
} from '#app/domain/messages/paths.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { plainText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { titled, patientsOf, requireReach } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { messageCategories, messageSettings } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { fileViews } from './files.server.ts';

/** The message of the address with its conversation; another's and a missing one are the same 404. */
export async function threadOf(request: AccountRequest, id: string) {
  const thread = await orNotFound(request.provider.messages.thread({ id }));
  const message = thread.find((one) => one.id === id);
  if (!message) throw notFound();
  if (message.patientId !== undefined) await requireReach(request, message.patientId);
  return { message, thread };
}

/**
 * C-24: whoever opens a message to them has read it. Not when a browser fetches the page before anybody has asked for it, and
 * not one that is confirmed by its own button. Says when it was read; a page that shows a message does not fail over it.
 */
export async function openedAt(request: AccountRequest, message: Message) {
  if (message.isOwn || message.readAt || message.mustBeConfirmed || request.isPrefetch) return message.readAt;
  const marked = await orOutage(request.provider.messages.markRead({ id: message.id }));
  return marked.ok ? marked.data.readAt : undefined;
}

/** Whose messages they are, for paper: the account's holder, told apart from others for whom the account acts. */
export async function holderOf(request: AccountRequest) {
  const [account, patients] = await Promise.all([
    orOutage(accountOf(request)),
    orOutage(patientsOf(request)),
  ]);
  const known = patients.ok ? patients.data : [];
  const self = known.find(({ patientRole }) => patientRole === 'PATIENT');
  if (self) return [personNames(request, known)(self)];
  return account.ok ? [fullName(account.data)] : [];
}

/** A message with all that its own page says. */
export async function messagePage(request: AccountRequest, id: string) {
  const { provider, t } = request;
  const { message, thread } = await threadOf(request, id);
  const [readAt, recipients, files, categories, patients, people] = await Promise.all([
    openedAt(request, message),
    orNotFound(provider.messages.recipients({ id })),
    message.attachmentCount > 0 ? orNotFound(provider.messages.attachments({ id })) : [],
    orOutage(messageCategories(request)),
    message.patientId === undefined ? null : orOutage(patientsOf(request)),
    holderOf(request),
  ]);
  const known = patients?.ok ? patients.data : [];
  const patient = known.find((one) => one.id === message.patientId);
  const category = categories.ok ? categories.data.find(({ code }) => code === message.category) : undefined;
  const settings = await orOutage(messageSettings(request));
  const over = t(message.isOwn ? 'messages:box.outbox.one' : 'messages:box.inbox.one');
  return {
    title: titled(over, plainText(message.title)),
    over,
    people,
    back: BOX_PATHS[message.isOwn ? 'outbox' : 'inbox'],
    printPath: messagePrintPath(id),
    ways: settings.ok && settings.data.enabled ? waysOn(message) : [],
    isWritingOff: settings.ok && !settings.data.enabled,
    message: { ...messageView(message), heading: message.title },
    facts: {
      sender: message.sender ?? null,
      to: recipientsView(request, recipients),
      sentAt: message.sentAt,
      readAt: readAt ?? null,
      category: category?.name ?? null,
      concerns: patient ? personNames(request, known)(patient) : null,
    },
    files: fileViews(request, { files, hrefOf: (file) => messageFilePath({ messageId: id, id: file }) }),
    thread: thread.length > 1 ? thread.map((one) => partOf(request, { one, isShown: one.id === id })) : [],
  };
}

/** The ways on from a message: it is answered, changed while nobody has read it, or written anew (C§4). */
function waysOn({ id, isOwn, readAt, mayBeAnswered }: Message) {
  if (!isOwn) return mayBeAnswered ? [{ name: 'reply' as const, href: replyPath(id) }] : [];
  return readAt
    ? [{ name: 'anew' as const, href: anewPath(id) }]
    : [
        { name: 'edit' as const, href: editPath(id) },
        { name: 'delete' as const, href: deletePath(id) },
      ];
}

const messageView = ({ text, language, isOwn }: Message) => ({ text, language: language ?? null, isOwn });

/** Each of the staff with what they are and when they read it; of other patients only how many (C-28). */
function recipientsView({ language, t }: AccountRequest, { staff, self, others }: MessageRecipients) {
  const { formatDateTimeIn } = textIn(language);
  return {
    staff: staff.map(({ name, readAt }) => ({
      name,
      read:
        readAt === undefined
          ? t('messages:to.notYet')
          : t('messages:to.readAt', { time: formatDateTimeIn(readAt) }),
    })),
    isToAccount: self !== undefined,
    others: others > 0 ? t('messages:to.others', { count: others }) : null,
  };
}

/** A part of the conversation: who and when as its heading, and its text unless it is the message shown. */
function partOf({ language, t }: AccountRequest, { one, isShown }: { one: Message; isShown: boolean }) {
  const { formatDateTime } = textIn(language);
  return {
    id: one.id,
    href: messagePath(one.id),
    sender: one.sender ?? null,
    when: formatDateTime(one.sentAt),
    files: one.attachmentCount > 0 ? t('messages:list.files', { count: one.attachmentCount }) : null,
    isShown,
    ...messageView(one),
  };
}
