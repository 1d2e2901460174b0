import type { Kysely } from 'kysely';
import type { TokenPurpose } from '#provider/core/one-time-tokens.ts';
import type { OneTimeTokenRow } from '#provider/account/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** A token as it was given, for what, and now. */
export type GivenToken = Readonly<{
  tokenHash: string;
  purpose: TokenPurpose;
  now: number;
  /** Where it must have been sent to, when that is to be checked. */
  address?: string | undefined;
}>;

/** The account of a token that is good now, and until when it is. */
const goodToken = (db: Kysely<Tables>, { tokenHash, purpose, now, address }: GivenToken) =>
  db
    .selectFrom('one_time_tokens')
    .innerJoin('accounts', 'accounts.id', 'one_time_tokens.account_id')
    .selectAll('accounts')
    .select(['one_time_tokens.valid_until', 'one_time_tokens.address'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('valid_until', '>', now)
    .$if(address !== undefined, (query) => query.where('address', '=', address ?? ''))
    .executeTakeFirst();

/** Tells whether a token was used, and what it did still stands. */
async function wasUsed(
  db: Kysely<Tables>,
  { tokenHash, purpose }: Pick<GivenToken, 'tokenHash' | 'purpose'>,
) {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('purpose')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is not', null)
    .where('is_void', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** Links that were sent: the token itself is only in the message. */
export const oneTimeTokensOf = (db: Kysely<Tables>) => ({
  /** Keeps a token, and forgets those that ended before `keptFrom`. */
  async keep({ keptFrom, ...row }: Omit<OneTimeTokenRow, 'used_at' | 'is_void'> & { keptFrom: number }) {
    await db.deleteFrom('one_time_tokens').where('valid_until', '<=', keptFrom).execute();
    await db
      .insertInto('one_time_tokens')
      .values({ ...row, used_at: null, is_void: 0 })
      .execute();
  },

  /** When tokens for this were sent to the account since that moment, oldest first. */
  async sends({ accountId, purpose, since }: { accountId: string; purpose: TokenPurpose; since: number }) {
    const rows = await db
      .selectFrom('one_time_tokens')
      .select('created_at')
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('created_at', '>', since)
      .orderBy('created_at')
      .execute();
    return rows.map(({ created_at }) => created_at);
  },

  ofGiven: (given: GivenToken) => goodToken(db, given),

  /**
   * The account of a token that is good; USED of one that has done what still stands, OVER of every other. Used is asked after good: between
   * the two another post may have used it.
   */
  opened: async (given: GivenToken) =>
    (await goodToken(db, given)) ?? ((await wasUsed(db, given)) ? ('USED' as const) : ('OVER' as const)),

  /** Uses a token up, by one statement; false when it is good no longer. */
  async use({ tokenHash, purpose, now }: GivenToken) {
    const { numUpdatedRows } = await db
      .updateTable('one_time_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('valid_until', '>', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  wasUsed: (given: Pick<GivenToken, 'tokenHash' | 'purpose'>) => wasUsed(db, given),

  /** Voids used tokens of the account for this: what they have done is undone. */
  voidUsed: ({ accountId, purpose }: { accountId: string; purpose: TokenPurpose }) =>
    db
      .updateTable('one_time_tokens')
      .set({ is_void: 1 })
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is not', null)
      .execute(),

  /** Lets links that are good for one purpose be good for another from now on. */
  turn: ({ accountId, from, to }: { accountId: string; from: TokenPurpose; to: TokenPurpose }) =>
    db
      .updateTable('one_time_tokens')
      .set({ purpose: to })
      .where('account_id', '=', accountId)
      .where('purpose', '=', from)
      .where('used_at', 'is', null)
      .execute(),

  /** Makes void every token of the account for this. */
  voidAll: ({ accountId, purpose, now }: { accountId: string; purpose: TokenPurpose; now: number }) =>
    db
      .updateTable('one_time_tokens')
      .set({ used_at: now, is_void: 1 })
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute(),
});
