import type { StoreMigration } from '#database/index.ts';

/** Who may know of a patient, in the hospital's own system, and how that system answers at the moment. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('carer_authorizations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('consent_id', 'text', (column) => column.notNull())
      .addColumn('carer_patient_id', 'text', (column) => column.references('patients.id'))
      .addColumn('national_id', 'text')
      .addColumn('document_type', 'text')
      .addColumn('document_number', 'text')
      .addColumn('document_country', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('date_from', 'text', (column) => column.notNull())
      .addColumn('date_to', 'text')
      .addColumn('url', 'text')
      .addColumn('awaits_signature', 'integer', (column) => column.notNull())
      .addColumn('address', 'text')
      .addColumn('system_id', 'text')
      .addColumn('former_system_id', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('carer_authorizations_consent', ['patient_id', 'consent_id'])
      .execute();
    await db.schema
      .createTable('carer_system')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('answers', 'text', (column) => column.notNull())
      .execute();
  },
};
