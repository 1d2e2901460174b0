import { sql } from 'kysely';
import { isPostgres, type StoreMigration } from '#database/index.ts';

/**
 * Registrations of guests, the files that wait for them, the consents that came with them, and identities that were proved before; and
 * people whose PESEL is doubted: who has typed somebody else's is in the records beside them until the unit has cleared it (S-60).
 */
export const migration: StoreMigration = {
  needs: ['001-clinic', '20261127T0605-enrolment-look-ups'],
  async up(db) {
    await db.schema.alterTable('patients').addColumn('national_id_doubted_at', 'bigint').execute();
    await db.schema.dropIndex('patients_national_id').execute();
    await db.schema
      .createIndex('patients_national_id')
      .on('patients')
      .column('national_id')
      .unique()
      .where(sql<boolean>`national_id_doubted_at is null`)
      .execute();

    await db.schema
      .createTable('registrations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('reference_hash', 'text', (column) => column.notNull().unique())
      .addColumn('patient_alias', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('email', 'text')
      .addColumn('phone_number', 'text')
      .addColumn('prefers', 'text', (column) => column.notNull())
      .addColumn('is_number_proved', 'integer', (column) => column.notNull())
      .addColumn('is_contact_known', 'integer', (column) => column.notNull())
      .addColumn('needs_username', 'integer', (column) => column.notNull())
      .addColumn('is_identity_proved', 'integer', (column) => column.notNull())
      .addColumn('is_identity_sure', 'integer', (column) => column.notNull())
      .addColumn('corrections', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint')
      .execute();

    await db.schema
      .createTable('registration_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addColumn('registration_id', 'text', (column) => column.references('registrations.id'))
      .addColumn('filename', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('account_registration_consents')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('text_hash', 'text', (column) => column.notNull())
      .addColumn('given_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('account_registration_consents_pk', ['account_id', 'kind'])
      .execute();

    await db.schema
      .createTable('proved_identities')
      .addColumn('proof_hash', 'text', (column) => column.primaryKey())
      .addColumn('national_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('last_name', 'text')
      .addColumn('is_sure', 'integer', (column) => column.notNull())
      .addColumn('valid_until', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();

    const indexes = [
      ['registrations_of_account', 'registrations', 'account_id'],
      ['registrations_by_end', 'registrations', 'expires_at'],
      ['registrations_by_beginning', 'registrations', 'created_at'],
      ['registrations_by_number', 'registrations', 'phone_number'],
      ['registration_files_of_key', 'registration_files', 'key_hash'],
      ['registration_files_by_time', 'registration_files', 'created_at'],
      ['registration_files_of_registration', 'registration_files', 'registration_id'],
    ] as const;
    for (const [name, table, column] of indexes)
      await db.schema.createIndex(name).on(table).column(column).execute();
    await db.schema
      .createIndex('registrations_by_email')
      .on('registrations')
      .expression(sql`lower(email)`)
      .execute();
  },
};
