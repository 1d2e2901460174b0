import { data } from '@remix-run/node';
import { plainText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { keepDraft, type OpenDraft } from './draft.server.ts';
import { threadOf } from '#app/routes/messages/message.server.ts';
import { readMessageForm } from './form.server.ts';

/** The message as another tab has left it, for the page that shows it beside what was typed. */
export type OtherVersion = Readonly<{ title: string; content: string }>;

/**
 * 409: another tab has changed the message since this form was shown. Nothing is overwritten: both versions are on the page, and who
 * saves once more does it knowing the other one.
 */
export async function changedElsewhere(
  request: AccountRequest,
  { draft, edits }: { draft: OpenDraft; edits: string },
) {
  const { message } = await threadOf(request, edits);
  const { version } = message;
  if (draft.id !== null) await keepDraft(request, { ...draft, answers: { ...draft.answers, version } });

  const typed = new FormData();
  for (const [name, value] of await request.form()) if (name !== 'version') typed.append(name, value);
  if (version !== undefined) typed.append('version', String(version));
  const answer = refused(readMessageForm(typed), { '': ['messages:edit.changed'] }, { status: 409 });
  const other: OtherVersion = { title: plainText(message.title), content: plainText(message.text) };
  return data({ ...answer.data, other }, answer.init ?? undefined);
}
