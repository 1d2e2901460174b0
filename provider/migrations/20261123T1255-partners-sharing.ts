import type { StoreMigration } from '#database/index.ts';

/** Partners of the provider, who has agreed to them, and which documents they may see. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('partners')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('partner_consents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('partner_id', 'text', (column) => column.notNull().references('partners.id'))
      .addColumn('valid_from', 'text', (column) => column.notNull())
      .addColumn('valid_to', 'text')
      .execute();
    await db.schema
      .createIndex('partner_consents_of_patient')
      .on('partner_consents')
      .columns(['patient_id', 'valid_from'])
      .execute();

    await db.schema
      .createTable('document_sharings')
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('doc_type', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('is_shared', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_sharings_key', ['patient_id', 'doc_type', 'document_id'])
      .execute();
  },
};
