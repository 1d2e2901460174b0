import { sql, type Kysely } from 'kysely';
import { isPostgres } from './index.ts';

/** One table's foreign key to another. */
export type Reference = Readonly<{ from: string; to: string }>;

const IN_SQLITE = sql<Reference>`
  select "tables"."name" as "from", "keys"."table" as "to"
  from "sqlite_master" as "tables", pragma_foreign_key_list("tables"."name") as "keys"
  where "tables"."type" = 'table'`;

const IN_POSTGRES = sql<Reference>`
  select "own"."relname" as "from", "other"."relname" as "to"
  from "pg_constraint" as "keys"
  join "pg_class" as "own" on "own"."oid" = "keys"."conrelid"
  join "pg_class" as "other" on "other"."oid" = "keys"."confrelid"
  where "keys"."contype" = 'f' and "own"."relnamespace" = current_schema()::regnamespace`;

/** Returns which table of the store refers to which, by its foreign keys; a table's references to itself are left out. */
export async function references<Tables>(db: Kysely<Tables>): Promise<Reference[]> {
  const { rows } = await (isPostgres(db) ? IN_POSTGRES : IN_SQLITE).execute(db);
  return rows.filter(({ from, to }) => from !== to);
}
