import { setImmediate as othersTurn } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction, isPostgres } from '#database/index.ts';
import type { Clock } from '#provider/core/clock.ts';
import { timeOfId } from '#provider/core/ids.ts';
import { addMonths, localDay } from '#provider/core/local-time.ts';
import type { Log } from '#provider/core/log.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** A year that can be asked for whole, and the month in which it is asked for. */
const MONTHS_KEPT = 13;
/** So few that whoever writes into the audit meanwhile does not notice. */
const GROUP = 1_000;
const EVERY_MS = 3_600_000;
const YEAR_TABLE = /^audit_\d{4}$/;

type Parts = { db: Kysely<Tables>; clock: Clock };

/**
 * Moves entries older than 13 months to a table of their year (audit_2025), so that the one that is written to does not
 * grow without end. A group is one transaction: an entry is in one of the tables, never in both or in none; several
 * processes may do it at once. Returns how many were moved.
 */
export async function archiveAudit({ db, clock }: Parts) {
  const today = localDay(clock.now().getTime());
  const before = Date.parse(addMonths({ day: today, months: -MONTHS_KEPT }));
  for (let moved = 0; ;) {
    const group = await inTransaction(db, (trx) => moveGroup({ trx, before }));
    if (group === 0) return moved;
    moved += group;
    // SQLite works in this very thread: requests come in between.
    await othersTurn();
  }
}

/** Ids sort by the time of their making, so that the oldest are found without an index on the time. */
async function moveGroup({ trx, before }: { trx: Transaction<Tables>; before: number }) {
  const oldest = await trx.selectFrom('audit').select('at').orderBy('id').limit(1).executeTakeFirst();
  if (!oldest || oldest.at >= before) return 0;
  const year = new Date(oldest.at).getUTCFullYear();
  const end = timeOfId(Math.min(before, Date.UTC(year + 1, 0)));

  const rows = await trx
    .selectFrom('audit')
    .select('id')
    .where('id', '<', end)
    .orderBy('id')
    .limit(GROUP)
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

/** Drops the tables of all years: for the reset of a clinic that is made up. */
export async function dropArchive(trx: Transaction<Tables>) {
  const tables = await trx.introspection.getTables();
  for (const { name } of tables.filter((one) => YEAR_TABLE.test(one.name))) {
    await trx.schema.dropTable(name).execute();
  }
}

/** Archives in the background, at once and every hour; what fails is tried again then. `stop` waits for what is under way. */
export function startArchiving({ log, ...parts }: Parts & { log: Log }) {
  let running: Promise<void> | undefined;
  const wake = () => {
    running ??= archiveAudit(parts)
      .then((moved) => {
        if (moved > 0) log.info({ moved }, 'audit archived');
      })
      .catch((error: unknown) => {
        log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'audit not archived');
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(wake, EVERY_MS).unref();
  wake();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
