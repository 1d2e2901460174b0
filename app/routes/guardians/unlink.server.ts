import { fullName } from '#app/domain/patients/patients.ts';
import { LIST_PATHS } from '#app/domain/people/paths.ts';
import { linkOf } from '#contract/people/reading/link.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/** The ward or child of an address, and whether the account may end its link to them now. */
export async function askedWard(request: AccountRequest, patientId: string) {
  const { role, status, name, lastName, refusal } = await orNotFound(
    request.provider.guardians.wardLink({ patientId }),
  );
  const isNamed = name !== undefined && lastName !== undefined;
  const shown = isNamed ? fullName({ name, lastName }) : request.t(`guardians:unlink.nobody.${role}`);
  return {
    role,
    isOwn: role === 'PATIENT',
    state: linkOf(status),
    list: LIST_PATHS[role],
    name: shown,
    refusedTitle: isNamed
      ? request.t('guardians:unlink.refusedTitle', { name: shown })
      : request.t(`guardians:unlink.refusedNobody.${role === 'CHILD' ? 'CHILD' : 'WARD'}`),
    refusal: refusal ?? null,
  };
}
