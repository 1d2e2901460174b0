import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import type { AccessibilityReportRow } from './tables.ts';

const OPEN = ['NEW', 'PROLONGED'] as const;

/** Reports as the staff has them. */
export const staffReportsOf = (db: Kysely<Tables>) => ({
  /** The open ones, whose day comes first; so those that are overdue stand at the top. */
  open: (limit: number) =>
    db
      .selectFrom('accessibility_reports')
      .selectAll()
      .where('status', 'in', OPEN)
      .orderBy(({ fn }) => fn.coalesce('promised_by', 'answer_by'))
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** Reports that were answered or closed, the last one first. */
  ended: (limit: number) =>
    db
      .selectFrom('accessibility_reports')
      .selectAll()
      .where('status', 'not in', OPEN)
      .orderBy('ended_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),

  byId: (id: string) =>
    db.selectFrom('accessibility_reports').selectAll().where('id', '=', id).executeTakeFirst(),

  /** False when the report is not any more as it was read. */
  async change({ row, to }: { row: AccessibilityReportRow; to: Partial<AccessibilityReportRow> }) {
    const { numUpdatedRows } = await db
      .updateTable('accessibility_reports')
      .set(to)
      .where('id', '=', row.id)
      .where('status', '=', row.status)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
