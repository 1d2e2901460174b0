import type { Kysely } from 'kysely';
import type { StoreMigration } from '#database/index.ts';

/**
 * Consents that patients give, of every kind in one table. What partners had before becomes signed CPAR of documents that
 * are chosen one by one, for until now nothing else was shared. And who works at a partner.
 */
export const migration: StoreMigration = {
  needs: ['001-clinic', '20261123T1255-partners-sharing'],
  async up(db) {
    await personnel(db);
    await consents(db);
    await copyOld(db as Kysely<Copied>);
    await db.schema.dropTable('partner_consents').execute();
  },
};

async function personnel(db: Kysely<unknown>) {
  await db.schema
    .createTable('partner_personnel')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('partner_id', 'text', (column) => column.notNull().references('partners.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('degree', 'text')
    .execute();
  await db.schema
    .createIndex('partner_personnel_of_partner')
    .on('partner_personnel')
    .columns(['partner_id', 'last_name'])
    .execute();
}

const TEXTS = [
  'cancelled_on',
  'system_id',
  'name',
  'last_name',
  'national_id',
  'document_type',
  'document_number',
  'country',
  'address_street',
  'address_house_number',
  'address_apartment_number',
  'address_postal_code',
  'address_city',
  'address_postal_city',
  'address_country',
];

async function consents(db: Kysely<unknown>) {
  let table = db.schema
    .createTable('patient_consents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('given_by_role', 'text', (column) => column.notNull())
    .addColumn('signed_at', 'bigint')
    .addColumn('valid_from', 'text', (column) => column.notNull())
    .addColumn('valid_to', 'text')
    .addColumn('partner_id', 'text', (column) => column.references('partners.id'))
    .addColumn('personnel_id', 'text', (column) => column.references('partner_personnel.id'))
    .addColumn('only_selected', 'integer')
    .addColumn('waits_own', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('live_key', 'text', (column) => column.unique())
    .addColumn('key_hash', 'text', (column) => column.unique())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1));
  for (const name of TEXTS) table = table.addColumn(name, 'text');
  await table.execute();
  await db.schema
    .createIndex('patient_consents_of_patient')
    .on('patient_consents')
    .columns(['patient_id', 'made_at'])
    .execute();
  await db.schema
    .createIndex('patient_consents_of_partner')
    .on('patient_consents')
    .columns(['partner_id'])
    .execute();
}

type Old = {
  id: string;
  patient_id: string;
  partner_id: string;
  valid_from: string;
  valid_to: string | null;
};
type New = Old & {
  type: string;
  status: string;
  made_at: number;
  given_by_role: string;
  only_selected: number;
  waits_own: number;
  live_key: string | null;
  version: number;
};
type Copied = { partner_consents: Old; patient_consents: New };

/** Nobody knows when they were made: their first day stands for it. Of several for a partner the one that lasts longest holds the key. */
async function copyOld(db: Kysely<Copied>) {
  const olds = await db.selectFrom('partner_consents').selectAll().orderBy('id').execute();
  const longestFirst = olds.sort((one, other) => lastDay(other).localeCompare(lastDay(one)));
  const keys = new Set<string>();
  for (const old of longestFirst) {
    const key = `${old.patient_id}/${old.partner_id}/all/selected`;
    const row: New = {
      ...old,
      type: 'CPAR',
      status: 'SIGNED',
      made_at: Date.parse(`${old.valid_from}T00:00:00Z`),
      given_by_role: 'UNIT',
      only_selected: 1,
      waits_own: 0,
      live_key: keys.has(key) ? null : key,
      version: 1,
    };
    keys.add(key);
    await db.insertInto('patient_consents').values(row).execute();
  }
}

const lastDay = ({ valid_to }: Old) => valid_to ?? '9999-12-31';
