import { OWN_CONSENT_PATH } from '#app/domain/people/paths.ts';
import type { AreaWaiting } from '#app/services/page/waiting.server.ts';

/** The own consent of who is 16 or 17 and has an account (B-43, AP-61). */
export const waiting: AreaWaiting = {
  kinds: {
    'ages.ownConsent': {
      say: (_, { t }) => ({
        icon: 'user-circle',
        href: OWN_CONSENT_PATH,
        label: t('ages:ownConsent.toDo'),
        who: null,
        note: t('ages:ownConsent.toDoNote'),
      }),
    },
  },
};
