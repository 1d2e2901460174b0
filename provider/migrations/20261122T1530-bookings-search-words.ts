import type { StoreMigration } from '#database/index.ts';

/** Words under which people look for a service, in both languages of the portal; null where nobody has written any. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema.alterTable('services').addColumn('search_words', 'text').execute();
  },
};
