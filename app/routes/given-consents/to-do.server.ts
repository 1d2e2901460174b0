import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { consentView } from './view.server.ts';

type Whose = Readonly<{ patients: readonly Patient[]; patientId: string | undefined }>;

/** Consents that are not in force before they are signed. */
export async function toDo(request: AccountRequest, { patients, patientId }: Whose): Promise<ToDo[]> {
  const nameOf = personNames(request, patients);
  const consents = await request.provider.givenConsents.list();
  return consents.flatMap((consent) => {
    const patient = patients.find(({ id }) => id === consent.patientId);
    if (!patient || (patientId !== undefined && patientId !== patient.id)) return [];
    const view = consentView(consent, { request, patient: nameOf(patient) });
    if (view.state !== 'AWAITS_SIGNATURE') return [];
    return {
      kind: 'due' as const,
      icon: 'file-text' as const,
      href: view.href,
      label: request.t('given-consents:toDo.sign', { what: view.person ?? view.kind }),
      what: view.partner,
      who: patients.length > 1 ? view.patient : null,
      when: '',
      until: null,
      note: request.t('given-consents:toDo.note'),
      phone: null,
    };
  });
}
