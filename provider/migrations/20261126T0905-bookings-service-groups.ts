import type { StoreMigration } from '#database/index.ts';

/** The group of the catalogue in which a service stands; null where nobody has put it into one. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema.alterTable('services').addColumn('service_group', 'text').execute();
  },
};
