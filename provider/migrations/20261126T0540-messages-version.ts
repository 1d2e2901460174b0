import type { StoreMigration } from '#database/index.ts';

/** The number of times that an account has changed its message: a change says which one it began from. */
export const migration: StoreMigration = {
  needs: ['20261123T1510-messages-boxes'],
  async up(db) {
    await db.schema
      .alterTable('messages')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
