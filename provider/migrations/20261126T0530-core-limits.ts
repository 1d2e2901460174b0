import type { StoreMigration } from '#database/index.ts';

/** The amounts that an account has used of its bounds, by the minute (S-51), and what was refused to it, by the hour (S-50). */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('account_usage')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('minute', 'bigint', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('account_usage_key', ['account_id', 'kind', 'minute'])
      .execute();
    await db.schema
      .createTable('refusals')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('hour', 'bigint', (column) => column.notNull())
      .addColumn('first_at', 'bigint', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('refusals_key', ['account_id', 'kind', 'hour'])
      .execute();
    await db.schema.createIndex('refusals_by_time').on('refusals').columns(['last_at']).execute();
  },
};
