import type { ListedMessage } from '#contract/messages/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { BOX_PATHS, messagePath } from '#app/domain/messages/paths.ts';
import { shownName } from '#app/domain/person-name.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { namesOfDrafts } from './drafts.server.ts';
import { listedDrafts, pathOfDraft } from './new/draft.server.ts';

/** How many of the last messages are looked through for those that are not read, and how many of these are named. */
const LOOKED_THROUGH = 50;
const MOST_NAMED = 3;

type Whose = Readonly<{ patientId: string | undefined }>;

/** Messages that nobody has read, those of clinicians apart, and those that were begun and not sent. */
export async function toDo(request: AccountRequest, { patientId }: Whose): Promise<ToDo[]> {
  const [unread, { drafts }] = await Promise.all([unreadToDo(request), listedDrafts(request)]);
  const theirs = drafts.filter(
    ({ answers }) => !patientId || !answers.patientId || answers.patientId === patientId,
  );
  const names = namesOfDrafts(request, drafts, { isQuoted: true });
  return [
    ...unread,
    ...theirs.map((draft) => draftToDo(request, { draft, name: names.get(draft.id) ?? '' })),
  ];
}

/** The last ones by name; of all others how many there are. Who wrote is not known of every host: then it may be a clinician. */
async function unreadToDo(request: AccountRequest): Promise<ToDo[]> {
  const { messages } = request.provider;
  const [{ items }, { value: count }] = await Promise.all([
    messages.inbox({ pageIndex: 0, pageSize: LOOKED_THROUGH }),
    messages.unreadCount(),
  ]);
  const unread = items.filter(({ readAt }) => readAt === undefined);
  const isClinicians = ({ isFromClinician }: ListedMessage) => isFromClinician !== false;
  const first = unread.filter(isClinicians);
  const others = unread.filter((message) => !isClinicians(message)).slice(0, MOST_NAMED);
  const left = count - first.length - others.length;
  return [
    ...first.map((message) => messageToDo(request, { message, kind: 'clinician' })),
    ...others.map((message) => messageToDo(request, { message, kind: 'unread' })),
    ...(left > 0 ? [restToDo(request, left)] : []),
  ];
}

function messageToDo(
  { language, t }: AccountRequest,
  { message: { id, title, sender, sentAt }, kind }: { message: ListedMessage; kind: 'clinician' | 'unread' },
): ToDo {
  const when = textIn(language).formatDateTime(sentAt);
  const noteOf = (from: ListedMessage['sender']) => {
    if (!from) return { note: t('messages:toDo.sent', { when }) };
    const name = shownName(plainText(from));
    return { note: t('messages:toDo.from', { sender: name, when }), noteNames: providerText(name) };
  };
  return {
    kind,
    icon: 'mail',
    href: messagePath(id),
    label: t('messages:toDo.read'),
    what: title,
    who: null,
    when,
    until: null,
    phone: null,
    ...noteOf(sender),
  };
}

const restToDo = ({ t }: AccountRequest, count: number): ToDo => ({
  kind: 'unread',
  icon: 'mail',
  href: BOX_PATHS.inbox,
  label: t('messages:toDo.others', { count }),
  what: null,
  who: null,
  when: '',
  until: null,
  phone: null,
  note: '',
});

type Draft = Awaited<ReturnType<typeof listedDrafts>>['drafts'][number];

function draftToDo({ language, t }: AccountRequest, { draft, name }: { draft: Draft; name: string }): ToDo {
  const { formatDayAndMonth, formatTime } = textIn(language);
  const changed = new Date(draft.changedAt).toISOString();
  const until = new Date(draft.endsAt).toISOString();
  const moment = `${formatDayAndMonth(dayOf(changed))}, ${formatTime(changed)}`;
  return {
    kind: 'begun',
    icon: 'mail',
    href: pathOfDraft(draft),
    label: t('messages:drafts.toDo'),
    what: null,
    who: null,
    when: `${name}, ${moment}`,
    until,
    phone: null,
    note: [
      t('messages:drafts.toDoNote', { name, moment }),
      t('start:toDo.until', { moment: formatDayAndMonth(dayOf(until)) }),
    ].join(' '),
  };
}
