import type { StoreMigration } from '#database/index.ts';

/** Questionnaires of services, and what was answered for bookings. */
export const migration: StoreMigration = {
  async up(db) {
    await db.schema
      .createTable('questionnaires')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('service_code', 'text', (column) => column.notNull().unique().references('services.code'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('sections', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('booking_questionnaires')
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('system_id', 'text', (column) => column.notNull())
      .addColumn('questionnaire_id', 'text', (column) => column.notNull().references('questionnaires.id'))
      .addColumn('answers', 'text', (column) => column.notNull())
      .addColumn('filled_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('booking_questionnaires_key', ['system_id', 'system'])
      .addForeignKeyConstraint('booking_questionnaires_of_booking', ['system_id', 'system'], 'bookings', [
        'system_id',
        'system',
      ])
      .execute();
  },
};
