import type { Kysely } from 'kysely';
import type { Clock } from '#provider/core/clock.ts';
import type { Log } from '#provider/core/log.ts';
import { startRounds } from '#provider/core/rounds.ts';
import { createStore } from '#provider/core/store.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { filesOverSince, standingOf } from './rules.ts';

type Parts = Readonly<{ db: Kysely<Tables>; clock: Clock }>;

const EVERY_MS = 60_000;

/** Deletes in the background the files of copies that can be fetched no more (B-28); what fails is tried again in the next round. */
export function startForgettingCopies({ log, ...parts }: Parts & { log: Log }) {
  return startRounds({
    everyMs: EVERY_MS,
    round: () =>
      forgetCopies(parts).catch((error: unknown) => {
        log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'copies not forgotten');
      }),
  });
}

/** A request stays, and is COMPLETED when its 30 days end (B-103). That its files are over waits for no round: each call looks at the time itself. */
export async function forgetCopies({ db, clock }: Parts) {
  const store = createStore(db);
  const now = clock.now().getTime();
  for (const found of await store.copies.withFiles(filesOverSince(now)))
    await store.transaction(async ({ patients, copies, invoices }) => {
      await patients.lock(found.patient_id);
      const row = (await copies.again(found.id)) ?? found;
      const invoice = row.ref_invoice === null ? undefined : await invoices.again(row.ref_invoice);
      const { until, isFetchable, state, completedAt } = standingOf({ row, invoice, now });
      if (until === null || isFetchable) return;
      await copies.forgetFiles(row.id);
      await copies.change(row.id, { state, completed_at: completedAt });
    });
}
