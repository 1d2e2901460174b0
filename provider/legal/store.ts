import type { Kysely } from 'kysely';
import type { AccessibilityStatement } from '#contract/settings/schemas.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { AccessibilityReportRow, AccessibilityReportSendRow } from './tables.ts';

/** Whoever answers requests by the accessibility statement is told of them. */
const CONTACT_KEY = 'accessibilityStatement';

const reportsOf = (db: Kysely<Tables>) => ({
  /** False when there is one of the same receipt or number. */
  async insert(row: AccessibilityReportRow) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('accessibility_reports')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  byReceipt: (receipt: string) =>
    db.selectFrom('accessibility_reports').selectAll().where('receipt', '=', receipt).executeTakeFirst(),

  /** Where a report is told of; null: nowhere but on the staff side. */
  async contactEmail(): Promise<string | null> {
    const row = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', CONTACT_KEY)
      .executeTakeFirst();
    const statement = row && (JSON.parse(row.value) as AccessibilityStatement | null);
    return statement?.contact.email ?? null;
  },

  /** The number of reports that have come since an instant (ms), when the last one of a source, and when the contact was last told. */
  async sentSince({ since, source }: { since: number; source: string }) {
    const row = await db
      .selectFrom('accessibility_report_sends')
      .select(({ fn, eb }) => [
        fn.countAll<number | string>().as('in_all'),
        fn.max(eb.case().when('source', '=', source).then(eb.ref('at')).end()).as('last_of_source'),
        fn.max(eb.case().when('is_told', '=', 1).then(eb.ref('at')).end()).as('last_told'),
      ])
      .where('at', '>', since)
      .executeTakeFirstOrThrow();
    return {
      inAll: Number(row.in_all),
      lastOfSource: row.last_of_source === null ? undefined : Number(row.last_of_source),
      lastTold: Number(row.last_told ?? 0),
    };
  },

  /** Notes one more, and forgets those of before an instant. */
  async noteSend({ row, before }: { row: AccessibilityReportSendRow; before: number }) {
    await db.deleteFrom('accessibility_report_sends').where('at', '<=', before).execute();
    await db.insertInto('accessibility_report_sends').values(row).execute();
  },
});

export const legalStore = { accessibilityReports: reportsOf };
