import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** What accounts were called to the portal for. */
export const notificationsOf = (db: Kysely<Tables>) => ({
  /** Undefined: there is none, or it is another account's. */
  find: ({ guid, accountId }: { guid: string; accountId: string }) =>
    db
      .selectFrom('notifications')
      .selectAll()
      .where('guid', '=', guid)
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
});
