import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import type { Submission } from '@conform-to/react';
import { BOX_PATHS, DRAFTS_PATH, editPath, newPath, writingPath } from '#app/domain/messages/paths.ts';
import { plainText } from '#app/domain/text.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { giveKeyBack } from '#app/services/access/gates.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { limitNotice } from '#app/services/forms/limits.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { FORM_KEY } from '#app/services/request/form-key.ts';
import { withValues } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { Begun } from './begun.server.ts';
import {
  claimedDraft,
  dropDraft,
  isBegunOnly,
  keepDraft,
  madeNew,
  pathOfDraft,
  type MessageDraft,
  type OpenDraft,
} from './draft.server.ts';
import { changedElsewhere } from './changed-elsewhere.server.ts';
import { messageErrors, readMessageForm, type Written } from './form.server.ts';
import { recipientsByIds, unknownRecipients } from './recipients.server.ts';
import { settingsToWrite, usualCategory } from './settings.server.ts';

/** The content with which the form began, when the address claims no draft. */
type Beginning = () => Promise<Begun>;
type Reply = Submission<unknown, string[], Written>;

/** Takes what was sent from the form of a message: it goes on to another page of it, is kept, or is sent (C§4). */
export async function composed(request: AccountRequest, begin: Beginning) {
  const form = await request.form();
  const submission = readMessageForm(form);
  if (submission.status !== 'success') return invalid(submission);

  const opened = await orOutage(openedDraft(request, { begin, form, written: submission.value }));
  if (!opened.ok) return refused(submission, { '': ['messages:send.failed'] }, { status: 503 });
  const { draft, lost, unknown } = opened.data;
  const intent = form.get('intent');
  if (unknown > 0 && intent !== 'keep') {
    const text = withValues('messages:fault.recipients.unknown', { count: unknown });
    return refused(submission, { recipients: [text] }, { status: 400 });
  }
  if (intent === 'recipients' || intent === 'files')
    return redirect(writingPath(intent, await keepDraft(request, draft)), 303);
  if (intent === 'keep') return keptQuietly(request, draft, lost);
  if (intent === 'later') return keptForLater(request, draft);
  return lost ? lostDraft(request, draft, lost) : finished(request, { draft, submission });
}

/** The draft of the address with what was typed now. One that is gone meanwhile, sent or deleted in another tab, is a new one. */
async function openedDraft(
  request: AccountRequest,
  { begin, form, written }: { begin: Beginning; form: FormData; written: Written },
) {
  const claimed = await claimedDraft(request);
  const isOpen = claimed !== 'closed' && claimed;
  const { id, answers } = isOpen ? claimed : { id: null, answers: withBeginning((await begin()).answers) };
  const known = answers.recipients.filter(({ accountId }) => written.recipients.includes(accountId));
  const added = written.recipients.filter((one) => known.every(({ accountId }) => accountId !== one));
  const chosen = answers.edits ? answers.recipients : [...known, ...(await recipientsByIds(request, added))];
  const { patientId, category, title, content, version } = written;
  const draft: OpenDraft = {
    id,
    answers: {
      ...answers,
      recipients: chosen,
      title,
      content,
      key: answers.key ?? keyOf(form),
      ...(answers.edits
        ? { version: version ?? answers.version }
        : { category: category || answers.category, patientId }),
    },
  };
  const unknown = answers.edits ? 0 : new Set([...written.recipients]).size - chosen.length;
  const lost = claimed === 'closed' ? ('closed' as const) : claimed === null ? ('lost' as const) : null;
  return { draft, lost, unknown };
}

const withBeginning = (answers: MessageDraft): MessageDraft => ({
  ...answers,
  begun: {
    title: answers.title,
    content: answers.content,
    recipients: answers.recipients.map(({ accountId }) => accountId),
  },
});

const keyOf = (form: FormData) => {
  const key = form.get('_key');
  return typeof key === 'string' && FORM_KEY.test(key) ? key : undefined;
};

/** The fault of a draft that is not there, or cannot be opened; null for one that can. */
type Lost = 'lost' | 'closed' | null;

/** Keeps what the script sends while somebody types. What another tab has sent or deleted is not made again: pressing a button tells of it. */
async function keptQuietly(request: AccountRequest, draft: OpenDraft, lost: Lost) {
  await giveKeyBack(request);
  if (lost) throw notFound();
  const id = await keepDraft(request, draft);
  return redirect(pathOfDraft({ ...draft, id }), 303);
}

/** Put off until later; with nothing written there is no draft, and the page says so. */
async function keptForLater(request: AccountRequest, draft: OpenDraft) {
  if (isBegunOnly(draft.answers)) {
    await dropDraft(request, draft.id);
    return redirectWithNotice(request, DRAFTS_PATH, { key: 'messages:drafts.nothing', kind: 'notice' });
  }
  await keepDraft(request, draft);
  return redirectWithNotice(request, DRAFTS_PATH, 'messages:drafts.kept');
}

/** Nothing is sent twice: what was typed stands in a draft of its own. */
async function lostDraft(request: AccountRequest, draft: OpenDraft, lost: NonNullable<Lost>) {
  const id = await keepDraft(request, { ...draft, id: null });
  return redirectWithNotice(request, pathOfDraft({ ...draft, id }), {
    key: `messages:drafts.${lost}`,
    kind: 'error',
  });
}

type Finishing = { draft: OpenDraft; submission: Reply };

