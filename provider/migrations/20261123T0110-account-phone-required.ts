import type { StoreMigration } from '#database/index.ts';

/** A flag: the account must have a phone before it opens anything else (C-11). */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .alterTable('accounts')
      .addColumn('phone_required', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
