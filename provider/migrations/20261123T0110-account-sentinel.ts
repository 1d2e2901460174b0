import { sql } from 'kysely';
import type { StoreMigration } from '#database/index.ts';

/** Accounts that cannot be read, so that it can be seen what a failed sign-in says; and one by its e-mail address. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema.alterTable('accounts').addColumn('sentinel', 'text').execute();
    await db.schema.createIndex('accounts_by_email').on('accounts').expression(sql`lower(email)`).execute();
  },
};
