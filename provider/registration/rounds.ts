import type { Kysely } from 'kysely';
import type { Clock } from '#provider/core/clock.ts';
import type { Log } from '#provider/core/log.ts';
import { startRounds } from '#provider/core/rounds.ts';
import { createStore } from '#provider/core/store.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { FILES_KEPT_MS, KEPT_MS } from './rules.ts';

type Parts = Readonly<{ db: Kysely<Tables>; clock: Clock }>;

const EVERY_MS = 20_000;
const AT_ONCE = 100;

/** Deletes in the background what guests have begun and nobody has confirmed (C-117); what fails is tried again in the next round. */
export function startForgettingGuests({ log, ...parts }: Parts & { log: Log }) {
  return startRounds({
    everyMs: EVERY_MS,
    round: () =>
      forgetGuests(parts).catch((error: unknown) => {
        log.error(
          { failure: error instanceof Error ? error.name : 'unknown' },
          'registrations not forgotten',
        );
      }),
  });
}

/**
 * Deletes accounts that were not let in within 7 days with all that came with them, files of drafts that were never sent, and what is
 * over for as long. That nobody is let in later waits for no round: every call looks at the time itself.
 */
export async function forgetGuests({ db, clock }: Parts) {
  const store = createStore(db);
  const now = clock.now().getTime();
  for (;;) {
    const due = await store.registration.due({ now, limit: AT_ONCE });
    for (const { id, account_id: accountId } of due)
      await store.transaction(async (within) => {
        if (accountId !== null) await within.accounts.lock(accountId);
        await within.registration.endOpen({ id, state: 'OVER' });
      });
    if (due.length < AT_ONCE) break;
  }
  await store.transaction(async ({ registration }) => {
    await registration.forgetFilesBefore(now - FILES_KEPT_MS);
    await registration.forgetProvedBefore(now);
    await registration.forgetBefore(now - KEPT_MS);
  });
}
