import { sql } from 'kysely';
import type { StoreMigration } from '#database/index.ts';

/** Every page asks how many messages an account has not read, and whether one must be confirmed: of hundreds that it got, few. */
export const migration: StoreMigration = {
  needs: ['20261123T1510-messages-boxes'],
  async up(db) {
    await db.schema
      .createIndex('message_recipients_unread')
      .on('message_recipients')
      .columns(['account_id', 'message_id'])
      .where(sql<boolean>`read_at is null`)
      .execute();
  },
};
