import type { StoreMigration } from '#database/index.ts';

/** The purpose of a short session, a state of the account (C-03); null: an ordinary session. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema.alterTable('sessions').addColumn('short_for', 'text').execute();
  },
};
