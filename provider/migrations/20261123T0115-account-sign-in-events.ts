import type { StoreMigration } from '#database/index.ts';

/** C§4: sign-ins, failed ones, sign-outs and locks; one of a kind a request. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('sign_in_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
      .addColumn('description', 'text')
      .addUniqueConstraint('sign_in_events_once', ['request_id', 'type'])
      .execute();
    await db.schema.createIndex('sign_in_events_by_time').on('sign_in_events').columns(['at']).execute();
  },
};
