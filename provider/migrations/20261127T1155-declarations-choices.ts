import type { Kysely } from 'kysely';
import type { StoreMigration } from '#database/index.ts';

type Database = Kysely<unknown>;

/**
 * Declarations of choice whole: whom they choose and where, the two choices with their reasons, who made them, and a key by
 * which one of a kind is live for a patient. The same for those of the hospital system, and the staff of primary care that
 * can be chosen.
 */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await staff(db);
    await widen(db, 'declarations', DECLARATION_TEXTS);
    await widen(db, 'hospital_declarations', HOSPITAL_TEXTS);
    await db.schema.alterTable('declarations').addColumn('signed_at', 'bigint').execute();
    await db.schema
      .alterTable('declarations')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await fillOld(db as Kysely<Filled>);
    await keys(db);
  },
};

async function staff(db: Database) {
  await db.schema
    .createTable('primary_care_staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('middle_name', 'text')
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('degree', 'text')
    .addColumn('occupation_code', 'text', (column) => column.notNull())
    .addColumn('practice_number', 'text')
    .addColumn('unit_id', 'text', (column) => column.references('units.id'))
    .addColumn('system_unit_id', 'text')
    .addColumn('system_practitioner_id', 'text')
    .addColumn('sentinel', 'text')
    .execute();
  await db.schema
    .createIndex('primary_care_staff_of_type')
    .on('primary_care_staff')
    .columns(['type', 'last_name'])
    .execute();
  await db.schema
    .createTable('declaration_data')
    .addColumn('patient_id', 'text', (column) => column.primaryKey().references('patients.id'))
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('family_name', 'text')
    .addColumn('phone_number', 'text')
    .execute();
}

const CHOSEN_TEXTS = [
  'practitioner_id',
  'practitioner_name',
  'practitioner_middle_name',
  'practitioner_last_name',
  'practitioner_degree',
  'practitioner_occupation_code',
  'practitioner_practice_number',
  'unit_id',
  'unit_name',
  'unit_address',
  'unit_system_unit_id',
  'unit_system_practitioner_id',
  'provider_other_reason',
  'practitioner_other_reason',
  'date_of_submission',
  'withdrawn_on',
  'live_key',
];
const DECLARATION_TEXTS = [...CHOSEN_TEXTS, 'given_by_role', 'state_export'];
const HOSPITAL_TEXTS = [...CHOSEN_TEXTS, 'state', 'key_hash'];
const CHOICES = [
  'provider_order_number',
  'provider_reason_code',
  'practitioner_order_number',
  'practitioner_reason_code',
];

async function widen(
  db: Database,
  table: 'declarations' | 'hospital_declarations',
  texts: readonly string[],
) {
  for (const column of texts) await db.schema.alterTable(table).addColumn(column, 'text').execute();
  for (const column of CHOICES) await db.schema.alterTable(table).addColumn(column, 'integer').execute();
  await db.schema
    .alterTable(table)
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .execute();
}

type Old = { patient_id: string; type: string; live_key: string | null };
type Filled = {
  declarations: Old & {
    id: string;
    state: string;
    registration_date: string;
    date_of_submission: string | null;
    given_by_role: string | null;
    state_export: string | null;
  };
  hospital_declarations: Old & { system_id: string; state_export: string; state: string | null };
};

/** Fills old rows: what stood before came from the unit; of several live ones of a kind the last one holds the key. */
async function fillOld(db: Kysely<Filled>) {
  await db
    .updateTable('declarations')
    .set((set) => ({
      date_of_submission: set.ref('registration_date'),
      given_by_role: 'UNIT',
      state_export: set.case().when('state', '=', 'SUBMITTED').then('A').else('N').end(),
    }))
    .execute();
  await db
    .updateTable('hospital_declarations')
    .set((set) => ({
      state: set.case().when('state_export', '=', 'A').then('SUBMITTED').else('CANCELED').end(),
    }))
    .execute();

  const own = await db
    .selectFrom('declarations')
    .select(['id', 'patient_id', 'type'])
    .where('state', '<>', 'CANCELED')
    .orderBy('registration_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const { id, ...row } of firstOfEach(own))
    await db
      .updateTable('declarations')
      .set({ live_key: keyOf(row) })
      .where('id', '=', id)
      .execute();
  const hospital = await db
    .selectFrom('hospital_declarations')
    .select(['system_id', 'patient_id', 'type'])
    .where('state_export', '=', 'A')
    .orderBy('system_id', 'desc')
    .execute();
  for (const { system_id, ...row } of firstOfEach(hospital))
    await db
      .updateTable('hospital_declarations')
      .set({ live_key: `${keyOf(row)}/SUBMITTED` })
      .where('system_id', '=', system_id)
      .execute();
}

const keyOf = ({ patient_id, type }: Omit<Old, 'live_key'>) => `${patient_id}/${type}`;

function firstOfEach<Row extends Omit<Old, 'live_key'>>(rows: readonly Row[]) {
  const firsts = new Map<string, Row>();
  for (const row of rows) if (!firsts.has(keyOf(row))) firsts.set(keyOf(row), row);
  return [...firsts.values()];
}

async function keys(db: Database) {
  const indexes = [
    ['declarations_one_live', 'declarations', 'live_key'],
    ['hospital_declarations_one_live', 'hospital_declarations', 'live_key'],
    ['hospital_declarations_once', 'hospital_declarations', 'key_hash'],
  ] as const;
  for (const [name, table, column] of indexes)
    await db.schema.createIndex(name).unique().on(table).column(column).execute();
  await db.schema
    .createIndex('declarations_of_system_id')
    .on('declarations')
    .columns(['patient_id', 'system_id'])
    .execute();
}
