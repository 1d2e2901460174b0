import type { StoreMigration } from '#database/index.ts';

/** The language of each message: the HTML part of a mail says it. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .alterTable('outbox')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('pl'))
      .execute();
  },
};
