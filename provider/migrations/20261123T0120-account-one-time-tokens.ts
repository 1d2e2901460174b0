import { sql } from 'kysely';
import type { StoreMigration } from '#database/index.ts';

/** Links that are good once, for a purpose; and the ways to the accounts that they are asked for by. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('one_time_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('valid_until', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('one_time_tokens_of_account')
      .on('one_time_tokens')
      .columns(['account_id', 'purpose', 'created_at'])
      .execute();
    await db.schema
      .createIndex('one_time_tokens_by_end')
      .on('one_time_tokens')
      .column('valid_until')
      .execute();
    await db.schema
      .createIndex('accounts_by_email')
      .on('accounts')
      .expression(sql`lower(email)`)
      .execute();
    await db.schema.createIndex('accounts_by_phone').on('accounts').column('phone_number').execute();
  },
};
