import { sql, type Kysely } from 'kysely';
import type { AccountRow } from '#provider/core/rows.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { guestFilesOf } from './store-files.ts';
import { hasContact, newRegistrations, openOnes } from './store/parts.ts';
import type { AccountRegistrationConsentRow, ProvedIdentityRow, RegistrationRequestRow } from './tables.ts';

type Contacts = { email: string | undefined; phoneNumber: string | undefined };
type Changed = Partial<Omit<RegistrationRequestRow, 'id' | 'key_hash' | 'reference_hash' | 'created_at'>>;

/** Registrations of guests. */
const registrationOf = (db: Kysely<Tables>) => ({
  ...newRegistrations(db),
  ...guestFilesOf(db),

  byKey: (keyHash: string) =>
    db.selectFrom('registrations').selectAll().where('key_hash', '=', keyHash).executeTakeFirst(),

  byReference: (referenceHash: string) =>
    db.selectFrom('registrations').selectAll().where('reference_hash', '=', referenceHash).executeTakeFirst(),

  /** The registration of an account that is not let in yet. */
  openOf: ({ accountId, now }: { accountId: string; now: number }) =>
    openOnes(db).where('account_id', '=', accountId).where('expires_at', '>', now).executeTakeFirst(),

  /** The registration by which an account came into being. */
  ofAccount: (accountId: string) =>
    db.selectFrom('registrations').selectAll().where('account_id', '=', accountId).executeTakeFirst(),

  /** Registrations with this number or address whose accounts were never let in. */
  openWith: ({ email, phoneNumber }: Contacts) =>
    openOnes(db)
      .where((where) => hasContact(where, { email, phoneNumber }))
      .orderBy('id')
      .execute(),

  /** Registrations whose time is over. */
  due: ({ now, limit }: { now: number; limit: number }) =>
    openOnes(db).where('expires_at', '<=', now).orderBy('expires_at').limit(limit).execute(),

  change: ({ id, ...changed }: Changed & { id: string }) =>
    db.updateTable('registrations').set(changed).where('id', '=', id).execute(),

  /** Rows of registrations that were over before an instant; none of them counts for anything any more. */
  async forgetBefore(instant: number) {
    const old = db
      .selectFrom('registrations')
      .select('id')
      .where('state', 'not in', ['WAITS', 'PROVED'])
      .where('expires_at', '<=', instant);
    await db.deleteFrom('registration_files').where('registration_id', 'in', old).execute();
    await db.deleteFrom('registrations').where('id', 'in', old).execute();
  },

  /** The number of registrations since an instant, of all guests. */
  async countSince(instant: number) {
    const { number } = await db
      .selectFrom('registrations')
      .select(({ fn }) => fn.countAll().as('number'))
      .where('created_at', '>', instant)
      .executeTakeFirstOrThrow();
    return Number(number);
  },

  /** When an address came with other registrations since an instant. */
  async timesOfEmail({ email, since, except = '' }: { email: string; since: number; except?: string }) {
    const rows = await db
      .selectFrom('registrations')
      .select('created_at')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('created_at', '>', since)
      .where('id', '<>', except)
      .execute();
    return rows.map(({ created_at }) => created_at);
  },

  addConsents: async (rows: readonly AccountRegistrationConsentRow[]) => {
    for (const row of rows) await db.insertInto('account_registration_consents').values(row).execute();
  },

  keepProved: (row: ProvedIdentityRow) => db.insertInto('proved_identities').values(row).execute(),

  proved: ({ proofHash, now }: { proofHash: string; now: number }) =>
    db
      .selectFrom('proved_identities')
      .selectAll()
      .where('proof_hash', '=', proofHash)
      .where('used_at', 'is', null)
      .where('valid_until', '>', now)
      .executeTakeFirst(),

  /** Uses a proved identity up; false when it is good no longer. */
  async useProved({ proofHash, now }: { proofHash: string; now: number }) {
    const { numUpdatedRows } = await db
      .updateTable('proved_identities')
      .set({ used_at: now })
      .where('proof_hash', '=', proofHash)
      .where('used_at', 'is', null)
      .where('valid_until', '>', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  forgetProvedBefore: (instant: number) =>
    db.deleteFrom('proved_identities').where('valid_until', '<=', instant).execute(),

  /** Writes what was not there before the account was let in. */
  letIn: ({ id, ...changed }: Partial<AccountRow> & { id: string }) =>
    db.updateTable('accounts').set(changed).where('id', '=', id).execute(),
});

export const registrationStore = { registration: registrationOf };
