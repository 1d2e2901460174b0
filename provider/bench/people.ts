import type { Kysely } from 'kysely';
import type { Holder } from '#provider/core/signatures/made-up/authority.ts';
import type { Tables } from '#provider/generated/tables.ts';

const MOST = 60;

/** Who can sign at the desk: everybody who has an account, by the id of their own patient. */
export async function signersOf(db: Kysely<Tables>): Promise<(Holder & Readonly<{ id: string }>)[]> {
  const rows = await db
    .selectFrom('patients')
    .innerJoin('account_patients', 'account_patients.patient_id', 'patients.id')
    .select(['patients.id', 'national_id', 'name', 'last_name', 'birth_date'])
    .distinct()
    .where('account_patients.role', '=', 'PATIENT')
    .where('account_patients.link_state', '=', 'C')
    .orderBy('patients.id')
    .limit(MOST)
    .execute();
  return rows.map(({ id, national_id: pesel, name, last_name: lastName, birth_date: birthDate }) => ({
    id,
    pesel,
    name,
    lastName,
    birthDate,
  }));
}
