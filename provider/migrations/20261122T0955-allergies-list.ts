import type { StoreMigration } from '#database/index.ts';

/** What patients are allergic to. */
export const migration: StoreMigration = {
  async up(db) {
    await db.schema
      .createTable('allergies')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type_code', 'text', (column) => column.notNull())
      .addColumn('type_name', 'text', (column) => column.notNull())
      .addColumn('severity_name', 'text')
      .addColumn('description', 'text')
      .addColumn('entry_date', 'text', (column) => column.notNull())
      .addColumn('is_active', 'integer', (column) => column.notNull())
      .addColumn('is_cured', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('allergies_of_patient').on('allergies').column('patient_id').execute();
  },
};
