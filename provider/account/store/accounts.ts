import { sql, type Kysely } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import type { AccountState } from '#contract/account/schemas.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { lockRow, lockWord } from '#provider/core/lock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import {
  asItIs,
  asItIsBySession,
  BLOCKED,
  bySession,
  type AccountNow,
  type OfSession,
} from './account-now.ts';
import { signInTriesOf } from './sign-in-tries.ts';

type Session = {
  tokenHash: string;
  accountId: string;
  createdAt: number;
  expiresAt: number;
  shortFor: AccountState | null;
  identitySession: string | null;
};

const byId = compiledQuery((db: Kysely<Tables>, { id }: { id: string }) =>
  db.selectFrom('accounts').selectAll().where('id', '=', id),
);

/** Nobody has so many accounts with one address. */
const MOST_OF_ONE_ADDRESS = 20;

/** Accounts, their sessions, and the tries to sign in. */
export const accountsOf = (db: Kysely<Tables>) => ({
  lock: (id: string) => lockRow(db, { table: 'accounts', id }),

  /** Lets the other of two accounts wait that would confirm one number at once; for transactions that have locked their account. */
  lockPhone: (phoneNumber: string) => lockWord(db, `phone ${phoneNumber}`),

  byUsername: (username: string) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('username', '=', username)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  /** Accounts that wait until this mail address is confirmed. */
  waitingFor: (email: string) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where((where) =>
        where.or([
          where.and([
            where(sql`lower(email)`, '=', email.toLowerCase()),
            where('state', '=', 'MUST_CONFIRM_EMAIL'),
          ]),
          // Who may prove the number first has the address with the registration alone.
          where(
            'id',
            'in',
            where
              .selectFrom('registrations')
              .select('account_id')
              .where(sql`lower(registrations.email)`, '=', email.toLowerCase())
              .where('registrations.state', 'in', ['WAITS', 'PROVED'])
              .where('account_id', 'is not', null)
              .$castTo<{ account_id: string }>(),
          ),
        ]),
      )
      .limit(MOST_OF_ONE_ADDRESS)
      .execute(),

  /** Accounts whose confirmed mail address this is; of one user name, when that is given. */
  byEmail: ({ email, username }: { email: string; username?: string | undefined }) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('state', '<>', 'MUST_CONFIRM_EMAIL')
      .$if(username !== undefined, (query) => query.where('username', '=', username ?? ''))
      .orderBy('id')
      .limit(MOST_OF_ONE_ADDRESS)
      .execute(),

  /** Accounts whose confirmed phone this is; of one user name, when that is given. */
  byPhone: ({ phoneNumber, username }: { phoneNumber: string; username?: string | undefined }) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('phone_number', '=', phoneNumber)
      .where('phone_confirmed', '=', 1)
      .$if(username !== undefined, (query) => query.where('username', '=', username ?? ''))
      .limit(MOST_OF_ONE_ADDRESS)
      .execute(),

  /** A state that only wanted a new password is over. */
  setPassword: ({ id, newHash }: { id: string; newHash: string }) =>
    db
      .updateTable('accounts')
      .set((account) => ({
        password_hash: newHash,
        state: account
          .case()
          .when('state', 'in', ['MUST_CHANGE_PASSWORD', 'PASSWORD_EXPIRED'])
          .then('ACTIVE' as const)
          .else(account.ref('state'))
          .end(),
      }))
      .where('id', '=', id)
      .execute(),

  /** Unless the password was changed meanwhile. */
  renewPasswordHash: ({ id, oldHash, newHash }: { id: string; oldHash: string; newHash: string }) =>
    db
      .updateTable('accounts')
      .set({ password_hash: newHash })
      .where('id', '=', id)
      .where('password_hash', '=', oldHash)
      .execute(),

  saveEmail: ({ id, email }: { id: string; email: string }) =>
    db.updateTable('accounts').set({ email }).where('id', '=', id).execute(),

  /** Leaves a state: what kept the owner out is mended. */
  leaveState: ({ id, state }: { id: string; state: AccountState }) =>
    db
      .updateTable('accounts')
      .set({ state: 'ACTIVE' })
      .where('id', '=', id)
      .where('state', '=', state)
      .execute(),

  /** Unless the account has changed its phone meanwhile. */
  confirmPhone: ({ id, phoneNumber }: { id: string; phoneNumber: string }) =>
    db
      .updateTable('accounts')
      .set({ phone_confirmed: 1 })
      .where('id', '=', id)
      .where('phone_number', '=', phoneNumber)
      .execute(),

  /** As it is now; for a transaction that has locked it. */
  async byId(id: string): Promise<AccountRow> {
    const [row] = await byId(db, { id });
    if (!row) throw new Error(`There is no account ${id}`);
    return row;
  },

  async asItIs(asked: { accountId: string; now: number }): Promise<AccountNow> {
    const [row] = await asItIs(db, asked);
    if (!row) throw new Error(`There is no account ${asked.accountId}`);
    return row;
  },

  /** The account of a live session. */
  async bySession(session: OfSession) {
    const [row] = await bySession(db, session);
    return row;
  },

  /** The same with what `asItIs` says of it, in one statement. */
  async asItIsBySession(session: OfSession): Promise<AccountNow | undefined> {
    const [row] = await asItIsBySession(db, session);
    return row;
  },

  /** The account of a live short session that was opened for one of these states. */
  byShortSession: ({
    tokenHash,
    now,
    states,
  }: {
    tokenHash: string;
    now: number;
    states: readonly AccountState[];
  }) =>
    db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .selectAll('accounts')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .where('short_for', 'in', states)
      .where('accounts.state', '<>', BLOCKED)
      .executeTakeFirst(),

  /** Tells whether a session is over for the block of its account. */
  async isBlockedSession(tokenHash: string) {
    const found = await db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select('accounts.id')
      .where('token_hash', '=', tokenHash)
      .where('accounts.state', '=', BLOCKED)
      .executeTakeFirst();
    return found !== undefined;
  },

  /** Sessions that are over go at the same time. */
  async openSession({ tokenHash, accountId, createdAt, expiresAt, shortFor, identitySession }: Session) {
    await db.deleteFrom('sessions').where('expires_at', '<=', createdAt).execute();
    await db
      .insertInto('sessions')
      .values({
        token_hash: tokenHash,
        account_id: accountId,
        short_for: shortFor,
        created_at: createdAt,
        expires_at: expiresAt,
        identity_session: identitySession,
      })
      .execute();
  },

  /** Tells whether there is such a session, of whatever kind. */
  async hasSession(tokenHash: string) {
    const row = await db
      .selectFrom('sessions')
      .select('account_id')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row !== undefined;
  },

  endSessions: (accountId: string) => db.deleteFrom('sessions').where('account_id', '=', accountId).execute(),

  /** All but one; null: all. */
  endOtherSessions: ({ accountId, tokenHash }: { accountId: string; tokenHash: string | null }) =>
    db
      .deleteFrom('sessions')
      .where('account_id', '=', accountId)
      .where('token_hash', '<>', tokenHash ?? '')
      .execute(),

  endSession: (tokenHash: string) => db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute(),

  ...signInTriesOf(db),
});
