import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import type { KeyedMessageRow } from '#provider/messages/tables.ts';

/** Messages that were sent with the key of a form. */
export const keyedOf = (db: Kysely<Tables>) => ({
  /** The id of the message that was sent with this key; undefined: none was. */
  async messageOf(keyHash: string) {
    const row = await db
      .selectFrom('keyed_messages')
      .select('message_id')
      .where('key_hash', '=', keyHash)
      .executeTakeFirst();
    return row?.message_id;
  },

  /** True for the first message with its key; false for every other, also while the first one is being written. */
  async claim(row: KeyedMessageRow) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('keyed_messages')
      .values(row)
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  async forgetBefore(at: number) {
    await db.deleteFrom('keyed_messages').where('at', '<', at).execute();
  },
});
