import type { StoreMigration } from '#database/index.ts';

/** Until when an account is TEMPORARY_BLOCKED; null where nobody knows. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema.alterTable('accounts').addColumn('blocked_until', 'bigint').execute();
  },
};
