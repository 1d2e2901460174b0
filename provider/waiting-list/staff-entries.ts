import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import type { WaitingListRow } from './tables.ts';

const shown = (db: Kysely<Tables>) =>
  db
    .selectFrom('waiting_list_entries')
    .innerJoin('patients', 'patients.id', 'waiting_list_entries.patient_id')
    .innerJoin('units', 'units.id', 'waiting_list_entries.unit_id')
    .selectAll('waiting_list_entries')
    .select(['patients.name as patient_name', 'patients.last_name as patient_last_name'])
    .select('units.name as unit_name');

/** Entries of all patients, for the staff side alone. */
export const staffEntriesOf = (db: Kysely<Tables>) => ({
  /** Entries of these patients; where none are named, all that wait without a date. By the day of entry. */
  list: ({ patientIds, limit }: { patientIds: readonly string[] | undefined; limit: number }) =>
    shown(db)
      .where((where) =>
        patientIds
          ? where('patient_id', 'in', patientIds)
          : where('waiting_list_entries.status', '=', 'WAITING'),
      )
      .orderBy('entry_date')
      .orderBy('waiting_list_entries.id')
      .limit(limit)
      .execute(),

  byId: (id: string) => shown(db).where('waiting_list_entries.id', '=', id).executeTakeFirst(),

  /** False when the entry is not any more as it was read. */
  async change({ row, to }: { row: WaitingListRow; to: Partial<WaitingListRow> }) {
    const { numUpdatedRows } = await db
      .updateTable('waiting_list_entries')
      .set(to)
      .where('id', '=', row.id)
      .where('status', '=', row.status)
      .where('category', '=', row.category)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
export type StaffEntryRow = Awaited<ReturnType<ReturnType<typeof staffEntriesOf>['list']>>[number];
