import type { MessageSettings } from '#contract/messages/schemas.ts';
import { anewPath, messagePath, newPath } from '#app/domain/messages/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { threadOf } from './message.server.ts';
import { begunEdit } from './new/begun.server.ts';
import { claimedDraft, draftOfPage, madeNew } from './new/draft.server.ts';
import { formPage } from './new/form-page.server.ts';
import { settingsToWrite, usualCategory } from './new/settings.server.ts';

/** The form of an own message while nobody has read it, otherwise the question whether to write a new one. */
export async function editPage(request: AccountRequest, id: string) {
  const settings = await settingsToWrite(request);
  const { value: isRead } = await orNotFound(request.provider.messages.isRead({ id }));
  if (isRead) return { ...(await readPage(request, { id, settings })), form: null };
  const answers = await draftOfPage(request, id);
  const isClosed = answers === 'closed';
  const begun = answers && !isClosed ? { answers, isTitleCut: false } : await begunEdit(request, id);
  const { title, back, ...form } = await formPage(request, { ...begun, isClosed, settings });
  return { title, back, form, isKept: false, anew: '' };
}

type Read = { id: string; settings: MessageSettings };

/** Text that was typed meanwhile stands in a draft of a new message; without one a new one begins with the words of the old. */
async function readPage(request: AccountRequest, { id, settings }: Read) {
  const { message } = await threadOf(request, id);
  if (!message.isOwn) throw notFound();
  const claimed = await claimedDraft(request);
  const draft = claimed === 'closed' ? null : claimed;
  if (draft?.answers.edits === id && !request.isPrefetch)
    await madeNew(request, draft, usualCategory(settings));
  return {
    title: request.t('messages:edit.question'),
    back: messagePath(id),
    isKept: Boolean(draft),
    anew: draft ? newPath(draft.id) : anewPath(id),
  };
}
