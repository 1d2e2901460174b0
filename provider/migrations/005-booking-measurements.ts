import type { StoreMigration } from '#database/index.ts';

/** Bookings with which the patient's own measurements go. */
export const migration: StoreMigration = {
  async up(db) {
    await db.schema
      .createTable('booking_measurements')
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('system_id', 'text', (column) => column.notNull())
      .addColumn('date_from', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('booking_measurements_key', ['system_id', 'system'])
      .addForeignKeyConstraint('booking_measurements_of_booking', ['system_id', 'system'], 'bookings', [
        'system_id',
        'system',
      ])
      .execute();
  },
};
