import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { lockWord } from '#provider/core/lock.ts';
import type { AccountRow } from '#provider/core/rows.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { RegistrationRequestRow } from '#provider/registration/tables.ts';

/** Tables of rows that an account may have before it is let in: they go with it. Sends of codes stay, for they bound the number. */
const GOES = [
  ...(['sessions', 'phone_codes', 'one_time_tokens', 'entry_codes', 'sign_in_events'] as const),
  ...(['account_registration_consents', 'marketing_answers', 'contact_changes', 'account_usage'] as const),
];

/** Registrations whose account was never let in. */
export const openOnes = (db: Kysely<Tables>) =>
  db.selectFrom('registrations').selectAll().where('state', 'in', ['WAITS', 'PROVED']);

/** True of a registration with this number, or this address. */
export const hasContact = (
  where: ExpressionBuilder<Tables, 'registrations'>,
  { email, phoneNumber }: { email: string | undefined; phoneNumber: string | undefined },
) =>
  where.or([
    ...(email === undefined ? [] : [where(sql`lower(email)`, '=', email.toLowerCase())]),
    ...(phoneNumber === undefined ? [] : [where('phone_number', '=', phoneNumber)]),
  ]);

/** The beginning and the end of a registration. */
export const newRegistrations = (db: Kysely<Tables>) => ({
  /** Others who send the same wait, until the transaction ends. */
  lock: (word: string) => lockWord(db, `registration ${word}`),

  /** False: the name is another account's. */
  async addAccount(row: AccountRow) {
    const added = await db
      .insertInto('accounts')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  /** False: a name to sign in with is another account's. */
  async takeUsername({ id, username }: { id: string; username: string }) {
    const taken = await db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', username)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (taken) return false;
    await db.updateTable('accounts').set({ username }).where('id', '=', id).execute();
    return true;
  },

  add: (row: RegistrationRequestRow) => db.insertInto('registrations').values(row).execute(),

  /** An account that was never let in goes with all that it has; its registration stays as one that is over. Whatever is let in stays. */
  async endOpen({ id, state }: { id: string; state: 'REPLACED' | 'OVER' }) {
    const open = await openOnes(db).where('id', '=', id).executeTakeFirst();
    if (!open) return;
    await db.deleteFrom('registration_files').where('registration_id', '=', id).execute();
    await db
      .updateTable('registrations')
      .set({ state, account_id: null, body: null })
      .where('id', '=', id)
      .execute();
    const { account_id: accountId } = open;
    if (accountId === null) return;
    for (const table of GOES) {
      await db
        .deleteFrom(table as 'sessions')
        .where('account_id', '=', accountId)
        .execute();
    }
    await db.deleteFrom('accounts').where('id', '=', accountId).execute();
  },
});
