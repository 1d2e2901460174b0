import { sql, type Kysely, type Transaction } from 'kysely';
import { isPostgres } from '#database/index.ts';
import { newId, timeOfId } from '#provider/core/ids.ts';
import type { AuditRow } from '#provider/core/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Who did what, for whom and when. `object` is an id, never a content. */
export type AuditEntry = Readonly<{
  at: Date;
  /** Null: the staff. */
  accountId: string | null;
  /** Null: the account itself. */
  patientId: string | null;
  action: string;
  object: string | null;
  requestId: string;
}>;

/** One statement for any number of rows, so that it is prepared once: the rows are its one parameter. */
export const auditOf = (db: Kysely<Tables>) => ({
  async add(entries: readonly AuditEntry[]) {
    const rows = JSON.stringify(entries.map(rowOf));
    const columns = sql.join(COLUMNS.map((name) => sql.ref(name)));
    await (
      isPostgres(db)
        ? sql`insert into audit (${columns}) select ${columns} from json_populate_recordset(null::audit, ${rows}::json)`
        : sql`insert into audit (${columns}) select ${sql.join(COLUMNS.map(fieldOfRow))} from json_each(${rows})`
    ).execute(db);
  },
});

const COLUMNS = [
  'id',
  'at',
  'account_id',
  'patient_id',
  'action',
  'object',
  'request_id',
] as const satisfies (keyof AuditRow)[];

const fieldOfRow = (name: keyof AuditRow) => sql`value ->> ${sql.lit(name)}`;

const rowOf = ({ at, accountId, patientId, action, object, requestId }: AuditEntry): AuditRow => ({
  id: newId(at),
  at: at.getTime(),
  account_id: accountId,
  patient_id: patientId,
  action,
  object,
  request_id: requestId,
});

const YEAR_TABLE = /^audit_\d{4}$/;

/**
 * Moves the oldest entries of before an instant to the table of their year, one year at a time; returns how many. Ids sort
 * by the time of their making, so that no index on the time is needed.
 */
export async function moveOldest({
  trx,
  before,
  limit,
}: {
  trx: Transaction<Tables>;
  before: number;
  limit: number;
}) {
  const oldest = await trx.selectFrom('audit').select('at').orderBy('id').limit(1).executeTakeFirst();
  if (!oldest || oldest.at >= before) return 0;
  const year = new Date(oldest.at).getUTCFullYear();
  const end = timeOfId(Math.min(before, Date.UTC(year + 1, 0)));

  const rows = await trx
    .selectFrom('audit')
    .select('id')
    .where('id', '<', end)
    .orderBy('id')
    .limit(limit)
    .$if(isPostgres(trx), (query) => query.forUpdate().skipLocked())
    .execute();
  if (rows.length === 0) return 0;
  const ids = sql.join(rows.map(({ id }) => id));
  const table = sql.table(`audit_${year}`);
  await sql`create table if not exists ${table} as select * from audit where 1 = 0`.execute(trx);
  await sql`insert into ${table} select * from audit where id in (${ids})`.execute(trx);
  await sql`delete from audit where id in (${ids})`.execute(trx);
  return rows.length;
}

async function yearTables(trx: Transaction<Tables>) {
  const tables = await trx.introspection.getTables();
  return tables.flatMap(({ name }) => (YEAR_TABLE.test(name) ? [name] : []));
}

/** Drops the tables of all years: for the reset of a clinic that is made up. */
export async function dropYears(trx: Transaction<Tables>) {
  for (const name of await yearTables(trx)) await trx.schema.dropTable(name).execute();
}

/** Drops the tables of years whose last entry was before an instant; returns their names. */
export async function dropYearsBefore(trx: Transaction<Tables>, before: number) {
  const dropped: string[] = [];
  for (const name of await yearTables(trx)) {
    const { rows } = await sql<{ at: number | null }>`select max(at) as at from ${sql.table(name)}`.execute(
      trx,
    );
    const last = rows[0]?.at ?? null;
    if (last === null || Number(last) >= before) continue;
    // Two processes may do it at once.
    await trx.schema.dropTable(name).ifExists().execute();
    dropped.push(name);
  }
  return dropped;
}
