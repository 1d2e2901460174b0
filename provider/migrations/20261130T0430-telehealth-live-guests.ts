import type { StoreMigration } from '#database/index.ts';

/** Guests without an account, whom the patient's side lets into one teleconsultation each; codes and sessions as hashes alone. */
export const migration: StoreMigration = {
  needs: ['20261128T0900-telehealth-live'],
  async up(db) {
    await db.schema
      .createTable('telehealth_guests')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('consultation_id', 'text', (column) => column.notNull())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('session_hash', 'text', (column) => column.unique())
      .addColumn('name', 'text')
      .addColumn('joined_at', 'bigint')
      .addColumn('seen_until', 'bigint')
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('telehealth_guests_of_consultation')
      .on('telehealth_guests')
      .column('consultation_id')
      .execute();
  },
};
