import { linkOf } from '#contract/people/reading/link.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { isForUnit } from './guardians.server.ts';

type Whose = Readonly<{ patients: readonly Patient[]; patientId: string | undefined }>;

/** Who asks to act for the account's own patient and waits for the answer (AP-16, AP-18); of no other person. */
export async function toDo(request: AccountRequest, { patients, patientId }: Whose): Promise<ToDo[]> {
  const own = patients.find(({ patientRole }) => patientRole === 'PATIENT');
  if (!own || (patientId !== undefined && patientId !== own.id)) return [];
  const { formatDate } = textIn(request.language);
  const asked = (await request.provider.guardians.wardens()).filter(
    (link) => linkOf(link.status) === 'WAITING' && !isForUnit(link),
  );
  return asked.map((link) => ({
    kind: 'request',
    icon: 'user-circle',
    href: `/ward/confirm/${encodeURIComponent(own.id)}/${encodeURIComponent(link.accountId)}`,
    label: request.t('guardians:toDo.answer', { name: fullName(link) }),
    what: null,
    who: null,
    when: '',
    until: null,
    phone: null,
    note: request.t('guardians:toDo.note', { day: formatDate(dayOf(link.since)) }),
  }));
}
