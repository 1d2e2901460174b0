import type { StoreMigration } from '#database/index.ts';

/** Deposits of patients with what has changed them, and requests to pay out: one deposit a patient and system (B-29). */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('deposits')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('system_name', 'text', (column) => column.notNull())
      .addColumn('available_balance', 'bigint', (column) => column.notNull())
      .addColumn('current_balance', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('deposits_patient_system', ['patient_id', 'system'])
      .execute();
    await db.schema
      .createTable('deposit_movements')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('deposit_id', 'text', (column) => column.notNull().references('deposits.id'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('description', 'text')
      .execute();
    await db.schema
      .createIndex('deposit_movements_of_deposit')
      .on('deposit_movements')
      .column('deposit_id')
      .execute();
    await db.schema
      .createTable('deposit_payouts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('deposit_id', 'text', (column) => column.notNull().references('deposits.id'))
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('settled_on', 'text')
      .addColumn('reason', 'text')
      .addColumn('key_hash', 'text', (column) => column.unique())
      .execute();
    await db.schema
      .createIndex('deposit_payouts_of_deposit')
      .on('deposit_payouts')
      .column('deposit_id')
      .execute();
  },
};
