import { dayOf } from '#app/domain/dates/warsaw.ts';
import { discardDraftPath } from '#app/domain/messages/paths.ts';
import { cutAtCharacter, plainText } from '#app/domain/text.ts';
import { oneLine } from '#app/domain/typed.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { messageSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { discarded, dropDraft, listedDrafts, pathOfDraft } from './new/draft.server.ts';

const SHOWN_TITLE = 60;

type ListedDraft = Pick<
  Awaited<ReturnType<typeof listedDrafts>>['drafts'][number],
  'id' | 'changedAt' | 'answers'
>;

/**
 * The names of drafts, by id: the title as far as it fits, or that there is none. Those that would be called the same in
 * the same minute have a number, the older one first. `isQuoted`: the title stands in a sentence.
 */
export function namesOfDrafts(
  { language, t }: AccountRequest,
  drafts: readonly ListedDraft[],
  { isQuoted = false } = {},
) {
  const { formatDateTime } = textIn(language);
  const named = drafts.map(({ id, changedAt, answers }) => {
    const title = cutAtCharacter(oneLine(answers.title), SHOWN_TITLE);
    const typed = isQuoted && title ? t('messages:drafts.titled', { title }) : title;
    const name = typed || t('messages:drafts.untitled');
    return { id, name, at: `${name} ${formatDateTime(isoOf(changedAt))}` };
  });
  return new Map(
    named.map(({ id, name, at }) => {
      const namesakes = named.filter((one) => one.at === at);
      const number = namesakes.length - namesakes.findIndex((one) => one.id === id);
      return [id, namesakes.length === 1 ? name : t('messages:drafts.numbered', { name, number })];
    }),
  );
}

const isoOf = (ms: number) => new Date(ms).toISOString();

/** Messages that are not sent yet. */
export async function draftsPage(request: AccountRequest) {
  const { language, t, now } = request;
  const { formatDateTime, formatDayNear, formatWhen } = textIn(language);
  const [{ drafts, closed }, settings] = await Promise.all([
    listedDrafts(request),
    orOutage(messageSettings(request)),
  ]);
  const names = namesOfDrafts(request, drafts);
  return {
    title: t('messages:drafts.title'),
    closed,
    isWritingOff: settings.ok && !settings.data.enabled,
    drafts: drafts.map(({ changedAt, endsAt, ...draft }) => ({
      id: draft.id,
      name: names.get(draft.id) ?? '',
      to: draft.answers.recipients.map(({ name }) => plainText(name)).join(', '),
      changed: formatWhen(isoOf(changedAt), now),
      moment: formatDateTime(isoOf(changedAt)),
      ends: formatDayNear(dayOf(new Date(endsAt)), now),
      files: draft.answers.files.length,
      isEdit: draft.answers.edits !== undefined,
      href: pathOfDraft(draft),
      discardHref: discardDraftPath(draft.id),
    })),
  };
}

/** One of them, to be deleted: what it is called, and how it goes. @throws notFound */
export async function draftNamed(request: AccountRequest, id: string) {
  const { drafts, closed } = await listedDrafts(request);
  const draft = drafts.find((one) => one.id === id);
  if (draft)
    return { name: namesOfDrafts(request, drafts).get(id) ?? '', discard: () => discarded(request, draft) };
  const unread = closed.find((one) => one.id === id);
  if (!unread) throw notFound();
  const name = request.t('page:closedDrafts.which', { changed: unread.changed });
  return { name, discard: () => dropDraft(request, id) };
}
