import type { StoreMigration } from '#database/index.ts';

/** Codes in place of a password, and what is known of the identity system that somebody came from. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('entry_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('identity_session', 'text')
      .addColumn('valid_until', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema.createIndex('entry_codes_by_end').on('entry_codes').column('valid_until').execute();
    await db.schema
      .createTable('identity_answers')
      .addColumn('answer_hash', 'text', (column) => column.primaryKey())
      .addColumn('taken_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('identity_answers_by_time')
      .on('identity_answers')
      .column('taken_at')
      .execute();
    await db.schema.alterTable('sessions').addColumn('identity_session', 'text').execute();
  },
};
