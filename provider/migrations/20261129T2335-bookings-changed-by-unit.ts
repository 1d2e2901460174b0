import type { StoreMigration } from '#database/index.ts';

/** When the unit has cancelled or moved a booking last; null: never, or the patient's side has changed it since. */
export const migration: StoreMigration = {
  needs: ['002-booking-sequence'],
  async up(db) {
    await db.schema.alterTable('bookings').addColumn('changed_by_unit_at', 'bigint').execute();
  },
};
