import type { Kysely } from 'kysely';
import type { CalendarFeedRow } from '#provider/bookings/tables/bookings.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Private calendar addresses, one an account at most. */
export const calendarFeedsOf = (db: Kysely<Tables>) => ({
  ofAccount: (accountId: string) =>
    db.selectFrom('calendar_feeds').selectAll().where('account_id', '=', accountId).executeTakeFirst(),

  byTokenHash: (tokenHash: string) =>
    db.selectFrom('calendar_feeds').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst(),

  /** The account's one from now on; the one before it, if any, ends. */
  put: (row: CalendarFeedRow) =>
    db
      .insertInto('calendar_feeds')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute(),

  remove: (accountId: string) =>
    db.deleteFrom('calendar_feeds').where('account_id', '=', accountId).execute(),
});
