import { startOfDay } from '#contract/days/reading/warsaw.ts';
import { instant, type AreaToDo } from '#provider/core/waiting.ts';

/** Declarations that do not count before they are signed (B-52), of those for whom the account may sign. */
export const toDo: AreaToDo = async ({ context: { store }, seen }) => {
  const rows = await store.declarations.toSign(await seen('signing.begin'));
  return rows.map(({ id, patient_id: patientId, type, registration_date: day }) => ({
    kind: type,
    ref: { id },
    patientId,
    urgency: 'due',
    since: instant(startOfDay(day)),
  }));
};
