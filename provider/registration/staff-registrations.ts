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
