import type { Kysely } from 'kysely';
import type { EntryKind } from '#provider/account/rules/entry-codes.ts';
import type { EntryCodeRow } from '#provider/account/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** A code as it was given, for what, and now. */
type GivenCode = Readonly<{ codeHash: string; kinds: readonly EntryKind[]; now: number }>;

/** Codes to come in with, and to sign out with. */
export const entryCodesOf = (db: Kysely<Tables>) => ({
  /** Keeps a code, and forgets those that are over. */
  async keep({ now, ...row }: Omit<EntryCodeRow, 'used_at'> & { now: number }) {
    await db.deleteFrom('entry_codes').where('valid_until', '<=', now).execute();
    await db
      .insertInto('entry_codes')
      .values({ ...row, used_at: null })
      .execute();
  },

  /** The account of a code that is good now, until when it is, and what it came from. */
  ofGiven: ({ codeHash, kinds, now }: GivenCode) =>
    db
      .selectFrom('entry_codes')
      .innerJoin('accounts', 'accounts.id', 'entry_codes.account_id')
      .selectAll('accounts')
      .select(['entry_codes.valid_until', 'entry_codes.identity_session'])
      .where('code_hash', '=', codeHash)
      .where('kind', 'in', kinds)
      .where('used_at', 'is', null)
      .where('valid_until', '>', now)
      .executeTakeFirst(),

  /** Uses a code up, by one statement; false when it is good no longer. */
  async use({ codeHash, kinds, now }: GivenCode) {
    const { numUpdatedRows } = await db
      .updateTable('entry_codes')
      .set({ used_at: now })
      .where('code_hash', '=', codeHash)
      .where('kind', 'in', kinds)
      .where('used_at', 'is', null)
      .where('valid_until', '>', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
