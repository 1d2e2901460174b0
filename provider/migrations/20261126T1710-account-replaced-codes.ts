import type { StoreMigration } from '#database/index.ts';

/** A code that a later one has replaced is known as such, and is no guess. */
export const migration: StoreMigration = {
  needs: ['20261122T1800-account-phone-code-sends'],
  async up(db) {
    await db.schema.alterTable('phone_code_sends').addColumn('code_hash', 'text').execute();
  },
};
