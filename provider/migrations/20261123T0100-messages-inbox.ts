import { isPostgres, type StoreMigration } from '#database/index.ts';

/** Messages, to whom each was written and when it was read there, and their files. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('category_code', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('must_be_confirmed', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('message_recipients')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id'))
      .addColumn('read_at', 'bigint')
      .addPrimaryKeyConstraint('message_recipients_once', ['account_id', 'message_id'])
      .execute();
    await db.schema
      .createTable('message_attachments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id'))
      .addColumn('filename', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('message_attachments_of_messages')
      .on('message_attachments')
      .column('message_id')
      .execute();
  },
};
