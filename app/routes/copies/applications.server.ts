import type { Patient } from '#contract/patients/schemas.ts';
import type { ApplicationsOfArea } from '#app/components/applications/application-list.tsx';
import { NEW_COPY_PATH } from '#app/domain/copies/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { areCopiesOffered } from './offered.server.ts';
import { copyRow } from './view.server.ts';

type Whose = Readonly<{ patients: readonly Patient[]; isConfirmed: boolean }>;

/** Requests for copies: the kind while it is offered, and those of the account, whatever is offered now. */
export async function applicationsOf(
  request: AccountRequest,
  { patients, isConfirmed }: Whose,
): Promise<ApplicationsOfArea> {
  const { provider, t } = request;
  const mayAsk = patients.some((patient) => patient.authorized && mayOpen(patient, NEW_COPY_PATH));
  const isOffered = isConfirmed && mayAsk && (await areCopiesOffered(request));
  const nameOf = personNames(request, patients);
  return {
    kinds: isOffered
      ? [
          {
            id: 'copy',
            title: t('copies:applications.title'),
            needs: t('copies:applications.needs'),
            ways: [{ href: NEW_COPY_PATH, label: t('copies:applications.way') }],
          },
        ]
      : [],
    async mine() {
      const found = await provider.copies.list({});
      return found.flatMap((copy) => {
        const patient = patients.find(({ id }) => id === copy.patientId);
        if (!patient) return [];
        const row = copyRow({ copy, request, patient: nameOf(patient) });
        return [{ ...row, at: copy.registeredAt }];
      });
    },
  };
}
