import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

export type Person = Readonly<{ nationalId: string; name: string }>;

const MOST = 40;
/** Somebody whom the provider does not know, and the assurance that the identity system says of them (C-07); absent: none. */
export type Stranger = Person & Readonly<{ given: string; family: string; assurance?: 'high' | 'low' }>;
export const STRANGERS: readonly Stranger[] = [
  {
    nationalId: '85032971225',
    name: 'Ktoś, kogo przychodnia nie zna',
    given: 'Krystyna',
    family: 'Wójcicka',
    assurance: 'high',
  },
  {
    nationalId: '79110471314',
    name: 'Ktoś, kogo przychodnia nie zna (tożsamość niepewna)',
    given: 'Mirosław',
    family: 'Zaręba',
    assurance: 'low',
  },
  {
    nationalId: '91071571445',
    name: 'Ktoś, kogo przychodnia nie zna (nie wiadomo, jak pewna tożsamość)',
    given: 'Aldona',
    family: 'Żak-Maj',
  },
];

/** Who can be anybody at the made-up identity system: all that have an account, and some that have none. */
export async function peopleOf(db: Kysely<Tables>): Promise<Person[]> {
  const rows = await db
    .selectFrom('patients')
    .innerJoin('account_patients', 'account_patients.patient_id', 'patients.id')
    .select(['patients.id', 'national_id', 'name', 'last_name'])
    .distinct()
    .where('account_patients.role', '=', 'PATIENT')
    .where('account_patients.link_state', '=', 'C')
    .where('national_id', 'is not', null)
    .where('national_id_doubted_at', 'is', null)
    .orderBy('patients.id')
    .limit(MOST)
    .execute();
  const people = rows.map(({ national_id: nationalId, name, last_name: lastName }) => ({
    nationalId: nationalId ?? '',
    name: `${name} ${lastName}`,
  }));
  return [...people, ...STRANGERS];
}
