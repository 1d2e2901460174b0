import type { StoreMigration } from '#database/index.ts';

/** Where a person wants to be told that something waits in the portal. */
export const migration: StoreMigration = {
  needs: ['001-clinic', '20261123T0441-account-notifications'],
  async up(db) {
    await db.schema
      .alterTable('accounts')
      .addColumn('preferred_channel', 'text', (column) => column.notNull().defaultTo('EMAIL'))
      .execute();
    await db.schema
      .createIndex('notifications_of_account')
      .on('notifications')
      .columns(['account_id', 'created_at'])
      .execute();
  },
};
