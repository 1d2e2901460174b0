import type { StoreMigration } from '#database/index.ts';

/** Price lists of commercial services, and what was chosen of them. Amounts in the currency's smallest unit. */
export const migration: StoreMigration = {
  async up(db) {
    await db.schema
      .createTable('prices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('service_code', 'text', (column) => column.notNull().references('services.code'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('valid_from', 'text', (column) => column.notNull())
      .addColumn('valid_to', 'text')
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('booking_prices')
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('system_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('paid', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('booking_prices_key', ['system_id', 'system'])
      .addForeignKeyConstraint('booking_prices_of_booking', ['system_id', 'system'], 'bookings', [
        'system_id',
        'system',
      ])
      .execute();
  },
};
