import type { StoreMigration } from '#database/index.ts';

/** Accounts that cannot be read, so that it can be seen what a failed sign-in says. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema.alterTable('accounts').addColumn('sentinel', 'text').execute();
  },
};
