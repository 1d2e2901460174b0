import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

type Database = Kysely<unknown>;

/** People, the clinic, its catalogue, bookings. Instants are bigint milliseconds in UTC, days are text. */
export const clinic = {
  async up(db: Database) {
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

async function bookings(db: Database) {
  await db.schema
    .createTable('bookings')
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('system_id', 'text', (column) => column.notNull())
    .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('availability_id', 'text', (column) => column.notNull().references('availabilities.id'))
    .addColumn('service_code', 'text', (column) => column.notNull().references('services.code'))
    .addColumn('unit_id', 'text', (column) => column.notNull().references('units.id'))
    .addColumn('practitioner_id', 'text', (column) => column.notNull().references('practitioners.id'))
    .addColumn('room', 'text')
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('order_status', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bookings_key', ['system_id', 'system'])
    .execute();
  await db.schema
    .createIndex('bookings_of_patient')
    .on('bookings')
    .columns(['patient_id', 'starts_at'])
    .execute();
  await db.schema
    .createIndex('bookings_one_live_per_slot')
    .unique()
    .on('bookings')
    .columns(['practitioner_id', 'starts_at'])
    .where(sql.ref('status'), '<>', sql.lit('CANCELED'))
    .execute();

  await db.schema
    .createTable('slot_holds')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
    .addColumn('availability_id', 'text', (column) => column.notNull().references('availabilities.id'))
    .addColumn('practitioner_id', 'text', (column) => column.notNull().references('practitioners.id'))
    .addColumn('room', 'text')
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .addColumn('extensions_left', 'integer', (column) => column.notNull())
    .addUniqueConstraint('slot_holds_one_per_slot', ['practitioner_id', 'starts_at'])
    .execute();
}

async function records(db: Database) {
  await db.schema
    .createTable('declarations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('registration_date', 'text', (column) => column.notNull())
    .addColumn('system_id', 'text')
    .execute();
  await db.schema.createIndex('declarations_of_patient').on('declarations').column('patient_id').execute();

  await db.schema
    .createTable('hospital_declarations')
    .addColumn('system_id', 'text', (column) => column.primaryKey())
    .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('state_export', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('hospital_declarations_of_patient')
    .on('hospital_declarations')
    .column('patient_id')
    .execute();

  await db.schema
    .createTable('links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('name_pl', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('description_pl', 'text', (column) => column.notNull())
    .addColumn('description_en', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('patient_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('object', 'text')
    .addColumn('request_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_of_patient').on('audit').columns(['patient_id', 'at']).execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('code', 'text')
    .addColumn('link', 'text')
    .addColumn('delivered_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema.createIndex('outbox_newest').on('outbox').column('created_at').execute();
}
