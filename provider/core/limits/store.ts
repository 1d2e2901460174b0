import type { Kysely } from 'kysely';
import type { Limited } from '#contract/errors.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { DAY_MS, MINUTE_MS, type Tried } from './rules.ts';

/** IN_USE: how often it was learned that a contact is another account's (AP-06); others: tries of who somebody is (AP-46). */
type Asked = { accountId: string; what: Limited | 'IN_USE' | Tried };

/** The amounts that accounts have used of their bounds; an account has at most a row a minute of the last day. */
export const usageOf = (db: Kysely<Tables>) => ({
  /** The amounts used within the last day, for a transaction that has locked the account; older ones are deleted. */
  async ofLastDay({ accountId, what, now }: Asked & { now: number }) {
    await db
      .deleteFrom('account_usage')
      .where('account_id', '=', accountId)
      .where('kind', '=', what)
      .where('minute', '<=', now - DAY_MS - MINUTE_MS)
      .execute();
    const rows = await db
      .selectFrom('account_usage')
      .select(['minute', 'amount'])
      .where('account_id', '=', accountId)
      .where('kind', '=', what)
      .execute();
    return rows.map(({ minute, amount }) => ({ minute: Number(minute), amount: Number(amount) }));
  },

  add: ({ accountId, what, amount, now }: Asked & { amount: number; now: number }) =>
    db
      .insertInto('account_usage')
      .values({ account_id: accountId, kind: what, minute: now - (now % MINUTE_MS), amount })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'kind', 'minute'])
          .doUpdateSet((row) => ({ amount: row('account_usage.amount', '+', amount) })),
      )
      .execute(),
});
