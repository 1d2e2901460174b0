import type { StoreMigration } from '#database/index.ts';

/** An index from which alone it is read whether an account has answered a message, however many messages it has sent. */
export const migration: StoreMigration = {
  needs: ['20261123T1510-messages-boxes'],
  async up(db) {
    await db.schema.dropIndex('messages_answers').execute();
    await db.schema
      .createIndex('messages_answers')
      .on('messages')
      .columns(['in_response_to', 'sender_account_id', 'deleted_at'])
      .execute();
  },
};
