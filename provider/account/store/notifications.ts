import type { Kysely } from 'kysely';
import type { NotificationRow } from '#provider/account/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** The notices by which accounts were called to the portal. */
export const notificationsOf = (db: Kysely<Tables>) => ({
  /** Undefined: there is none, or it is another account's. */
  find: ({ guid, accountId }: { guid: string; accountId: string }) =>
    db
      .selectFrom('notifications')
      .selectAll()
      .where('guid', '=', guid)
      .where('account_id', '=', accountId)
      .executeTakeFirst(),

  insert: (row: NotificationRow) => db.insertInto('notifications').values(row).execute(),

  /** When the account was called last, or will be; undefined: never. */
  async lastOf(accountId: string) {
    const last = await db
      .selectFrom('notifications')
      .select('created_at')
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last?.created_at;
  },
});
