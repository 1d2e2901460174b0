import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

export type Person = Readonly<{ nationalId: string; name: string }>;

const MOST = 40;
/** Somebody whom the provider does not know; no PESEL of the made-up clinic begins so. */
const STRANGER: Person = { nationalId: '00000000000', name: 'Ktoś, kogo przychodnia nie zna' };

/** Who can be anybody at the made-up identity system: all that have an account, and one that has none. */
export async function peopleOf(db: Kysely<Tables>): Promise<Person[]> {
  const rows = await db
    .selectFrom('patients')
    .innerJoin('account_patients', 'account_patients.patient_id', 'patients.id')
    .select(['patients.id', 'national_id', 'name', 'last_name'])
    .distinct()
    .where('account_patients.role', '=', 'PATIENT')
    .where('account_patients.link_state', '=', 'C')
    .where('national_id', 'is not', null)
    .orderBy('patients.id')
    .limit(MOST)
    .execute();
  const people = rows.map(({ national_id: nationalId, name, last_name: lastName }) => ({
    nationalId: nationalId ?? '',
    name: `${name} ${lastName}`,
  }));
  return [...people, STRANGER];
}
