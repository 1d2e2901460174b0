import type { StoreMigration } from '#database/index.ts';

/** The last day on which a link acts; null: it has no end, as every link had before. */
export const migration: StoreMigration = {
  needs: ['20261127T0600-patients-links'],
  async up(db) {
    await db.schema.alterTable('account_patients').addColumn('acts_until', 'text').execute();
  },
};
