import type { Kysely } from 'kysely';

/** A code confirms the booking of a time, as all did before, or a booking that is there. */
export const codesOfBookings = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('phone_codes')
      .addColumn('object', 'text', (column) => column.notNull().defaultTo('SLOT'))
      .execute();
    await db.schema.alterTable('phone_codes').renameColumn('slot_id', 'object_id').execute();
  },
};
