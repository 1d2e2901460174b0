import { randomUUID } from 'node:crypto';
import { safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import type { FileType } from '#contract/bookings/schemas/attachments.ts';
import { discardDraftPath, DRAFTS_PATH, editPath, newPath } from '#app/domain/messages/paths.ts';
import { providerText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { closedView, storedDrafts } from '#app/services/forms/stored-drafts.server.ts';
import { addNotices } from '#app/services/page/notices.server.ts';
import { UNREADABLE } from '#app/services/store/drafts.server.ts';

const JOURNEY = 'message';
/** The most letters of a field of the form: more than any setting lets a message have. */
export const LONGEST_TYPED = 40_000;

const text = z.string().max(LONGEST_TYPED);
const DraftFile = z.object({
  id: text,
  filename: text,
  type: z.custom<FileType>((type) => typeof type === 'string'),
  size: z.number(),
  /** It belongs to the message that is changed, and not to those that wait. */
  isKept: z.boolean().optional(),
});

/** A message as far as it is written, right or wrong. */
const MessageDraft = z.object({
  /** Members of the staff, with the names under which they were chosen. */
  recipients: z.array(
    z.object({
      accountId: text,
      name: z.string().transform(providerText),
      role: z.string().transform(providerText),
    }),
  ),
  category: text,
  title: text,
  content: text,
  patientId: text.optional(),
  /** The message that it answers. */
  inResponseTo: text.optional(),
  /** The own message that it changes. */
  edits: text.optional(),
  /** Which version of it the change began from. */
  version: z.number().optional(),
  files: z.array(DraftFile),
  /** The key of the form in which it was begun: by it the provider sends the message once, whatever becomes of the answer. */
  key: text.optional(),
  /** The content with which the form began, an answer's title for example: a draft that has no more than that is an empty one. */
  begun: z.object({ recipients: z.array(text), title: text, content: text }).optional(),
});
export type MessageDraft = z.infer<typeof MessageDraft>;
export type ChosenRecipient = MessageDraft['recipients'][number];

/** `id`: null until something is kept. */
export type OpenDraft = Readonly<{ id: string | null; answers: MessageDraft }>;

const ownedBy = ({ session, now }: AccountRequest) => ({
  accountId: session.accountId,
  journey: JOURNEY,
  now: now.getTime(),
});

type Claimed = OpenDraft | 'closed' | null | undefined;

/**
 * The draft under the name that the address claims; undefined: it claims none. Null: there is none, or not of this account.
 * 'closed': it is there, and cannot be opened.
 */
export async function claimedDraft(request: AccountRequest): Promise<Claimed> {
  const id = request.url.searchParams.get('draft');
  if (id === null) return undefined;
  const stored = await request.context.portal.store.drafts.find({ ...ownedBy(request), id });
  if (stored === UNREADABLE) return 'closed';
  const read = MessageDraft.safeParse(stored);
  return read.success ? { id, answers: read.data } : null;
}

/** The draft of the address. @throws notFound, also where it claims none; a redirect to where a closed one is told of */
export async function requireDraft(request: AccountRequest): Promise<{ id: string; answers: MessageDraft }> {
  const draft = await claimedDraft(request);
  if (draft === 'closed') throw redirect(DRAFTS_PATH, 303);
  if (!draft?.id) throw notFound();
  return { id: draft.id, answers: draft.answers };
}

/**
 * The draft with which the form of this page was left; null where the address claims no draft, 'closed' where it cannot be
 * opened. `edits`: which own message it changes.
 * @throws notFound for a draft that is gone, a redirect where it is of another form
 */
export async function draftOfPage(request: AccountRequest, edits: string | null) {
  if (!request.url.searchParams.has('draft')) return null;
  if ((await claimedDraft(request)) === 'closed') return 'closed';
  const draft = await requireDraft(request);
  if ((draft.answers.edits ?? null) !== edits) throw redirect(pathOfDraft(draft), 303);
  return draft.answers;
}

const NOTHING = { recipients: [] as string[], title: '', content: '' };

/** True where nobody has written, chosen or added anything since the form began: then there is nothing to go on with. */
export function isBegunOnly({ begun = NOTHING, title, content, recipients, files }: MessageDraft) {
  const isSame = title.trim() === begun.title.trim() && content.trim() === begun.content.trim();
  const isToThem =
    recipients.length === begun.recipients.length &&
    recipients.every(({ accountId }) => begun.recipients.includes(accountId));
  return isSame && isToThem && files.every(({ isKept }) => isKept);
}

/**
 * Keeps what is written; the first time that makes the draft, and may push out the account's oldest, which the next page says.
 * One with nothing in it waits for its next page alone, and no list has it.
 */
export async function keepDraft(request: AccountRequest, { id, answers }: OpenDraft) {
  const kept = id ?? (await draftOfForm(request, answers)) ?? randomUUID();
  const isListed = !isBegunOnly(answers);
  const { dropped } = await request.context.portal.store.drafts.save({
    ...ownedBy(request),
    id: kept,
    answers,
    isListed,
  });
  if (isListed && dropped > 0)
    await addNotices(request, { key: 'messages:drafts.oldestGone', kind: 'notice' });
  return kept;
}

/** The draft that the same form has left before, refused for example and sent again from the page before it: it stays one. */
async function draftOfForm(request: AccountRequest, { key }: MessageDraft) {
  if (key === undefined) return undefined;
  const { drafts } = await storedDrafts(request, { journey: JOURNEY, schema: MessageDraft });
  return drafts.find(({ answers }) => answers.key === key)?.id;
}

export async function dropDraft(request: AccountRequest, id: string | null) {
  if (id !== null) await request.context.portal.store.drafts.remove({ ...ownedBy(request), id });
}

/** A draft that nobody wants any more, with the files that wait for it: what the provider forgets by itself is no failure. */
export async function discarded(request: AccountRequest, { id, answers }: OpenDraft) {
  const waiting = answers.files.filter(({ isKept }) => !isKept);
  await Promise.all(waiting.map((file) => safe(request.provider.messages.removeFile({ id: file.id }))));
  await dropDraft(request, id);
}

/** Makes a new message, with its own files alone, of the draft of a change that is possible no longer. */
export async function madeNew(request: AccountRequest, { id, answers }: OpenDraft, category: string) {
  const { edits: _, ...typed } = answers;
  const files = typed.files.filter(({ isKept }) => !isKept);
  return keepDraft(request, { id, answers: { ...typed, files, category } });
}

/** Messages that are not sent yet, the last changed first, and those that cannot be opened. */
export async function listedDrafts(request: AccountRequest) {
  const { drafts, closed } = await storedDrafts(request, { journey: JOURNEY, schema: MessageDraft });
  return { drafts, closed: closedView(request, closed, discardDraftPath) };
}

/** Where a draft is written on. */
export const pathOfDraft = ({ id, answers: { edits } }: OpenDraft) =>
  edits === undefined ? newPath(id) : editPath(edits, id);
