import type { Patient } from '#contract/patients/schemas.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import type { ApplicationsOfArea } from '#app/components/applications/application-list.tsx';
import { correctionPath, correctionsPath } from '#app/domain/applications/paths.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { stateOf } from './corrections.server.ts';

type Whose = Readonly<{ patients: readonly Patient[] }>;

/** Requests to correct data (AP-21): of each person by a way of their own. */
export function applicationsOf(request: AccountRequest, { patients }: Whose): ApplicationsOfArea {
  const { language, provider, t } = request;
  const nameOf = personNames(request, patients);
  return {
    kinds: [
      {
        id: 'correction',
        title: t('applications:kinds.correction.title'),
        needs: t('applications:kinds.correction.needs'),
        ways: patients
          .map((patient) => ({ patient, href: correctionsPath(patient.id) }))
          .filter(({ patient, href }) => mayOpen(patient, href))
          .map(({ patient, href }) => ({
            href,
            label: t('applications:kinds.correction.way', { name: nameOf(patient) }),
          })),
      },
    ],
    async mine() {
      const found = await provider.corrections.mine();
      return found.map((one) => {
        const { kind, state } = stateOf(request, one);
        const patient = patients.find(({ id }) => id === one.patientId);
        const day = textIn(language).formatDayWord(dayOf(one.askedAt), request.now);
        return {
          id: one.id,
          title: t(`applications:one.title.${one.kind}`),
          about: patient
            ? t('applications:mine.about', { name: nameOf(patient), day })
            : t('applications:mine.asked', { day }),
          at: one.askedAt,
          href: correctionPath(one),
          kind,
          state,
        };
      });
    },
  };
}
