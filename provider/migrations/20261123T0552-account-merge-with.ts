import type { StoreMigration } from '#database/index.ts';

/** The other account of the same person, into which one that is MERGE_ACCOUNT is to go. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .alterTable('accounts')
      .addColumn('merge_with', 'text', (column) => column.references('accounts.id'))
      .execute();
  },
};
