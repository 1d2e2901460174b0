import type { StoreMigration } from '#database/index.ts';

/** Texts of consents by version, and what each account was asked and has answered. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('consent_texts')
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('valid_from', 'text', (column) => column.notNull())
      .addColumn('required', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('consent_texts_once', ['id', 'version'])
      .execute();
    await db.schema
      .createTable('account_consents')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('consent_id', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('accepted', 'integer')
      .addColumn('answered_at', 'bigint')
      .addPrimaryKeyConstraint('account_consents_once', ['account_id', 'consent_id', 'version'])
      .addForeignKeyConstraint('account_consents_of_texts', ['consent_id', 'version'], 'consent_texts', [
        'id',
        'version',
      ])
      .execute();
  },
};
