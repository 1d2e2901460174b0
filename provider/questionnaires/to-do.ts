import { startOfDay } from '#contract/days/reading/warsaw.ts';
import { instant, type AreaToDo } from '#provider/core/waiting.ts';

/** Questionnaires that are still to be filled in for visits to come, by who may. */
export const toDo: AreaToDo = async ({ context: { store }, now, today, seen }) => {
  const whose = await seen('questionnaires.save');
  const rows = await store.questionnaires.unfilled({ whose, from: startOfDay(today), now });
  if (rows.length === 0 || !(await store.settings.isMedicalInterviewsModuleOn())) return [];
  return rows.map(({ system, system_id: id, patient_id: patientId, starts_at: startsAt, name }) => ({
    kind: 'visit',
    ref: { id, system },
    patientId,
    urgency: 'due',
    until: instant(startsAt),
    name,
    at: instant(startsAt),
  }));
};
