import type { StoreMigration } from '#database/index.ts';

/** The last code that was sent to an account's phone; tries and sends are counted here. */
export const migration: StoreMigration = {
  async up(db) {
    await db.schema
      .createTable('phone_codes')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
      .addColumn('phone_number', 'text', (column) => column.notNull())
      .addColumn('slot_id', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('valid_until', 'bigint', (column) => column.notNull())
      .addColumn('tries_left', 'integer', (column) => column.notNull())
      .addColumn('sends', 'integer', (column) => column.notNull())
      .addColumn('sends_from', 'bigint', (column) => column.notNull())
      .addColumn('accepted_at', 'bigint')
      .execute();
  },
};
