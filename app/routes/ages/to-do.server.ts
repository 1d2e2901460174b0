import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { ownConsentOf } from './own-consent.server.ts';

type Whose = Readonly<{ patients: readonly Patient[]; patientId: string | undefined }>;

/** The own consent of who is 16 or 17 and has an account, until it is given (B-43, AP-61). */
export async function toDo(request: AccountRequest, { patients, patientId }: Whose): Promise<ToDo[]> {
  const own = patients.find(({ patientRole }) => patientRole === 'PATIENT');
  if (!own || (patientId !== undefined && patientId !== own.id)) return [];
  const consent = await ownConsentOf(request, own);
  if (consent?.kind !== 'waiting' || consent.path === null) return [];
  return [
    {
      kind: 'request',
      icon: 'user-circle',
      href: consent.path,
      label: request.t('ages:ownConsent.toDo'),
      what: null,
      who: null,
      when: '',
      until: null,
      phone: null,
      note: request.t('ages:ownConsent.toDoNote'),
    },
  ];
}
