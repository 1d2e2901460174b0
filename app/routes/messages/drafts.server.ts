import { dayOf } from '#app/domain/dates/warsaw.ts';
import { discardDraftPath } from '#app/domain/messages/paths.ts';
import { cutAtCharacter, plainText } from '#app/domain/text.ts';
import { oneLine } from '#app/domain/typed.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { messageSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { listedDrafts, pathOfDraft, type OpenDraft } from './new/draft.server.ts';

const SHOWN_TITLE = 60;

/** What a draft is called: its title as far as it fits, or that it has none. */
export function nameOfDraft({ t }: AccountRequest, { answers: { title } }: OpenDraft) {
  const typed = oneLine(title);
  return typed === '' ? t('messages:drafts.untitled') : cutAtCharacter(typed, SHOWN_TITLE);
}

/** Messages that are not sent yet. */
export async function draftsPage(request: AccountRequest) {
  const { language, t, now } = request;
  const { formatDateTime, formatDayNear, formatWhen } = textIn(language);
  const [drafts, settings] = await Promise.all([listedDrafts(request), orOutage(messageSettings(request))]);
  return {
    title: t('messages:drafts.title'),
    isWritingOff: settings.ok && !settings.data.enabled,
    drafts: drafts.map(({ changedAt, endsAt, ...draft }) => ({
      id: draft.id,
      name: nameOfDraft(request, draft),
      to: draft.answers.recipients.map(({ name }) => plainText(name)).join(', '),
      changed: formatWhen(new Date(changedAt).toISOString(), now),
      moment: formatDateTime(new Date(changedAt).toISOString()),
      ends: formatDayNear(dayOf(new Date(endsAt)), now),
      files: draft.answers.files.length,
      isEdit: draft.answers.edits !== undefined,
      href: pathOfDraft(draft),
      discardHref: discardDraftPath(draft.id),
    })),
  };
}

/** One of them. @throws notFound */
export async function draftNamed(request: AccountRequest, id: string) {
  const draft = (await listedDrafts(request)).find((one) => one.id === id);
  if (!draft) throw notFound();
  return draft;
}
