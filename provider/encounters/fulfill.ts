import type { z } from 'zod';
import type { Questionnaire, QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import { os } from '#provider/core/context.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { fits } from '#provider/questionnaires/rules.ts';
import { areSame, isOpen } from './rules.ts';

type Answers = QuestionnaireFulfillment['answers'];

/** Once, and until the deadline; decided and written in one transaction. */
export const fulfill = os.encounters.fulfill.handler(async ({ input, context, errors }) => {
  const { patientId, id, ...fulfillment } = input;
  const action = 'encounters.fulfill' as const;
  const whose = await context.access.record({ patientId, action, object: id });
  const entry = await context.access.entry({ patientId, action, object: id });
  const now = context.clock.now().getTime();

  await context.store.transaction(async (store) => {
    await store.patients.lock(patientId);
    const row = await store.encounters.byId({ whose, id });
    const areOn = (await store.settings.encounters()).questionnaires;
    if (!row || row.has_questionnaire === 0 || !areOn) throw errors.NOT_FOUND();

    const before = await store.encounters.answers(id);
    if (before) {
      const isSame = areSame(JSON.parse(before.answers) as Answers, fulfillment.answers);
      if (isSame && before.questionnaire_id === fulfillment.questionnaireId) return;
      throw errors.QUESTIONNAIRE_FULFILLED();
    }
    const definition = await store.encounters.questionnaire(row.speciality_code);
    if (!definition) throw errors.NOT_FOUND();
    const visit = { startsAt: row.starts_at, endsAt: row.ends_at };
    if (!isOpen({ visit, deadlineDays: definition.deadline_days, now }))
      throw errors.QUESTIONNAIRE_DEADLINE();
    const sections = JSON.parse(definition.sections) as z.input<typeof Questionnaire>['sections'];
    const questionnaire = { id: definition.id, name: definition.name, sections };
    if (!fits({ questionnaire, fulfillment, today: localDay(now) })) throw errors.QUESTIONNAIRE_INVALID();

    await store.encounters.insertAnswers({
      encounter_id: id,
      questionnaire_id: definition.id,
      answers: JSON.stringify(fulfillment.answers),
      filled_at: now,
    });
    await store.audit.add([entry]);
  });
  return { value: true };
});
