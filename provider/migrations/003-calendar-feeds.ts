import type { StoreMigration } from '#database/index.ts';

/** One private address a calendar program may ask, of each account that wants one; of its secret only the hash. */
export const migration: StoreMigration = {
  async up(db) {
    await db.schema
      .createTable('calendar_feeds')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('without_names', 'integer', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
