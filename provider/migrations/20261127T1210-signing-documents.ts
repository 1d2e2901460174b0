import { isPostgres, type StoreMigration } from '#database/index.ts';

/** The documents that wait for a signature at the signing service, how that has ended, and those that were signed. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    const bytes = isPostgres(db) ? 'bytea' : 'blob';
    await db.schema
      .createTable('signings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('data_hash', 'text', (column) => column.notNull())
      .addColumn('content', bytes)
      .addColumn('nonce_hash', 'text', (column) => column.notNull().unique())
      .addColumn('nonce_used_at', 'bigint')
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('live_key', 'text', (column) => column.unique())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('outcome', 'text')
      .addColumn('reason', 'text')
      .addColumn('signed_content', bytes)
      .addColumn('signer', 'text')
      .addColumn('staff_reason', 'text')
      .execute();
    await db.schema
      .createIndex('signings_of_documents')
      .on('signings')
      .columns(['kind', 'document_id', 'started_at'])
      .execute();
    await db.schema
      .createTable('signed_documents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('content', bytes, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('signed_documents_once', ['kind', 'document_id'])
      .execute();
  },
};
