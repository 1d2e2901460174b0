import type { StoreMigration } from '#database/index.ts';

/** Who refers patients, diseases of ICD-10, and the referrals that were given with bookings. */
export const migration: StoreMigration = {
  async up(db) {
    await db.schema
      .createTable('referring_institutions')
      .addColumn('institution_cro', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('sentinel', 'text')
      .execute();

    await db.schema
      .createTable('referring_practitioners')
      .addColumn('practice_number', 'text', (column) => column.primaryKey())
      .addColumn('degree', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('sentinel', 'text')
      .execute();

    await db.schema
      .createTable('diseases')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('searched', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('booking_referrals')
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('system_id', 'text', (column) => column.notNull())
      .addColumn('referral', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('booking_referrals_key', ['system_id', 'system'])
      .addForeignKeyConstraint('booking_referrals_of_booking', ['system_id', 'system'], 'bookings', [
        'system_id',
        'system',
      ])
      .execute();
  },
};
