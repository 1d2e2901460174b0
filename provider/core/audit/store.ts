import { sql, type Kysely } from 'kysely';
import { isPostgres } from '#database/index.ts';
import { newId } from '#provider/core/ids.ts';
import type { AuditRow } from '#provider/core/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Who did what, for whom and when. `object` is an id, never a content. */
export type AuditEntry = Readonly<{
  at: Date;
  /** Null: the staff. */
  accountId: string | null;
  patientId: string;
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
