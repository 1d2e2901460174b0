import type { Kysely } from 'kysely';
import { inTransaction } from '#database/index.ts';
import type { Clock } from '#provider/core/clock.ts';
import { dropRefusals } from '#provider/core/limits/store/refusals.ts';
import { addMonths, localDay } from '#contract/days/reading/warsaw.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { createStore } from '#provider/core/store.ts';
import { dropYearsBefore } from './store.ts';

const MONTHS_A_YEAR = 12;

/**
 * Deletes what the access log has kept for as long as the setting says (C-75): the table of a year when its last entry is older (C-87), and
 * refusals whose last time is. Returns the tables that went, and how many refusals.
 */
export async function dropOld({ db, clock }: { db: Kysely<Tables>; clock: Clock }) {
  const years = await createStore(db).settings.accessLogYears();
  const today = localDay(clock.now().getTime());
  const before = Date.parse(addMonths({ day: today, months: -MONTHS_A_YEAR * years }));
  return inTransaction(db, async (trx) => ({
    years: await dropYearsBefore(trx, before),
    refusals: await dropRefusals(trx, before),
  }));
}
