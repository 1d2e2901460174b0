import { sql, type Kysely } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import { documentsIn } from '#provider/core/files/store.ts';
import { latestFirst, type ListPart } from '#provider/core/paging.ts';
import { withinPatients, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { EncounterAnswersRow } from './tables.ts';

const documents = documentsIn({ table: 'encounter_documents', owner: 'encounter_id' });

/** A visit with what a patient sees of the unit, of who saw them, of the questionnaire and of when it was filled in. */
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

const listed = compiledQuery((db: Kysely<Tables>, part: ListPart) =>
  latestFirst(shown(db, part.whose), { at: 'encounters.starts_at', id: 'encounters.id', part }),
);

type Waiting = { whose: Whose; from: number; before: number; newSince: number; now: number };
/** A questionnaire is taken until the end of its last day, wherever that lies in the year. */
const DAY_MS = 24 * 60 * 60_000;
const waiting = compiledQuery((db: Kysely<Tables>, { whose, from, before, newSince, now }: Waiting) => {
  const documentCount = sql<number | string>`(select count(*) from encounter_documents
      where encounter_documents.encounter_id = encounters.id)`;
  return withinPatients(db.selectFrom('encounters'), whose)
    .innerJoin('units', 'units.id', 'encounters.unit_id')
    .leftJoin('encounter_questionnaires as asked', 'asked.speciality_code', 'units.speciality_code')
    .leftJoin('encounter_answers', 'encounter_answers.encounter_id', 'encounters.id')
    .select([
      'encounters.id',
      'encounters.patient_id',
      'encounters.starts_at',
      'encounters.ends_at',
      'encounters.kind_name',
      'encounters.changed_at',
      'encounters.has_questionnaire',
      'units.speciality_code',
      'asked.deadline_days',
      'encounter_answers.filled_at',
      documentCount.as('document_count'),
    ])
    .where('encounters.starts_at', '>=', from)
    .where('encounters.starts_at', '<', before)
    .where((where) =>
      where.or([
        where.and([where('changed_at', '>=', newSince), where(documentCount, '>', 0)]),
        where.and([
          where('has_questionnaire', '=', 1),
          where('encounter_answers.filled_at', 'is', null),
          // Two days more than its own: days are counted in Warsaw.
          where(
            sql<number>`coalesce(encounters.ends_at, encounters.starts_at) + (asked.deadline_days + 2) * cast(${sql.lit(DAY_MS)} as bigint)`,
            '>',
            now,
          ),
        ]),
      ]),
    )
    .orderBy('encounters.starts_at', 'desc')
    .orderBy('encounters.id');
});

const encountersOf = (db: Kysely<Tables>) => ({
  /** Visits of a period, the latest first. */
  list: (part: ListPart) => listed(db, part),

  /** Visits of a time with documents that came or changed since, or with a questionnaire that may still be open, the latest first. */
  waiting: (query: Waiting) => waiting(db, query),

  byId: ({ whose, id }: { whose: Whose; id: string }) =>
    shown(db, whose).where('encounters.id', '=', id).executeTakeFirst(),

  /** Documents of these encounters, without their bytes. */
  documents: (ids: readonly string[]) => documents.listed(db, ids),

  /** Documents of one type or of all, with their bytes. */
  files: ({ id, type }: { id: string; type?: string | undefined }) =>
    documents.withBytes(db, { of: id, type }).execute(),

  /** Tells whether a document is of one of these encounters. */
  hasDocument: async ({ whose, id }: { whose: Whose; id: string }) =>
    (await withinPatients(db.selectFrom('encounters').select('encounters.id'), whose)
      .innerJoin('encounter_documents', 'encounter_documents.encounter_id', 'encounters.id')
      .where('encounter_documents.id', '=', id)
      .executeTakeFirst()) !== undefined,

  /** The questionnaire that a speciality asks after its visits. */
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

export const encountersStore = { encounters: encountersOf };
