import type { Kysely } from 'kysely';
import { newId } from './ids.ts';
import type { AuditRow, Tables } from './tables.ts';

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

/** Few enough for the parameters of one statement on either engine. */
const ROWS_AT_ONCE = 500;

export const auditOf = (db: Kysely<Tables>) => ({
  async add(entries: readonly AuditEntry[]) {
    for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
      const rows = entries.slice(start, start + ROWS_AT_ONCE).map(rowOf);
      await db.insertInto('audit').values(rows).execute();
    }
  },
});

const rowOf = ({ at, accountId, patientId, action, object, requestId }: AuditEntry): AuditRow => ({
  id: newId(at),
  at: at.getTime(),
  account_id: accountId,
  patient_id: patientId,
  action,
  object,
  request_id: requestId,
});
