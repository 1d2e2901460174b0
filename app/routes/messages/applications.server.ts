import type { ApplicationsOfArea } from '#app/components/applications/application-list.tsx';
import { BOX_PATHS } from '#app/domain/messages/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

/** Requests that have no form of their own are made in words; the answer stands among the messages. */
export const applicationsOf = ({ t }: AccountRequest): ApplicationsOfArea => ({
  kinds: [
    {
      id: 'message',
      title: t('applications:kinds.message.title'),
      needs: t('applications:kinds.message.needs'),
      ways: [
        { href: '/messages/new', label: t('applications:kinds.message.way') },
        { href: BOX_PATHS.outbox, label: t('applications:kinds.message.mine') },
      ],
    },
  ],
  mine: () => Promise.resolve([]),
});
