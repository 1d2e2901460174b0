import type { ToDo } from '#app/components/start/to-do.ts';
import { BOX_PATHS, messagePath } from '#app/domain/messages/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import {
  nearAt,
  NOTHING_SAID,
  namedOr,
  untilDay,
  type AreaWaiting,
} from '#app/services/page/waiting.server.ts';
import { namesOfDrafts } from './drafts.server.ts';
import { listedDrafts, pathOfDraft } from './new/draft.server.ts';

type Kind = AreaWaiting['kinds'][string];

const unread: Kind = {
  say: ({ ref, who, since, name }, request) => ({
    icon: 'mail',
    href: messagePath(ref.id),
    ...namedOr(name, request.t('messages:toDo.read')),
    what: who ?? null,
    day: nearAt(since, request),
  }),
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
    const until = new Date(draft.endsAt).toISOString();
    return {
      ...NOTHING_SAID,
      kind: 'begun',
      icon: 'mail',
      patientId: draft.answers.patientId,
      href: pathOfDraft(draft),
      label: request.t('messages:drafts.toDo', { name }),
      until,
      day: untilDay(until, request),
      note: request.t('messages:drafts.toDoNote', {
        moment: nearAt(new Date(draft.changedAt).toISOString(), request),
      }),
    };
  });
}
