import type { StoreMigration } from '#database/index.ts';

/** The number of times that a booking was moved or canceled: calendars know its newest version by it. */
export const migration: StoreMigration = {
  async up(db) {
    await db.schema
      .alterTable('bookings')
      .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
