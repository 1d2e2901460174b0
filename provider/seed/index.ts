import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction, isPostgres } from '#database/index.ts';
import { dropYears } from '#provider/core/audit/store.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { clinicRows, type ClinicRows } from './clinic-rows.ts';
import { addScenes } from '#provider/telehealth-live/scenes.ts';
import { insertRows } from '#provider/core/insert-rows.ts';
import { TABLES, tablesToFill } from './tables.ts';

/** Where the seed goes, and the hash of everybody's password. `isDemo`: with teleconsultations that are live at this moment, so that they can be tried. */
export type SeedTarget = { db: Kysely<Tables>; clock: Clock; passwordHash: string; isDemo?: boolean };

/** Tells whether the store has no account yet: then it may be seeded. */
export async function isEmpty(db: Kysely<Tables>) {
  const anybody = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return anybody === undefined;
}

/** Puts "Przychodnia pod Lipami" (design: demo-clinic) into an empty, migrated store, as of the clock's today. */
export async function seedClinic({ db, clock, passwordHash, isDemo = false }: SeedTarget) {
  const rows = clinicRows({ now: clock.now(), passwordHash });
  await inTransaction(db, async (trx) => {
    await insertClinic({ trx, rows });
    if (isDemo) await addScenes(trx, clock.now().getTime());
  });
}

/** Wipes everything, sessions and outbox too, and seeds again as of the clock's today: all of it or nothing. */
export async function reset({ db, clock, passwordHash, isDemo = false }: SeedTarget) {
  const rows = clinicRows({ now: clock.now(), passwordHash });
  await inTransaction(db, async (trx) => {
    await wipe(trx);
    await dropYears(trx);
    await insertClinic({ trx, rows });
    if (isDemo) await addScenes(trx, clock.now().getTime());
  });
}

/** PostgreSQL would look for each deleted row's references, in whatever the load seed has left behind. */
async function wipe(trx: Transaction<Tables>) {
  if (isPostgres(trx)) await sql`truncate ${sql.join(TABLES.map((table) => sql.table(table)))}`.execute(trx);
  else for (const table of [...(await tablesToFill(trx))].reverse()) await trx.deleteFrom(table).execute();
}

async function insertClinic({ trx, rows }: { trx: Transaction<Tables>; rows: ClinicRows }) {
  for (const table of await tablesToFill(trx)) {
    await insertRows({ trx, table, rows: rows[table] });
  }
}
