import { bytesOfStore } from '#database/sizes.ts';
import type { PortalDatabase, PortalTables } from './tables.server.ts';

const TABLES = {
  sessions: true,
  submissions: true,
  kept_answers: true,
  drafts: true,
  guest_drafts: true,
  seen_lists: true,
  seen_entries: true,
  untold_patients: true,
  second_steps: true,
  limits: true,
} as const satisfies Record<keyof PortalTables, true>;

export type StoreSizes = Readonly<{
  bytes: number;
  /** Rows by table. */
  rows: Readonly<Record<keyof PortalTables, number>>;
}>;

/** The number of rows of everything; each table is counted by an index, and no row is read. */
export async function sizesOf(db: PortalDatabase): Promise<StoreSizes> {
  const rows = {} as Record<keyof PortalTables, number>;
  for (const table of Object.keys(TABLES) as (keyof PortalTables)[]) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    rows[table] = Number(count);
  }
  return { bytes: await bytesOfStore(db), rows };
}
