import type { StoreMigration } from '#database/index.ts';

/** A code confirms the booking of a time, as all did before, or a booking that is there. */
export const migration: StoreMigration = {
  needs: ['003-phone-codes'],
  async up(db) {
    await db.schema
      .alterTable('phone_codes')
      .addColumn('object', 'text', (column) => column.notNull().defaultTo('SLOT'))
      .execute();
    await db.schema.alterTable('phone_codes').renameColumn('slot_id', 'object_id').execute();
  },
};
