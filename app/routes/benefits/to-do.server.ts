import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { accountOf } from '#app/services/provider/once.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { encountersToDo } from './to-do-encounters.server.ts';
import { resultsToDo } from './to-do-results.server.ts';

type Whose = Readonly<{ patients: readonly Patient[]; patientId: string | undefined }>;

/**
 * What waits in the record: critical results of everybody for whom the account acts, whoever is shown; of the patient shown
 * also what has come and what is asked after visits. Nothing of whom the unit has not confirmed.
 */
export async function toDo(request: AccountRequest, { patients, patientId }: Whose): Promise<ToDo[]> {
  const { type } = await accountOf(request);
  const seen = type === 'AUTHORIZED' ? patients.filter(({ authorized }) => authorized) : [];
  const nameOf = personNames(request, patients);
  const found = await Promise.all(
    seen.map(async (patient) => {
      const isShown = patientId === undefined || patient.id === patientId;
      const whose = { patientId: patient.id, who: patients.length > 1 ? nameOf(patient) : null, isShown };
      const [results, encounters] = await Promise.all([
        resultsToDo(request, whose),
        isShown ? encountersToDo(request, whose) : [],
      ]);
      return [...results, ...encounters];
    }),
  );
  return found.flat();
}
