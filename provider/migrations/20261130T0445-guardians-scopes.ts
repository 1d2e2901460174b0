import type { StoreMigration } from '#database/index.ts';

/** The scope that a link allows; null: everything, as every link did before. */
export const migration: StoreMigration = {
  needs: ['20261127T0600-patients-links'],
  async up(db) {
    await db.schema.alterTable('account_patients').addColumn('scope', 'text').execute();
  },
};
