import { isPostgres, type StoreMigration } from '#database/index.ts';

/** The documents that owners of accounts sign to prove who they are, and the signed files that they have sent. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    const bytes = isPostgres(db) ? 'bytea' : 'blob';
    await db.schema
      .createTable('authorization_documents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('data_hash', 'text', (column) => column.notNull())
      .addColumn('content', bytes, (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('authorization_documents_of_accounts')
      .on('authorization_documents')
      .columns(['account_id', 'made_at'])
      .execute();
    await db.schema
      .createTable('signed_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('file_hash', 'text', (column) => column.notNull())
      .addColumn('filename', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('signer', 'text')
      .addColumn('staff_reason', 'text')
      .addColumn('content', bytes)
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('decided_at', 'bigint')
      .addUniqueConstraint('signed_files_once', ['account_id', 'file_hash'])
      .execute();
  },
};
