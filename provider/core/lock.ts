import { sql, type Kysely } from 'kysely';
import { isPostgres } from '#database/index.ts';
import type { Tables } from '#provider/generated/tables.ts';

type Locked = 'accounts' | 'corrections' | 'patients';

/** Until the transaction ends, others wait who lock the same row; SQLite has one writer at a time anyway. */
export async function lockRow(trx: Kysely<Tables>, { table, id }: { table: Locked; id: string }) {
  if (!isPostgres(trx)) return;
  await trx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** The same for what has no row. */
export async function lockWord(trx: Kysely<Tables>, word: string) {
  if (!isPostgres(trx)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${word}, 0))`.execute(trx);
}