/** Sent, or changed where it is an own message; the form again where it cannot be. */
async function finished(request: AccountRequest, { draft, submission }: Finishing) {
  const checked = await orOutage(faultsOf(request, draft));
  if (!checked.ok) return refused(submission, { '': ['messages:send.failed'] }, { status: 503 });
  if (checked.data) return refused(submission, checked.data, { status: 400 });

  const { edits } = draft.answers;
  const [error] =
    edits === undefined
      ? await safe(send(request, draft))
      : await safe(update(request, { draft, id: edits }));
  if (isDefinedError(error)) {
    if (error.code === 'ALREADY_READ' && edits !== undefined) return readMeanwhile(request, { draft, edits });
    if (error.code === 'CHANGED' && edits !== undefined) return changedElsewhere(request, { draft, edits });
    if (error.code === 'OVER_LIMIT') return overLimit(request, { draft, reached: error.data });
    const gone = error.code === 'NOT_FOUND' ? await goneFrom(request, draft) : null;
    if (gone) return refused(submission, { recipients: [gone] }, { status: 409 });
    const text =
      error.code === 'NOT_ALLOWED'
        ? (`messages:send.refused.${error.data.errorCode}` as const)
        : (`messages:send.${error.code === 'ATTACHMENTS_GONE' ? 'filesGone' : 'failed'}` as const);
    return text === OFF || text === NO_REPLY
      ? keptElsewhere(request, draft, text)
      : refused(submission, { '': [text] }, { status: 409 });
  }
  const failed = failedWrite(error, edits === undefined ? 'messages.send' : 'messages.update');
  if (failed) return refused(submission, { '': failed }, { status: 503 });
  if (error) throw error;
  await dropDraft(request, draft.id);
  const done: TextKey = edits === undefined ? 'messages:send.done' : 'messages:edit.done';
  return redirectWithNotice(request, BOX_PATHS.outbox, done);
}

type OverLimit = { draft: OpenDraft; reached: Parameters<typeof limitNotice>[1] };

/** S-51. What was typed is a draft from here on, for it can be sent only later: its page says when. */
async function overLimit(request: AccountRequest, { draft, reached }: OverLimit) {
  const id = await keepDraft(request, draft);
  return redirectWithNotice(request, pathOfDraft({ ...draft, id }), limitNotice(request, reached));
}

/** Names whom nobody may write to any more, and leaves them out of the draft; null: that is not what is wrong. */
async function goneFrom(request: AccountRequest, { id, answers }: OpenDraft) {
  const { recipients } = answers;
  const found = await orOutage(
    unknownRecipients(
      request,
      recipients.map(({ accountId }) => accountId),
    ),
  );
  if (!found.ok || found.data.length === 0) return null;
  const isGone = ({ accountId }: (typeof recipients)[number]) => found.data.includes(accountId);
  const left = recipients.filter((one) => !isGone(one));
  if (id !== null) await keepDraft(request, { id, answers: { ...answers, recipients: left } });
  const names = recipients.filter(isGone).map(({ name }) => plainText(name));
  return withValues('messages:fault.recipients.gone', { names: names.join(', ') });
}

async function faultsOf(request: AccountRequest, { answers }: OpenDraft) {
  const [settings, patients] = await Promise.all([request.provider.messages.settings(), patientsOf(request)]);
  const written = { ...answers, recipients: answers.recipients.map(({ accountId }) => accountId) };
  const patientIds = patients.map(({ id }) => id);
  return messageErrors({ written, settings, isEdit: answers.edits !== undefined, patientIds });
}

const send = ({ provider }: AccountRequest, { answers }: OpenDraft) => {
  const { recipients, category, title, content, patientId, inResponseTo, files, key } = answers;
  return provider.messages.send({
    recipients: recipients.map(({ accountId }) => accountId),
    category,
    title,
    content,
    attachments: files.map(({ id }) => id),
    ...(patientId && { patientId }),
    ...(inResponseTo && { inResponseTo }),
    ...(key && { key }),
  });
};

const update = ({ provider }: AccountRequest, { draft, id }: { draft: OpenDraft; id: string }) => {
  const { title, content, files, version } = draft.answers;
  const attachments = files.map((file) => file.id);
  return provider.messages.update({ id, title, content, attachments, ...(version && { version }) });
};

const OFF = 'messages:send.refused.OFF';
const NO_REPLY = 'messages:send.refused.REPLY';

/** Keeps the typed text where it can be sent from: as a message that answers none, or among the drafts while nobody may write. */
async function keptElsewhere(
  request: AccountRequest,
  draft: OpenDraft,
  reason: typeof OFF | typeof NO_REPLY,
) {
  const { inResponseTo: _, ...own } = draft.answers;
  const id = await keepDraft(request, reason === NO_REPLY ? { ...draft, answers: own } : draft);
  const path = reason === NO_REPLY ? newPath(id) : DRAFTS_PATH;
  return redirectWithNotice(request, path, { key: reason, kind: 'error' });
}

/** It stays as it was read; what was typed stands in a draft of a new message, which its page offers. */
async function readMeanwhile(request: AccountRequest, { draft, edits }: { draft: OpenDraft; edits: string }) {
  const id = await madeNew(request, draft, usualCategory(await settingsToWrite(request)));
  return redirectWithNotice(request, editPath(edits, id), { key: 'messages:edit.read', kind: 'error' });
}
