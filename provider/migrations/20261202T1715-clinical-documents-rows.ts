import { isPostgres, type StoreMigration } from '#database/index.ts';

/** Documents of medical records with their types, files and notes. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('clinical_document_types')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('name_pl', 'text', (column) => column.notNull())
      .addColumn('name_en', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('clinical_documents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('system_id', 'text')
      .addColumn('content_id', 'text', (column) => column.notNull().unique())
      .addColumn('type', 'text', (column) => column.notNull().references('clinical_document_types.code'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('dated_at', 'bigint', (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .addColumn('unit_name', 'text')
      .addColumn('context_id', 'text')
      .addColumn('source', 'text')
      .execute();
    await db.schema
      .createIndex('clinical_documents_of_patient')
      .on('clinical_documents')
      .columns(['patient_id', 'dated_at'])
      .execute();
    await db.schema
      .createTable('clinical_document_files')
      .addColumn('document_id', 'text', (column) => column.notNull().references('clinical_documents.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('language', 'text')
      .addColumn('size', 'integer')
      .addColumn('content', isPostgres(db) ? 'bytea' : 'blob')
      .addPrimaryKeyConstraint('clinical_document_files_key', ['document_id', 'position'])
      .execute();
    await db.schema
      .createTable('clinical_document_notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('document_id', 'text', (column) => column.notNull().references('clinical_documents.id'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('clinical_document_notes_of_document')
      .on('clinical_document_notes')
      .column('document_id')
      .execute();
  },
};
