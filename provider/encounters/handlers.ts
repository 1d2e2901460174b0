import type { z } from 'zod';
import type { Questionnaire, QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { documentArchive, documentFile, isArchived } from '#provider/core/files/documents.ts';
import { pageOf, partOf } from '#provider/core/paging.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { encounterViews } from './encounter-view.ts';
import { fulfill } from './fulfill.ts';
import type { EncounterQuestionnaireRow } from './tables.ts';

const settings = os.encounters.settings.handler(async ({ context }) => {
  await context.account();
  return context.store.settings.encounters();
});

const list = os.encounters.list.handler(async ({ input, context: { access, store } }) => {
  const whose = await access.record({ patientId: input.patientId, action: 'encounters.list' });
  const rows = await store.encounters.list({ whose, ...partOf(input) });
  const { entries, hasMore } = pageOf({ rows, input, view: (row) => row });
  return { entries: await encounterViews({ store, rows: entries }), hasMore };
});

const get = os.encounters.get.handler(async ({ input, context: { access, store }, errors }) => {
  const { patientId, encounterId: id } = input;
  const whose = await access.record({ patientId, action: 'encounters.get', object: id });
  const row = await store.encounters.byId({ whose, id });
  if (!row) throw errors.NOT_FOUND();
  const [encounter] = await encounterViews({ store, rows: [row] });
  if (!encounter) throw errors.NOT_FOUND();
  const answers = encounter.questionnaire ? await store.encounters.answers(id) : undefined;
  if (!answers) return encounter;
  return {
    ...encounter,
    lastQuestionnaireFulfillment: {
      questionnaireId: answers.questionnaire_id,
      answers: JSON.parse(answers.answers) as QuestionnaireFulfillment['answers'],
    },
  };
});

type FileQuery = { patientId: string; id: string; type?: string };

/** The documents with their bytes; none of an encounter that is another's, and none while documents are off (B-04). */
async function filesOf({ context: { access, store }, input }: { context: CallContext; input: FileQuery }) {
  const { patientId, id, type } = input;
  const whose = await access.record({ patientId, action: 'encounters.documents', object: id });
  const isThere = (await store.encounters.byId({ whose, id })) !== undefined;
  const { documents: areOn } = await store.settings.encounters();
  return isThere && areOn ? store.encounters.files({ id, type }) : [];
}

const documents = os.encounters.documents.handler(async ({ input, context, errors }) => {
  const files = await filesOf({ context, input });
  if (files.length === 0) throw errors.NOT_FOUND();
  return documentArchive(files, `${input.id}.zip`);
});

const documentsOfType = os.encounters.documentsOfType.handler(async ({ input, context, errors }) => {
  const files = await filesOf({ context, input });
  const [file] = files;
  if (!file) throw errors.NOT_FOUND();
  if (isArchived(files)) return documentArchive(files, `${input.id}-${input.type}.zip`);
  return documentFile(file);
});

const definitionView = ({
  id,
  name,
  sections,
}: EncounterQuestionnaireRow): z.input<typeof Questionnaire> => ({
  id,
  name,
  sections: JSON.parse(sections) as z.input<typeof Questionnaire>['sections'],
});

/** B-05: what a speciality asks; undefined when it asks nothing, or questionnaires are off. */
async function definitionOf({ store, speciality }: { store: StoreInTransaction; speciality: string }) {
  if (!(await store.settings.encounters()).questionnaires) return undefined;
  const row = await store.encounters.questionnaire(speciality);
  return row && definitionView(row);
}

const questionnaireExists = os.encounters.questionnaireExists.handler(async ({ input, context, errors }) => {
  await context.account();
  if (!(await definitionOf({ store: context.store, speciality: input.id }))) throw errors.NOT_FOUND();
  return { value: true };
});

const questionnaire = os.encounters.questionnaire.handler(async ({ input, context, errors }) => {
  await context.account();
  const found = await definitionOf({ store: context.store, speciality: input.id });
  if (!found) throw errors.NOT_FOUND();
  return found;
});

export const encounters = {
  settings,
  list,
  get,
  documents,
  documentsOfType,
  questionnaireExists,
  questionnaire,
  fulfill,
};
