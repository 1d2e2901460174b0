import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** Signatures of all patients that the staff decides about, for the staff side alone. */
export const staffSigningsOf = (db: Kysely<Tables>) => {
  const withStaff = () =>
    db
      .selectFrom('signings')
      .innerJoin('patients', 'patients.id', 'signings.patient_id')
      .innerJoin('accounts', 'accounts.id', 'signings.account_id')
      .selectAll('signings')
      .select([
        'patients.name',
        'patients.last_name',
        'patients.birth_date',
        'patients.national_id',
        'username',
      ])
      .where('outcome', '=', 'WITH_STAFF');
  return {
    /** The oldest first. */
    waiting: (limit: number) =>
      withStaff().orderBy('started_at').orderBy('signings.id').limit(limit).execute(),

    byId: (id: string) => withStaff().where('signings.id', '=', id).executeTakeFirst(),
  };
};
