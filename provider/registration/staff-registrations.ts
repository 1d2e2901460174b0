import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

const MOST = 30;

/** The last registrations, for the staff side alone; or one of them. */
export const lastRegistrations = (db: Kysely<Tables>, id?: string) =>
  db
    .selectFrom('registrations')
    .leftJoin('accounts', 'accounts.id', 'registrations.account_id')
    .select(['registrations.id', 'registrations.account_id', 'registrations.state', 'registrations.channel'])
    .select([
      'registrations.body',
      'registrations.created_at',
      'registrations.expires_at',
      'accounts.username',
    ])
    .select(['accounts.preferred_channel', 'accounts.type'])
    .$if(id !== undefined, (query) => query.where('registrations.id', '=', id ?? ''))
    .orderBy('registrations.created_at', 'desc')
    .orderBy('registrations.id', 'desc')
    .limit(MOST)
    .execute();

/** The own person of an account, while another record has the same PESEL or document (S-60). */
export async function doubtedOf(db: Kysely<Tables>, accountId: string | null) {
  const row = await db
    .selectFrom('account_patients')
    .innerJoin('patients', 'patients.id', 'account_patients.patient_id')
    .select('patients.id')
    .where('account_patients.account_id', '=', accountId ?? '')
    .where('role', '=', 'PATIENT')
    .where('link_state', '=', 'C')
    .where(({ eb, or }) =>
      or([eb('national_id_doubted_at', 'is not', null), eb('document_doubted_at', 'is not', null)]),
    )
    .executeTakeFirst();
  return row?.id ?? null;
}
