import type { StoreMigration } from '#database/index.ts';

/** Accounts that their owners have deleted: the row stays, empty, for what is kept of it (AP-11); and their names, which nobody may take for a time. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema.alterTable('accounts').addColumn('deleted_at', 'bigint').execute();
    await db.schema
      .createTable('departed_names')
      .addColumn('name_hash', 'text', (column) => column.primaryKey())
      .addColumn('reserved_until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
