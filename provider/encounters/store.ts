import type { Kysely } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import { withinPatients, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { EncounterAnswersRow, EncounterDocumentRow } from './tables.ts';

/** Instants: the first one, and the one that is out of it. */
type Part = { whose: Whose; from: number; before: number; skip: number; limit: number };

/** Everything but the bytes. */
const LISTED = [
  'id',
  'encounter_id',
  'type',
  'type_name',
  'file_name',
  'media_type',
  'size',
] as const satisfies (keyof EncounterDocumentRow)[];
export type ListedDocumentRow = Pick<EncounterDocumentRow, (typeof LISTED)[number]>;

/** With what a patient sees of the unit, of who saw them, of the questionnaire and of when it was filled in. */
const shown = (db: Kysely<Tables>, whose: Whose) =>
  withinPatients(db.selectFrom('encounters').selectAll('encounters'), whose)
    .innerJoin('units', 'units.id', 'encounters.unit_id')
    .leftJoin('practitioners', 'practitioners.id', 'encounters.practitioner_id')
    .leftJoin('encounter_questionnaires', 'encounter_questionnaires.speciality_code', 'units.speciality_code')
    .leftJoin('encounter_answers', 'encounter_answers.encounter_id', 'encounters.id')
    .select([
      'units.name as unit_name',
      'units.speciality_code',
      'units.speciality_name',
      'practitioners.degree',
      'practitioners.name',
      'practitioners.last_name',
      'encounter_questionnaires.id as current_questionnaire_id',
      'encounter_questionnaires.deadline_days',
      'encounter_answers.questionnaire_id as filled_questionnaire_id',
      'encounter_answers.filled_at',
    ]);

const listed = compiledQuery((db: Kysely<Tables>, { whose, from, before, skip, limit }: Part) =>
  shown(db, whose)
    .where('encounters.starts_at', '>=', from)
    .where('encounters.starts_at', '<', before)
    .orderBy('encounters.starts_at', 'desc')
    .orderBy('encounters.id')
    .limit(limit)
    .offset(skip),
);

const documentsListed = compiledQuery((db: Kysely<Tables>, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('encounter_documents')
    .select(LISTED)
    .where('encounter_id', 'in', ids)
    .orderBy('type')
    .orderBy('file_name')
    .orderBy('id'),
);

const encountersOf = (db: Kysely<Tables>) => ({
  /** Of a period, the latest first. */
  list: (part: Part) => listed(db, part),

  byId: ({ whose, id }: { whose: Whose; id: string }) =>
    shown(db, whose).where('encounters.id', '=', id).executeTakeFirst(),

  /** Of these encounters, without their bytes; by type, then by name. */
  documents: (ids: readonly string[]): Promise<ListedDocumentRow[]> =>
    ids.length > 0 ? documentsListed(db, { ids }) : Promise.resolve([]),

  /** With their bytes, of one type or of all. */
  files: ({ id, type }: { id: string; type?: string | undefined }) =>
    db
      .selectFrom('encounter_documents')
      .selectAll()
      .where('encounter_id', '=', id)
      .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
      .orderBy('type')
      .orderBy('file_name')
      .orderBy('id')
      .execute(),

  /** Whether a document is of one of these encounters. */
  hasDocument: async ({ whose, id }: { whose: Whose; id: string }) =>
    (await withinPatients(db.selectFrom('encounters').select('encounters.id'), whose)
      .innerJoin('encounter_documents', 'encounter_documents.encounter_id', 'encounters.id')
      .where('encounter_documents.id', '=', id)
      .executeTakeFirst()) !== undefined,

  /** What a speciality asks after its visits. */
  questionnaire: (specialityCode: string) =>
    db
      .selectFrom('encounter_questionnaires')
      .selectAll()
      .where('speciality_code', '=', specialityCode)
      .executeTakeFirst(),

  answers: (id: string) =>
    db.selectFrom('encounter_answers').selectAll().where('encounter_id', '=', id).executeTakeFirst(),

  insertAnswers: (row: EncounterAnswersRow) => db.insertInto('encounter_answers').values(row).execute(),
});
export type ShownEncounterRow = Awaited<ReturnType<ReturnType<typeof encountersOf>['list']>>[number];

export const store = { encounters: encountersOf };
