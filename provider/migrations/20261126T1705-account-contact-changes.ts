import { sql } from 'kysely';
import type { StoreMigration } from '#database/index.ts';

/** Contacts that wait, those that were, and what the owner of an account saves of it (AP-02, AP-06, AP-07, A-44). */
export const migration: StoreMigration = {
  needs: ['001-clinic', '20261123T0120-account-one-time-tokens', '20261124T0200-account-preferred-channel'],
  async up(db) {
    const accounts = () => db.schema.alterTable('accounts');
    await accounts()
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await accounts()
      .addColumn('created_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await accounts()
      .addColumn('marketing_consent', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await accounts().addColumn('marketing_at', 'bigint').execute();
    await accounts().addColumn('marketing_version', 'text').execute();

    await db.schema
      .alterTable('one_time_tokens')
      .addColumn('is_void', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();

    await db.schema
      .createTable('contact_changes')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('valid_until', 'bigint', (column) => column.notNull())
      .addColumn('asked_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('contact_changes_key', ['account_id', 'kind'])
      .execute();

    await db.schema
      .createTable('former_contacts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('valid_until', 'bigint', (column) => column.notNull())
      .addColumn('is_void', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('former_contacts_of_account')
      .on('former_contacts')
      .columns(['account_id', 'kind', 'changed_at'])
      .execute();
    await db.schema
      .createIndex('former_contacts_by_value')
      .on('former_contacts')
      .expression(sql`lower(value)`)
      .execute();
    await db.schema
      .createIndex('former_contacts_by_token')
      .on('former_contacts')
      .column('token_hash')
      .execute();
  },
};
