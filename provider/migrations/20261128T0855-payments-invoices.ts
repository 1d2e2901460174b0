import type { Kysely } from 'kysely';
import type { StoreMigration } from '#database/index.ts';

/** Invoices, what was begun to pay them, the steps of each payment, money that goes back, and words of the gateway that do not fit. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await invoices(db);
    await payments(db);
    await besidePayments(db);
  },
};

async function invoices(db: Kysely<unknown>) {
  await db.schema
    .createTable('invoices')
    .addColumn('ref_invoice', 'text', (column) => column.primaryKey())
    .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('issued_on', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('of_kind', 'text', (column) => column.notNull())
    .addColumn('of_system', 'text')
    .addColumn('of_id', 'text')
    .addColumn('of_key', 'text', (column) => column.unique())
    .addColumn('unit_name', 'text')
    .addColumn('paid_by', 'text')
    .addColumn('paid_at', 'bigint')
    .addColumn('paid_role', 'text')
    .execute();
  await db.schema
    .createIndex('invoices_of_patient')
    .on('invoices')
    .columns(['patient_id', 'state', 'due_on'])
    .execute();
}

async function payments(db: Kysely<unknown>) {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ref_invoice', 'text', (column) => column.notNull().references('invoices.ref_invoice'))
    .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('payer_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('payer_role', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('open_key', 'text', (column) => column.unique())
    .addColumn('tried_at', 'bigint')
    .addColumn('address', 'text')
    .addColumn('asked_at', 'bigint')
    .addColumn('next_ask_at', 'bigint')
    .addColumn('paid_ext_id', 'text')
    .execute();
  await db.schema
    .createIndex('payments_of_patient')
    .on('payments')
    .columns(['patient_id', 'started_at'])
    .execute();
  await db.schema.createIndex('payments_of_invoice').on('payments').columns(['ref_invoice']).execute();
  await db.schema.createIndex('payments_to_ask').on('payments').columns(['next_ask_at']).execute();
}

async function besidePayments(db: Kysely<unknown>) {
  await db.schema
    .createTable('payment_orders')
    .addColumn('ext_id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('order_id', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('payment_orders_of_payment')
    .on('payment_orders')
    .columns(['payment_id', 'at'])
    .execute();
  await db.schema
    .createTable('payment_steps')
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_steps_once', ['payment_id', 'position'])
    .execute();
  await db.schema
    .createTable('payment_refunds')
    .addColumn('ext_id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('done_on', 'text')
    .execute();
  await db.schema
    .createIndex('payment_refunds_of_payment')
    .on('payment_refunds')
    .columns(['payment_id'])
    .execute();
  await db.schema
    .createTable('payment_oddities')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ext_id', 'text')
    .addColumn('said', 'text', (column) => column.notNull())
    .execute();
}
