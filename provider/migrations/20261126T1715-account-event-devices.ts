import type { StoreMigration } from '#database/index.ts';

/** The kind of browser with which somebody signed in, or tried to; and an index by which an account's own are found. */
export const migration: StoreMigration = {
  needs: ['001-clinic', '20261123T0115-account-sign-in-events'],
  async up(db) {
    await db.schema.alterTable('sign_in_events').addColumn('device', 'text').execute();
    await db.schema
      .createIndex('sign_in_events_of_account')
      .on('sign_in_events')
      .columns(['account_id', 'at'])
      .execute();
  },
};
