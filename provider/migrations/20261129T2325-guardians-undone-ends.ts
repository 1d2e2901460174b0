import type { StoreMigration } from '#database/index.ts';

/** Until when who ended a link can bring it back; null: it is not to be undone, as of every link that had ended before. */
export const migration: StoreMigration = {
  needs: ['20261127T0600-patients-links'],
  async up(db) {
    await db.schema.alterTable('account_patients').addColumn('undo_until', 'bigint').execute();
  },
};
