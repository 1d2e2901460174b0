import type { SignedFile } from '#contract/account/calls/authorization.ts';
import type { ApplicationsOfArea } from '#app/components/applications/application-list.tsx';
import { AUTHORIZE_PATH } from '#app/domain/account/authorize-paths.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';

const KINDS = { WAITING: 'waiting', CONFIRMED: 'done', REFUSED: 'problem' } as const;

type Whose = Readonly<{ isConfirmed: boolean }>;

/** Signed documents by which the account's owner asks to be confirmed; nobody is asked twice. */
export function applicationsOf(request: AccountRequest, { isConfirmed }: Whose): ApplicationsOfArea {
  const { provider, t } = request;
  return {
    kinds: isConfirmed
      ? []
      : [
          {
            id: 'authorize',
            title: t('applications:kinds.authorize.title'),
            needs: t('applications:kinds.authorize.needs'),
            ways: [{ href: AUTHORIZE_PATH, label: t('applications:kinds.authorize.way') }],
          },
        ],
    async mine() {
      const { files } = await provider.account.authorization();
      return files.map((file) => viewOf(request, file));
    },
  };
}

function viewOf({ language, t, now }: AccountRequest, { id, at, state }: SignedFile) {
  return {
    ...{ id, at, kind: KINDS[state], state: t(`applications:kinds.authorize.state.${state}`) },
    title: t('applications:kinds.authorize.title'),
    about: t('applications:mine.asked', { day: textIn(language).formatDayWord(dayOf(at), now) }),
    href: AUTHORIZE_PATH,
  };
}
