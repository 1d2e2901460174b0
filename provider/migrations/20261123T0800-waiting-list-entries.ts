import type { StoreMigration } from '#database/index.ts';

/** Who waits for what: an entry that is open, without a planned date, belongs to every period. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('waiting_list_entries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('service_code', 'text', (column) => column.notNull())
      .addColumn('service_name', 'text', (column) => column.notNull())
      .addColumn('unit_id', 'text', (column) => column.notNull().references('units.id'))
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('entry_date', 'text', (column) => column.notNull())
      .addColumn('planned_date', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('waiting_list_of_patient')
      .on('waiting_list_entries')
      .columns(['patient_id', 'planned_date'])
      .execute();
  },
};
