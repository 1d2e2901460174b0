import { isPostgres, type StoreMigration } from '#database/index.ts';

/** Files with their bytes: one transaction keeps both or neither. */
export const migration: StoreMigration = {
  async up(db) {
    await db.schema
      .createTable('attachments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('system', 'text')
      .addColumn('system_id', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('filename', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .addForeignKeyConstraint('attachments_of_booking', ['system_id', 'system'], 'bookings', [
        'system_id',
        'system',
      ])
      .execute();
    await db.schema
      .createIndex('attachments_of_bookings')
      .on('attachments')
      .columns(['system_id', 'system'])
      .execute();
    await db.schema
      .createIndex('attachments_of_accounts')
      .on('attachments')
      .columns(['account_id', 'created_at'])
      .execute();
  },
};
