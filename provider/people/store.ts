import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

const peopleOf = (db: Kysely<Tables>) => ({
  /** The owners of accounts whose links to a patient are confirmed, and who can sign in: the patient first, then guardians and parents, by name. */
  async actorsFor(patientId: string) {
    const rows = await db
      .selectFrom('account_patients')
      .innerJoin('accounts', 'accounts.id', 'account_patients.account_id')
      .select(['accounts.id', 'accounts.name', 'accounts.last_name', 'role', 'acts_until'])
      .where('patient_id', '=', patientId)
      .where('link_state', '=', 'C')
      .where('deleted_at', 'is', null)
      .where('accounts.state', '<>', 'USER_BLOCKED')
      .orderBy('accounts.last_name')
      .orderBy('accounts.name')
      .orderBy('accounts.id')
      .execute();
    return [
      ...rows.filter(({ role }) => role === 'PATIENT'),
      ...rows.filter(({ role }) => role !== 'PATIENT'),
    ];
  },
});

export const peopleStore = { people: peopleOf };
