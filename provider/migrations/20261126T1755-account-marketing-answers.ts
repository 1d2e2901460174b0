import type { StoreMigration } from '#database/index.ts';

/** Every yes and no to messages about what the unit offers, with the text that was read and the time. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('marketing_answers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('is_given', 'integer', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('marketing_answers_of_account')
      .on('marketing_answers')
      .columns(['account_id', 'at'])
      .execute();
  },
};
