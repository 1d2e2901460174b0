import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** SQLite takes at most 32,766 values in a statement. */
const VALUES_PER_STATEMENT = 30_000;

/** Puts rows into a table, many in a statement. All rows have the same columns. */
export async function insertRows<Table extends keyof Tables>({
  trx,
  table,
  rows,
}: {
  trx: Kysely<Tables>;
  table: Table;
  rows: readonly Insertable<Tables[Table]>[];
}) {
  const columns = Object.keys(rows[0] ?? {}).length;
  const atOnce = Math.floor(VALUES_PER_STATEMENT / Math.max(columns, 1));
  for (let start = 0; start < rows.length; start += atOnce) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + atOnce))
      .execute();
  }
}
