import type { StoreMigration } from '#database/index.ts';

/** The way in which patient and practitioner meet; null: at the unit. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema.alterTable('services').addColumn('meeting', 'text').execute();
  },
};
