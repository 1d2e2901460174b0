import type { StoreMigration } from '#database/index.ts';

/** Mobile applications of patients, and the PINs that wait to be typed there: one of each a patient. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('mobile_apps')
      .addColumn('patient_id', 'text', (column) => column.primaryKey().references('patients.id'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('registered_at', 'bigint', (column) => column.notNull())
      .addColumn('unit_linked_at', 'bigint')
      .execute();
    await db.schema
      .createTable('mobile_pins')
      .addColumn('patient_id', 'text', (column) => column.primaryKey().references('patients.id'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('pin_hash', 'text', (column) => column.notNull())
      .addColumn('valid_until', 'bigint', (column) => column.notNull())
      .addColumn('tries_left', 'integer', (column) => column.notNull())
      .execute();
  },
};
