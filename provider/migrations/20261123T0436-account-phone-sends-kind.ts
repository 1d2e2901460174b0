import type { StoreMigration } from '#database/index.ts';

/** Messages to a phone that carry no code are counted by themselves: they must not use up the codes of an account. */
export const migration: StoreMigration = {
  needs: ['20261122T1800-account-phone-code-sends'],
  async up(db) {
    await db.schema
      .alterTable('phone_code_sends')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('CODE'))
      .execute();
  },
};
