import type { StoreMigration } from '#database/index.ts';

/**
 * Nobody is in the records twice, by PESEL or by a document of a country; what an account has looked for, which a link may be asked
 * for (AP-16); and which words were agreed to when somebody was registered.
 */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createIndex('patients_national_id')
      .on('patients')
      .column('national_id')
      .unique()
      .execute();
    await db.schema
      .createIndex('patients_document')
      .on('patients')
      .columns(['document_number', 'document_country'])
      .unique()
      .execute();

    await db.schema
      .createTable('look_ups')
      .addColumn('reference_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('patient_id', 'text', (column) => column.references('patients.id'))
      .addColumn('is_sure', 'integer', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('typed', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('look_ups_made_at').on('look_ups').column('made_at').execute();

    await db.schema
      .createTable('registration_consents')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('given_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('registration_consents_pk', ['account_id', 'patient_id', 'version'])
      .execute();
  },
};
