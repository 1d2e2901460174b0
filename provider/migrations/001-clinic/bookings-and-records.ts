import { sql, type Kysely } from 'kysely';

type Database = Kysely<unknown>;

/** Part of 001: the two UNIQUE indexes that decide on a slot are here. */
export async function bookings(db: Database) {
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

/** Part of 001: declarations, settings, audit and outbox. */
export async function records(db: Database) {
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
