import { isPostgres, type StoreMigration } from '#database/index.ts';

/** Requests for copies of medical records, and the files of copies. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('copy_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'text', (column) => column.notNull().unique())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('key_hash', 'text', (column) => column.unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('registered_at', 'bigint', (column) => column.notNull())
      .addColumn('accepted_at', 'bigint')
      .addColumn('prepared_at', 'bigint')
      .addColumn('completed_at', 'bigint')
      .addColumn('rejected_at', 'bigint')
      .addColumn('reason', 'text')
      .addColumn('cdoc_type', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('encounter_id', 'text')
      .addColumn('documents', 'text')
      .addColumn('scope', 'text')
      .addColumn('delivery_format', 'text', (column) => column.notNull())
      .addColumn('delivery_mode', 'integer', (column) => column.notNull())
      .addColumn('authorized_person', 'text')
      .addColumn('price', 'bigint')
      .addColumn('agreed_amount', 'bigint')
      .addColumn('agreed_at', 'bigint')
      .addColumn('ref_invoice', 'text')
      .execute();
    await db.schema
      .createIndex('copy_requests_of_patient')
      .on('copy_requests')
      .columns(['patient_id', 'registered_at'])
      .execute();
    await db.schema
      .createIndex('copy_requests_of_account')
      .on('copy_requests')
      .column('account_id')
      .execute();
    await db.schema
      .createTable('copy_request_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) => column.notNull().references('copy_requests.id'))
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('copy_request_files_of_request')
      .on('copy_request_files')
      .column('request_id')
      .execute();
  },
};
