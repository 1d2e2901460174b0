import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { declarationPath } from '#app/domain/declarations/paths.ts';
import { closedBy } from '#contract/declarations/reading/standing.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';

type Whose = Readonly<{ patients: readonly Patient[]; patientId: string | undefined }>;

/** Declarations that do not count before they are signed (B-52). */
export async function toDo(request: AccountRequest, { patients, patientId }: Whose): Promise<ToDo[]> {
  const nameOf = personNames(request, patients);
  const declarations = await request.provider.declarations.list();
  return declarations.flatMap((declaration) => {
    const patient = patients.find(({ id }) => id === declaration.patientId);
    if (!patient || (patientId !== undefined && patientId !== patient.id)) return [];
    if (closedBy(declaration) !== null) return [];
    return {
      kind: 'due' as const,
      icon: 'file-text' as const,
      href: declarationPath(declaration.id),
      label: request.t(`declarations:toDo.${declaration.type}`),
      what: null,
      who: patients.length > 1 ? nameOf(patient) : null,
      when: '',
      until: null,
      note: request.t('declarations:toDo.note'),
      phone: null,
    };
  });
}
