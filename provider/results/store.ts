import { sql, type Kysely, type SqlBool } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import { documentsIn } from '#provider/core/files/store.ts';
import { latestFirst, type ListPart } from '#provider/core/paging.ts';
import { withinPatients, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { TestValueRow } from './tables.ts';

const documents = documentsIn({ table: 'result_documents', owner: 'result_id' });

const published = (db: Kysely<Tables>, whose: Whose) =>
  withinPatients(db.selectFrom('test_results'), whose).where('test_results.published_at', 'is not', null);

/** A result with what a patient sees of the unit and of the laboratory. */
const shown = (db: Kysely<Tables>, whose: Whose) =>
  published(db, whose)
    .innerJoin('units', 'units.id', 'test_results.unit_id')
    .innerJoin('laboratories', 'laboratories.id', 'test_results.laboratory_id')
    .selectAll('test_results')
    .select([
      'units.name as unit_name',
      'units.phone_number as unit_phone',
      'laboratories.name as laboratory_name',
    ]);

/**
 * Nothing has corrected it. SQLite takes "is null" of a unique column for very few rows and would look through all results of the
 * unit that were never corrected, in place of the patient's.
 */
const isLast = sql<SqlBool>`coalesce(test_results.corrected_by, '') = ''`;

const listed = compiledQuery((db: Kysely<Tables>, part: ListPart) =>
  latestFirst(shown(db, part.whose).where(isLast), {
    at: 'test_results.collected_at',
    id: 'test_results.id',
    part,
  }),
);

const byId = compiledQuery((db: Kysely<Tables>, { whose, id }: { whose: Whose; id: string }) =>
  shown(db, whose).where('test_results.id', '=', id),
);

const markedAmong = compiledQuery((db: Kysely<Tables>, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('test_values')
    .select(['result_id', 'value', 'comparator', 'number', 'low', 'high', 'flag'])
    .where('result_id', 'in', ids)
    .where('flag', 'is not', null)
    .where('flag', '<>', ''),
);

/** The columns of a value that a list sums up. */
const SUMMED = [
  'result_id',
  'name',
  'value',
  'comparator',
  'number',
  'unit',
  'low',
  'high',
  'flag',
] as const satisfies (keyof TestValueRow)[];

const valuesAmong = compiledQuery((db: Kysely<Tables>, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('test_values')
    .select(SUMMED)
    .where('result_id', 'in', ids)
    .orderBy('result_id')
    .orderBy('position'),
);

const valuesOf = compiledQuery((db: Kysely<Tables>, { id }: { id: string }) =>
  db
    .selectFrom('test_values')
    .leftJoin('analytes', 'analytes.code', 'test_values.code')
    .selectAll('test_values')
    .select(['analytes.meaning_pl', 'analytes.meaning_en'])
    .where('result_id', '=', id)
    .orderBy('position'),
);

/** Values that a patient may see, of the last version of each order. */
const valuesInTime = (db: Kysely<Tables>, whose: Whose) =>
  published(db, whose)
    .where('test_results.is_withheld', '=', 0)
    .where(isLast)
    .innerJoin('test_values', 'test_values.result_id', 'test_results.id')
    .selectAll('test_values')
    .select(['test_results.collected_at', 'test_results.status', 'test_results.laboratory_id']);

type Before = { whose: Whose; codes: readonly string[]; before: number; each: number };

const earlier = compiledQuery((db: Kysely<Tables>, { whose, codes, before, each }: Before) =>
  db
    .selectFrom(
      valuesInTime(db, whose)
        .where('test_values.code', 'in', codes)
        .where('test_results.collected_at', '<', before)
        .select(
          sql<number>`row_number() over (partition by test_values.code order by test_results.collected_at desc, test_results.id, test_values.position)`.as(
            'nth',
          ),
        )
        .as('valued'),
    )
    .selectAll('valued')
    // Asked of the rows that are left: to join SQLite would index all laboratories each time.
    .select(({ selectFrom }) =>
      selectFrom('laboratories')
        .select('laboratories.name')
        .whereRef('laboratories.id', '=', 'valued.laboratory_id')
        .$asScalar()
        .$notNull()
        .as('laboratory_name'),
    )
    .where('nth', '<=', each)
    .orderBy('nth'),
);

/** Marks that every laboratory writes and that are never critical alone: of a result that is not new they are not read. */
const USUAL_MARKS = ['N', 'L', 'H', 'A'];
type Waiting = { whose: Whose; from: number; before: number; newSince: number };
const waiting = compiledQuery((db: Kysely<Tables>, { whose, from, before, newSince }: Waiting) =>
  published(db, whose)
    .innerJoin('units', 'units.id', 'test_results.unit_id')
    .leftJoin('critical_texts', 'critical_texts.unit_id', 'test_results.unit_id')
    .leftJoin('test_values', (join) =>
      join
        .onRef('test_values.result_id', '=', 'test_results.id')
        .on('test_results.is_withheld', '=', 0)
        .on('test_values.flag', '<>', '')
        .on((on) =>
          on.or([on('published_at', '>=', newSince), on('test_values.flag', 'not in', USUAL_MARKS)]),
        ),
    )
    .select([
      'test_results.id',
      'test_results.patient_id',
      'test_results.name',
      'test_results.collected_at',
      'test_results.published_at',
      'test_results.is_withheld',
      'test_results.status',
      'units.phone_number as unit_phone',
      'critical_texts.text_pl',
      'critical_texts.text_en',
      'test_values.value',
      'test_values.comparator',
      'test_values.number',
      'test_values.low',
      'test_values.high',
      'test_values.flag',
    ])
    .where(isLast)
    .where('test_results.collected_at', '>=', from)
    .where('test_results.collected_at', '<', before)
    .where((where) =>
      where.or([where('published_at', '>=', newSince), where('test_values.flag', 'is not', null)]),
    )
    .orderBy('test_results.collected_at', 'desc')
    .orderBy('test_results.id'),
);

const resultsOf = (db: Kysely<Tables>) => ({
  /** Results of a period, the latest first, each in its last version. */
  list: (part: ListPart) => listed(db, part),

  /** Results of a time that have come since, and others with a mark that may be critical: a row for each marked value, the latest first. */
  waiting: (query: Waiting) => waiting(db, query),

  byId: async (query: { whose: Whose; id: string }) => (await byId(db, query))[0],

  /** The version of an order that is valid now. */
  valid: ({ whose, orderNumber }: { whose: Whose; orderNumber: string }) =>
    shown(db, whose)
      .where('test_results.order_number', '=', orderNumber)
      .where('test_results.corrected_by', 'is', null)
      .executeTakeFirst(),

  /** Found by either of its ids. */
  byEitherId: ({ whose, id }: { whose: Whose; id: string }) =>
    shown(db, whose)
      .where((where) =>
        where.or([where('test_results.id', '=', id), where('test_results.system_id', '=', id)]),
      )
      .executeTakeFirst(),

  /** Documents of these results, without their bytes. */
  files: (ids: readonly string[]) => documents.listed(db, ids),

  /** Documents that are kept under this id, with their bytes: of one type or of all, in the same order. */
  heldUnder: ({ resultId, id, type }: { resultId: string; id: string; type?: string | undefined }) =>
    documents.withBytes(db, { of: resultId, type }).where('held_under', '=', id).execute(),

  /** These results' values that have a mark, with what it may deny. */
  marked: (ids: readonly string[]) => (ids.length > 0 ? markedAmong(db, { ids }) : Promise.resolve([])),

  /** Values of these results, each result's in the laboratory's order. */
  valuesAmong: (ids: readonly string[]) => (ids.length > 0 ? valuesAmong(db, { ids }) : Promise.resolve([])),

  /** Values of a result in the laboratory's order, with what the dictionary says. */
  values: (id: string) => valuesOf(db, { id }),

  /** The last values of each of these analytes before an instant, at most so many of `each`; the latest first. */
  earlier: (query: Before) => (query.codes.length > 0 ? earlier(db, query) : Promise.resolve([])),

  /** All of one analyte, the latest first. */
  history: ({ whose, code, limit }: { whose: Whose; code: string; limit: number }) =>
    valuesInTime(db, whose)
      .innerJoin('laboratories', 'laboratories.id', 'test_results.laboratory_id')
      .select('laboratories.name as laboratory_name')
      .where('test_values.code', '=', code)
      .orderBy('test_results.collected_at', 'desc')
      .orderBy('test_results.id')
      .orderBy('test_values.position')
      .limit(limit)
      .execute(),

  analyte: (code: string) =>
    db.selectFrom('analytes').selectAll().where('code', '=', code).executeTakeFirst(),

  criticalText: (unitId: string) =>
    db.selectFrom('critical_texts').selectAll().where('unit_id', '=', unitId).executeTakeFirst(),
});
type Queries = ReturnType<typeof resultsOf>;
export type ShownResultRow = Awaited<ReturnType<Queries['list']>>[number];
export type WaitingResultRow = Awaited<ReturnType<Queries['waiting']>>[number];
export type MarkedValueRow = Awaited<ReturnType<Queries['marked']>>[number];
export type ListedValueRow = Awaited<ReturnType<Queries['valuesAmong']>>[number];
export type ShownValueRow = Awaited<ReturnType<Queries['values']>>[number];
export type ValueInTimeRow = Awaited<ReturnType<Queries['history']>>[number];

export const resultsStore = { results: resultsOf };
