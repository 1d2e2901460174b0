import type { Kysely } from 'kysely';
import type { AccountState } from '#contract/account/schemas.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { isNamed } from '#provider/core/named-patient.ts';

const BLOCKED = 'USER_BLOCKED' satisfies AccountState;

/** Links, people and accounts of everybody, for the staff side alone. */
export const staffLinksOf = (db: Kysely<Tables>) => {
  const links = () =>
    db
      .selectFrom('account_patients as link')
      .innerJoin('accounts', 'accounts.id', 'link.account_id')
      .innerJoin('patients', 'patients.id', 'link.patient_id')
      .selectAll('link')
      .select([
        'accounts.username',
        'accounts.name as account_name',
        'accounts.last_name as account_last_name',
      ])
      .select(['patients.name', 'patients.last_name', 'patients.birth_date'])
      // Whose own patient somebody is, is no matter of the desk; whose they claim to be is (AP-57).
      .where(({ eb, or }) => or([eb('link.role', '<>', 'PATIENT'), eb('link.link_state', '=', 'W')]))
      .where('accounts.deleted_at', 'is', null);

  return {
    /** Links to a patient of a name, a PESEL or an id; without one, those that wait. */
    list: ({ patient, limit }: { patient: string; limit: number }) =>
      links()
        .where(({ eb, exists, selectFrom }) =>
          patient === ''
            ? eb('link.link_state', '=', 'W')
            : exists(
                selectFrom('patients')
                  .select('patients.id')
                  .whereRef('patients.id', '=', 'link.patient_id')
                  .where((where) => isNamed({ where, patient })),
              ),
        )
        .orderBy('link.linked_at', 'desc')
        .limit(limit)
        .execute(),

    get: ({ accountId, patientId }: { accountId: string; patientId: string }) =>
      links()
        .where('link.account_id', '=', accountId)
        .where('link.patient_id', '=', patientId)
        .executeTakeFirst(),

    /** People of whom the unit has not seen who they are, the last ones first. */
    unconfirmed: (limit: number) =>
      db
        .selectFrom('patients')
        .leftJoin('accounts', 'accounts.id', 'patients.registered_by')
        .select(['patients.id', 'patients.name', 'patients.last_name', 'birth_date', 'accounts.username'])
        .where('authorized', '=', 0)
        .orderBy('registered_at', 'desc')
        .orderBy('patients.id')
        .limit(limit)
        .execute(),

    /** False when there is no such person, or they are confirmed already. */
    async confirmPerson(id: string) {
      const { numUpdatedRows } = await db
        .updateTable('patients')
        .set(({ eb }) => ({ authorized: 1, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('authorized', '=', 0)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** False when the account stood so already, or in a state of which the desk knows nothing. */
    async setBlocked({ username, isBlocked }: { username: string; isBlocked: boolean }) {
      const { numUpdatedRows } = await db
        .updateTable('accounts')
        .set({ state: isBlocked ? BLOCKED : 'ACTIVE' })
        .where('username', '=', username)
        .where('deleted_at', 'is', null)
        .where('state', '=', isBlocked ? 'ACTIVE' : BLOCKED)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
};
