import type { Kysely } from 'kysely';

/** How often a booking was moved or canceled: calendars know its newest version by it. */
export const bookingSequence = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('bookings')
      .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
