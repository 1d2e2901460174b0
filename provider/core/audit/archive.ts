import { startRounds } from '#provider/core/rounds.ts';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { inTransaction } from '#database/index.ts';
import type { Clock } from '#provider/core/clock.ts';
import { addMonths, localDay } from '#contract/days/reading/warsaw.ts';
import type { Log } from '#provider/core/log.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { dropOld } from './retention.ts';
import { moveOldest } from './store.ts';

/** A year that can be asked for whole, and the month in which it is asked for. */
const MONTHS_KEPT = 13;
/** So few that whoever writes into the audit meanwhile does not notice. */
const GROUP = 1_000;
const EVERY_MS = 3_600_000;

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
    const group = await inTransaction(db, (trx) => moveOldest({ trx, before, limit: GROUP }));
    if (group === 0) return moved;
    moved += group;
    // SQLite works in this very thread: requests come in between.
    await othersTurn();
  }
}

/** Archives in the background, and deletes what is too old, at once and every hour; what fails is tried again then. `stop` waits for what is under way. */
export function startArchiving({ log, ...parts }: Parts & { log: Log }) {
  return startRounds({
    everyMs: EVERY_MS,
    round: () =>
      archiveAudit(parts)
        .then(async (moved) => {
          if (moved > 0) log.info({ moved }, 'audit archived');
          const dropped = await dropOld(parts);
          if (dropped.years.length + dropped.refusals > 0)
            log.info(dropped, 'old entries of the audit deleted');
        })
        .catch((error: unknown) => {
          log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'audit not archived');
        }),
  });
}
