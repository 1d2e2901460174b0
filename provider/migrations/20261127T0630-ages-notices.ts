import type { StoreMigration } from '#database/index.ts';

/** Which account was told of which age of a patient, once each, and the own consents of those of 16 and 17 (A-54, B-43). */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('age_notices')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('age', 'integer', (column) => column.notNull())
      .addColumn('days', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('age_notices_key', ['account_id', 'patient_id', 'age', 'days'])
      .execute();
    await db.schema
      .createTable('own_consents')
      .addColumn('patient_id', 'text', (column) => column.primaryKey().references('patients.id'))
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('given_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('patients_by_birth').on('patients').column('birth_date').execute();
  },
};
