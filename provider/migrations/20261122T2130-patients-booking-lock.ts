import type { StoreMigration } from '#database/index.ts';

/** Since when the staff alone books for a patient (B§4); null: nobody has locked the record. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema.alterTable('patients').addColumn('booking_locked_at', 'bigint').execute();
  },
};
