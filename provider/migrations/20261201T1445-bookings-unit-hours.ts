import type { StoreMigration } from '#database/index.ts';

/** The parent of a unit, its hours and the ways in (C-21); null: nothing is said of it, as before. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    for (const column of ['parent_id', 'opening_hours', 'access'] as const)
      await db.schema.alterTable('units').addColumn(column, 'text').execute();
  },
};
