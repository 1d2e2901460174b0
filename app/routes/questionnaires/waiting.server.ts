import { questionnairePath } from '#app/domain/questionnaires/paths.ts';
import { momentAt, noLaterThan, type AreaWaiting } from '#app/services/page/waiting.server.ts';

/** Questionnaires that are still to be filled in for visits to come. */
export const waiting: AreaWaiting = {
  kinds: {
    'questionnaires.visit': {
      say({ ref: { id: systemId, system = '' }, at }, request) {
        const moment = momentAt(at, request);
        return {
          icon: 'clipboard-list',
          href: questionnairePath({ system, systemId, accountId: request.session.accountId }),
          label: request.t('questionnaires:toDo'),
          when: moment,
          note: noLaterThan(moment, request),
        };
      },
    },
  },
};
