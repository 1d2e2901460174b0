import type { StoreMigration } from '#database/index.ts';

/** The number of days before a visit that its account is reminded of it (AP-12), and which reminders are done with. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .alterTable('accounts')
      .addColumn('reminder_days', 'integer', (column) => column.defaultTo(2))
      .execute();
    await db.schema
      .createTable('visit_reminders')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('system_id', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('is_sent', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_reminders_once', ['system', 'system_id', 'account_id', 'starts_at'])
      .execute();
    await db.schema
      .createIndex('visit_reminders_by_start')
      .on('visit_reminders')
      .column('starts_at')
      .execute();
    await db.schema.createIndex('bookings_by_start').on('bookings').columns(['starts_at']).execute();
  },
};
