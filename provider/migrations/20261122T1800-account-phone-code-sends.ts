import type { StoreMigration } from '#database/index.ts';

/** Each code that was sent, so that they can be counted by the hour, by the day and by the number (AP-04). */
export const migration: StoreMigration = {
  needs: ['003-phone-codes'],
  async up(db) {
    await db.schema
      .createTable('phone_code_sends')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('phone_number', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('phone_code_sends_sent_at')
      .on('phone_code_sends')
      .column('sent_at')
      .execute();
    await db.schema.alterTable('phone_codes').dropColumn('sends').execute();
    await db.schema.alterTable('phone_codes').dropColumn('sends_from').execute();
  },
};
