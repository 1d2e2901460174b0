import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import type { TestResultRow, TestValueRow } from './tables.ts';

/** Results of all patients, for the staff side alone. */
export const staffResultsOf = (db: Kysely<Tables>) => {
  const named = () =>
    db
      .selectFrom('test_results')
      .innerJoin('patients', 'patients.id', 'test_results.patient_id')
      .selectAll('test_results')
      .select(['patients.name as patient_name', 'patients.last_name as patient_last_name']);

  return {
    /** Results of these patients; where none are named, those that nobody may see yet. The latest first. */
    list: ({ patientIds, limit }: { patientIds: readonly string[] | undefined; limit: number }) =>
      named()
        .where((where) =>
          patientIds
            ? where('patient_id', 'in', patientIds)
            : where.or([where('published_at', 'is', null), where('is_withheld', '=', 1)]),
        )
        .orderBy('collected_at', 'desc')
        .orderBy('test_results.id')
        .limit(limit)
        .execute(),

    byId: (id: string) => named().where('test_results.id', '=', id).executeTakeFirst(),

    values: (id: string) =>
      db.selectFrom('test_values').selectAll().where('result_id', '=', id).orderBy('position').execute(),

    laboratory: (id: string) =>
      db.selectFrom('laboratories').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    /** One version; false when somebody else has changed it meanwhile. */
    async change({ row, to }: { row: TestResultRow; to: Partial<TestResultRow> }) {
      const { numUpdatedRows } = await db
        .updateTable('test_results')
        .set(to)
        .where('id', '=', row.id)
        .where('status', '=', row.status)
        .where('is_withheld', '=', row.is_withheld)
        .where('published_at', row.published_at === null ? 'is' : '=', row.published_at)
        .where('corrected_by', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Sets whether an order is withheld: of all its versions, so that none tells what another hides. */
    withhold: ({
      order_number,
      ...to
    }: Pick<TestResultRow, 'order_number' | 'is_withheld' | 'discussed_on'>) =>
      db.updateTable('test_results').set(to).where('order_number', '=', order_number).execute(),

    async insertVersion({ row, values }: { row: TestResultRow; values: readonly TestValueRow[] }) {
      await db.insertInto('test_results').values(row).execute();
      await db
        .insertInto('test_values')
        .values([...values])
        .execute();
    },
  };
};
export type StaffResultRow = Awaited<ReturnType<ReturnType<typeof staffResultsOf>['list']>>[number];
