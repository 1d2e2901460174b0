import { consentPath } from '#app/domain/given-consents/paths.ts';
import { kindOf } from '#app/domain/given-consents/standing.ts';
import { shownName } from '#app/domain/person-name.ts';
import { plainText } from '#app/domain/text.ts';
import type { AreaWaiting } from '#app/services/page/waiting.server.ts';

/** Consents that are not in force before they are signed. */
export const waiting: AreaWaiting = {
  kinds: {
    'given-consents.sign': {
      say: ({ ref: { id, of: type = '' }, who }, { t }) => {
        const what = who ? shownName(plainText(who)) : t(`given-consents:kind.${kindOf(type)}`);
        return {
          icon: 'file-text',
          href: consentPath(id),
          label: t('given-consents:toDo.sign', { what }),
          note: t('given-consents:toDo.note'),
        };
      },
    },
  },
};
