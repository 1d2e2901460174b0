import { sql, type Kysely } from 'kysely';
import { isPostgres } from './index.ts';

/** The number of bytes that a store takes: its file, or its database with all indexes. */
export async function bytesOfStore<Tables>(db: Kysely<Tables>): Promise<number> {
  const asked = isPostgres(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{
        bytes: number;
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await asked.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
