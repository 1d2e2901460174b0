import { sql, type Kysely } from 'kysely';
import type { Day } from '#contract/days/reading/warsaw.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { AccountPatientRow } from '#provider/core/rows.ts';

type Pair = Readonly<{ accountId: string; patientId: string }>;
type State = AccountPatientRow['link_state'];
type Columns = Partial<Omit<AccountPatientRow, 'account_id' | 'patient_id' | 'role' | 'link_state'>>;

const LAST = ['W', 'C', 'J', 'D'];

/** Links between accounts and patients, in every state. */
const linksOf = (db: Kysely<Tables>) => {
  const joined = () =>
    db
      .selectFrom('account_patients')
      .innerJoin('accounts', 'accounts.id', 'account_patients.account_id')
      .selectAll('account_patients')
      .select(['accounts.name', 'accounts.last_name', 'accounts.state', 'accounts.deleted_at']);

  return {
    get: ({ accountId, patientId }: Pair): Promise<AccountPatientRow | undefined> =>
      db
        .selectFrom('account_patients')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('patient_id', '=', patientId)
        .executeTakeFirst(),

    /** Whose accounts are linked to a patient, the patient's own among them; those that wait first. */
    async ofPatient(patientId: string) {
      const rows = await joined().where('patient_id', '=', patientId).orderBy('linked_at').execute();
      return rows.sort((one, other) => LAST.indexOf(one.link_state) - LAST.indexOf(other.link_state));
    },

    /** Who asks to act for a patient and waits for the patient's own answer. */
    asking: (patientId: string) =>
      joined()
        .where('patient_id', '=', patientId)
        .where('role', '=', 'WARD')
        .where('link_state', '=', 'W')
        .where(sql<boolean>`coalesce(waits_for, '') <> 'UNIT'`)
        .where('accounts.deleted_at', 'is', null)
        .orderBy('linked_at')
        .execute(),

    ofAccount: (accountId: string): Promise<AccountPatientRow[]> =>
      db.selectFrom('account_patients').selectAll().where('account_id', '=', accountId).execute(),

    add: (row: AccountPatientRow) => db.insertInto('account_patients').values(row).execute(),

    /** False when the link stood otherwise by then, or is not there. */
    async change({
      accountId,
      patientId,
      from,
      to,
      now,
      ...columns
    }: Pair & { from: State; to: State; now: number } & Columns) {
      const { numUpdatedRows } = await db
        .updateTable('account_patients')
        .set({ link_state: to, changed_at: now, undo_until: null, ...columns })
        .where('account_id', '=', accountId)
        .where('patient_id', '=', patientId)
        .where('link_state', '=', from)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Sets the last day of a confirmed link, or what it allows; null: it has none, and allows everything. */
    async bound(
      { accountId, patientId }: Pair,
      change: { acts_until: Day | null } | { scope: string | null },
    ) {
      await db
        .updateTable('account_patients')
        .set(change)
        .where('account_id', '=', accountId)
        .where('patient_id', '=', patientId)
        .where('link_state', '=', 'C')
        .execute();
    },

    /** Links whose last day is over, and that nobody has ended yet. */
    over: ({ today, limit }: { today: Day; limit: number }): Promise<AccountPatientRow[]> =>
      db
        .selectFrom('account_patients')
        .selectAll()
        .where('acts_until', '<', today)
        .where('link_state', '<>', 'D')
        .orderBy('acts_until')
        .limit(limit)
        .execute(),

    /** Takes a row of a former parent from the list (AP-62). */
    hide: ({ accountId, patientId, now }: Pair & { now: number }) =>
      db
        .updateTable('account_patients')
        .set({ hidden_at: now })
        .where('account_id', '=', accountId)
        .where('patient_id', '=', patientId)
        .execute(),

    /** The accounts that are a patient's own and can sign in. */
    ownAccounts: (patientId: string) =>
      db
        .selectFrom('account_patients')
        .innerJoin('accounts', 'accounts.id', 'account_patients.account_id')
        .selectAll('accounts')
        .where('patient_id', '=', patientId)
        .where('role', '=', 'PATIENT')
        .where('link_state', '=', 'C')
        .where('accounts.state', '<>', 'USER_BLOCKED')
        .execute(),
  };
};
export type LinkOfPatient = Awaited<ReturnType<ReturnType<typeof linksOf>['ofPatient']>>[number];

export const guardiansStore = { links: linksOf };
