import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { StoreMigration } from '#database/index.ts';
import { bookings, records } from './001-clinic/bookings-and-records.ts';

type Database = Kysely<unknown>;

/** People, the clinic, its catalogue, bookings. Instants are bigint milliseconds in UTC, days are text. */
export const migration: StoreMigration = {
  async up(db) {
    await people(db);
    await catalogue(db);
    await bookings(db);
    await records(db);
  },
};

const withAddress = <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
  table
    .addColumn('street', 'text')
    .addColumn('house_number', 'text')
    .addColumn('apartment_number', 'text')
    .addColumn('postal_code', 'text')
    .addColumn('city', 'text')
    .addColumn('country_code', 'text');

async function people(db: Database) {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone_number', 'text')
    .addColumn('phone_confirmed', 'integer', (column) => column.notNull())
    .addColumn('language', 'text')
    .execute();

  await db.schema
    .createTable('sign_in_tries')
    .addColumn('name_hash', 'text', (column) => column.primaryKey())
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('locked_until', 'bigint')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute();

  await withAddress(db.schema.createTable('patients'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('middle_name', 'text')
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('birth_date', 'text', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('national_id', 'text')
    .addColumn('document_number', 'text')
    .addColumn('document_country', 'text')
    .addColumn('insurer_code', 'text')
    .addColumn('authorized', 'integer', (column) => column.notNull())
    .addColumn('sentinel', 'text')
    .execute();

  await db.schema
    .createTable('account_patients')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('link_state', 'text', (column) => column.notNull())
    .addColumn('linked_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addPrimaryKeyConstraint('account_patients_key', ['account_id', 'patient_id'])
    .execute();
  await db.schema.createIndex('accounts_of_patient').on('account_patients').column('patient_id').execute();
}

async function catalogue(db: Database) {
  await withAddress(db.schema.createTable('units'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('speciality_code', 'text', (column) => column.notNull())
    .addColumn('speciality_name', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text')
    .addColumn('email', 'text')
    .addColumn('description', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('practitioners')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('middle_name', 'text')
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('degree', 'text')
    .addColumn('occupation_code', 'text', (column) => column.notNull())
    .addColumn('occupation_name', 'text', (column) => column.notNull())
    .addColumn('practice_number', 'text')
    .addColumn('specialities', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('services')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('condition', 'text')
    .addColumn('declaration_type', 'text')
    .addColumn('staff_only', 'integer', (column) => column.notNull())
    .addColumn('sentinel', 'text')
    .execute();

  await db.schema
    .createTable('availabilities')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('service_code', 'text', (column) => column.notNull().references('services.code'))
    .addColumn('unit_id', 'text', (column) => column.notNull().references('units.id'))
    .addColumn('practitioner_id', 'text', (column) => column.references('practitioners.id'))
    .addColumn('duty_occupation_code', 'text')
    .addColumn('commercial', 'integer', (column) => column.notNull())
    .addColumn('module_status', 'text', (column) => column.notNull())
    .addColumn('referral_status', 'text', (column) => column.notNull())
    .addColumn('confirmation_required', 'integer', (column) => column.notNull())
    .addColumn('add_measurements', 'integer', (column) => column.notNull())
    .addColumn('parallel_allowed', 'integer', (column) => column.notNull())
    .addColumn('employee_status_visible', 'integer', (column) => column.notNull())
    .addColumn('min_book_days', 'integer')
    .addColumn('restrictions', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'availabilities_by_one_or_by_duty',
      sql`(practitioner_id is null) <> (duty_occupation_code is null)`,
    )
    .execute();

  await db.schema
    .createTable('working_hours')
    .addColumn('practitioner_id', 'text', (column) => column.notNull().references('practitioners.id'))
    .addColumn('unit_id', 'text', (column) => column.notNull().references('units.id'))
    .addColumn('weekday', 'integer', (column) => column.notNull())
    .addColumn('from_minute', 'integer', (column) => column.notNull())
    .addColumn('to_minute', 'integer', (column) => column.notNull())
    .addColumn('slot_minutes', 'integer', (column) => column.notNull())
    .addColumn('room', 'text')
    .addPrimaryKeyConstraint('working_hours_key', ['practitioner_id', 'weekday', 'from_minute'])
    .execute();
}
