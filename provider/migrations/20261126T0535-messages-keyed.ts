import type { StoreMigration } from '#database/index.ts';

/** Which message was sent with which key of a form: sent again, because its answer was lost, it is the same one. */
export const migration: StoreMigration = {
  needs: ['20261123T1510-messages-boxes'],
  async up(db) {
    await db.schema
      .createTable('keyed_messages')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('keyed_messages_at').on('keyed_messages').column('at').execute();
  },
};
