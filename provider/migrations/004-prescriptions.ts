import type { StoreMigration } from '#database/index.ts';

/** Times at which prescriptions are written, what patients take often, and what was asked for with a booking. */
export const migration: StoreMigration = {
  async up(db) {
    await db.schema
      .alterTable('availabilities')
      .addColumn('prescriptions', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();

    await db.schema
      .createTable('taken_drugs')
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('drug_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('form', 'text')
      .addColumn('dose', 'text')
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('taken_drugs_key', ['patient_id', 'drug_id'])
      .execute();

    await db.schema
      .createTable('booking_prescriptions')
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('system_id', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('drugs', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('booking_prescriptions_key', ['system_id', 'system'])
      .addForeignKeyConstraint('booking_prescriptions_of_booking', ['system_id', 'system'], 'bookings', [
        'system_id',
        'system',
      ])
      .execute();
  },
};
