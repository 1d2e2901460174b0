import type { Kysely } from 'kysely';
import { isPostgres } from '#database/index.ts';
import type { SignInTries } from '#provider/account/rules/sign-in-lock.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Tries to sign in, by the hash of the name. */
export const signInTriesOf = (db: Kysely<Tables>) => ({
  /** For this transaction alone: whoever asks for the same name waits. */
  async triesFor({ nameHash, now }: { nameHash: string; now: number }): Promise<SignInTries> {
    await db
      .insertInto('sign_in_tries')
      .values({ name_hash: nameHash, failed: 0, locked_until: null, updated_at: now })
      .onConflict((conflict) => conflict.column('name_hash').doNothing())
      .execute();
    const row = await db
      .selectFrom('sign_in_tries')
      .selectAll()
      .where('name_hash', '=', nameHash)
      .$if(isPostgres(db), (query) => query.forUpdate())
      .executeTakeFirstOrThrow();
    return { failed: row.failed, lockedUntil: row.locked_until, updatedAt: row.updated_at };
  },

  keepTries: ({ nameHash, tries }: { nameHash: string; tries: SignInTries }) =>
    db
      .updateTable('sign_in_tries')
      .set({ failed: tries.failed, locked_until: tries.lockedUntil, updated_at: tries.updatedAt })
      .where('name_hash', '=', nameHash)
      .execute(),

  /** Gives back a try whose password was never looked at; a lock that came with it goes too. */
  giveBackTry: (nameHash: string) =>
    db
      .updateTable('sign_in_tries')
      .set((tries) => ({ failed: tries('failed', '-', 1), locked_until: null }))
      .where('name_hash', '=', nameHash)
      .where('failed', '>', 0)
      .execute(),

  forgetTries: (nameHash: string) =>
    db.deleteFrom('sign_in_tries').where('name_hash', '=', nameHash).execute(),

  /** Rows nobody has touched since then: made-up names must not fill the store. */
  forgetTriesBefore: (instant: number) =>
    db.deleteFrom('sign_in_tries').where('updated_at', '<', instant).execute(),
});
