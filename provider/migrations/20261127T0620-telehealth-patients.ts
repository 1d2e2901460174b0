import type { StoreMigration } from '#database/index.ts';

/** Patients whom the telehealth system knows, as it was told of them (A§7). */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('telehealth_patients')
      .addColumn('patient_id', 'text', (column) => column.primaryKey().references('patients.id'))
      .addColumn('identifiers', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('surname', 'text', (column) => column.notNull())
      .addColumn('birth_date', 'text', (column) => column.notNull())
      .addColumn('gender', 'text', (column) => column.notNull())
      .addColumn('told_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
