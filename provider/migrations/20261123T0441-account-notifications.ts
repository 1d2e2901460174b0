import type { StoreMigration } from '#database/index.ts';

/** The matters for which a mail or an SMS called somebody to the portal, by the guid of its link. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('notifications')
      .addColumn('guid', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('context_type', 'text', (column) => column.notNull())
      .addColumn('context_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
