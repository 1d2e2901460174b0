import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { BOX_PATHS, messagePath } from '#app/domain/messages/paths.ts';
import { shownName } from '#app/domain/person-name.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { momentAt, noLaterThan, type AreaWaiting } from '#app/services/page/waiting.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { namesOfDrafts } from './drafts.server.ts';
import { listedDrafts, pathOfDraft } from './new/draft.server.ts';

type Kind = AreaWaiting['kinds'][string];

const unread: Kind = {
  say({ ref, who, since }, { language, t }) {
    const when = since === undefined ? '' : textIn(language).formatDateTime(since);
    const sender = who && shownName(plainText(who));
    return {
      icon: 'mail',
      href: messagePath(ref.id),
      label: t('messages:toDo.read'),
      when,
      note: when && (sender ? t('messages:toDo.from', { sender, when }) : t('messages:toDo.sent', { when })),
      ...(sender && { noteNames: providerText(sender) }),
    };
  },
};

const inAll = (label: 'messages:toDo.others' | 'messages:unread'): Kind => ({
  say: ({ count = 1 }, { t }) => ({ icon: 'mail', href: BOX_PATHS.inbox, label: t(label, { count }) }),
});

/** Messages that nobody has read; of a host that says no more than how many, that number. */
export const waiting: AreaWaiting = {
  kinds: {
    'messages.clinician': unread,
    'messages.unread': unread,
    'messages.others': inAll('messages:toDo.others'),
    'messages.count': inAll('messages:unread'),
  },
  also: begunMessages,
};

/** Messages that were begun and not sent. */
async function begunMessages(request: AccountRequest): Promise<ToDo[]> {
  const { drafts } = await listedDrafts(request);
  const names = namesOfDrafts(request, drafts, { isQuoted: true });
  return drafts.map((draft) => {
    const name = names.get(draft.id) ?? '';
    const moment = momentAt(new Date(draft.changedAt).toISOString(), request);
    const until = new Date(draft.endsAt).toISOString();
    const lastDay = textIn(request.language).formatDayAndMonth(dayOf(until));
    return {
      kind: 'begun',
      icon: 'mail',
      patientId: draft.answers.patientId,
      href: pathOfDraft(draft),
      label: request.t('messages:drafts.toDo'),
      what: null,
      who: null,
      when: `${name}, ${moment}`,
      until,
      phone: null,
      note: `${request.t('messages:drafts.toDoNote', { name, moment })} ${noLaterThan(lastDay, request)}`,
    };
  });
}
