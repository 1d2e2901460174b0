import { sql, type Kysely } from 'kysely';
import { inTransaction } from '#database/index.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { insertRows } from '#provider/core/insert-rows.ts';
import { LOAD_BATCH, loadCalendar, loadRows } from './load-rows.ts';

/**
 * Fills a seeded store up to `patients` ordinary patients, load.00001 and on, each with 15 bookings and a result of
 * 30 values. One transaction a batch: after a stop the next run goes on where the last one ended. Answers how many were
 * there before.
 */
export async function seedLoad({
  db,
  clock,
  patients,
  onProgress,
}: {
  db: Kysely<Tables>;
  clock: Clock;
  patients: number;
  onProgress?: (done: number) => void;
}): Promise<{ before: number }> {
  const before = await loadedPatients(db);
  if (before >= patients) return { before };

  const now = clock.now();
  const calendar = loadCalendar(now);
  const passwordHash = await seededPasswordHash(db);
  for (let first = before + 1; first <= patients; first += LOAD_BATCH) {
    const last = Math.min(first + LOAD_BATCH - 1, patients);
    const rows = loadRows({ first, last, calendar, now, passwordHash });
    await inTransaction(db, async (trx) => {
      for (const table of Object.keys(rows) as (keyof typeof rows)[]) {
        await insertRows({ trx, table, rows: rows[table] });
      }
    });
    onProgress?.(last);
  }

  await sql`analyze`.execute(db);
  return { before };
}

/** Everybody's password is that of the clinic's people. */
async function seededPasswordHash(db: Kysely<Tables>) {
  const account = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('password_hash', '<>', '')
    .limit(1)
    .executeTakeFirstOrThrow();
  return account.password_hash;
}

/** The number of patients of the load seed that the store has. */
async function loadedPatients(db: Kysely<Tables>) {
  const { count } = await db
    .selectFrom('accounts')
    .select((accounts) => accounts.fn.countAll<number>().as('count'))
    .where('id', 'like', 'account-load-%')
    .executeTakeFirstOrThrow();
  return Number(count);
}
