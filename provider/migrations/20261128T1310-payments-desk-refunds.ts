import type { StoreMigration } from '#database/index.ts';

/** Money that was paid at the unit's desk for a visit that was cancelled, and goes back: no payment of the portal has brought it. */
export const migration: StoreMigration = {
  needs: ['20261128T0855-payments-invoices'],
  async up(db) {
    await db.schema
      .createTable('invoice_refunds')
      .addColumn('ref_invoice', 'text', (column) => column.primaryKey().references('invoices.ref_invoice'))
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('done_on', 'text')
      .execute();
  },
};
