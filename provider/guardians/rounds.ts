import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '#provider/core/clock.ts';
import { endOfDay, localDay } from '#contract/days/reading/warsaw.ts';
import type { Log } from '#provider/core/log.ts';
import { startRounds } from '#provider/core/rounds.ts';
import { createStore } from '#provider/core/store.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { AccountPatientRow } from '#provider/core/rows.ts';
import { endLink } from '#provider/core/links/ending.ts';
import { tellOfLink } from '#provider/core/links/telling.ts';

type Parts = { db: Kysely<Tables>; clock: Clock; portalOrigin: string };

const EVERY_MS = 20_000;
const AT_ONCE = 100;

/** Ends in the background the links whose last day is over; what fails is tried again in the next round. */
export function startEnding({ log, ...parts }: Parts & { log: Log }) {
  return startRounds({
    everyMs: EVERY_MS,
    round: () =>
      endDue(parts).catch((error: unknown) => {
        log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'links not ended');
      }),
  });
}

/**
 * Ends the links whose last day is over and tells both sides; once each, also where several processes do it. That nobody reaches a record by
 * such a link from midnight on waits for no round: access decides by the day.
 */
export async function endDue(parts: Parts) {
  const store = createStore(parts.db);
  const today = localDay(parts.clock.now().getTime());
  for (;;) {
    const over = await store.links.over({ today, limit: AT_ONCE });
    for (const link of over) await store.transaction((locking) => end(parts, locking, link));
    if (over.length < AT_ONCE) return;
  }
}

async function end(
  { clock, portalOrigin }: Parts,
  store: Parameters<typeof tellOfLink>[1],
  { account_id: accountId, patient_id: patientId }: AccountPatientRow,
) {
  await store.patients.lock(patientId);
  const link = await store.links.get({ accountId, patientId });
  const today = localDay(clock.now().getTime());
  // Meanwhile it may have been ended, or been given another day.
  if (!link || link.link_state === 'D' || link.acts_until === null || link.acts_until >= today) return;
  const pair = { accountId, patientId };
  await endLink(store, { ...pair, endedBy: 'PERSON', now: endOfDay(link.acts_until) });
  if (link.link_state === 'C') {
    await tellOfLink({ clock, portalOrigin }, store, { ...pair, event: 'ENDED', by: 'PERSON' });
  }
  const entry = {
    at: clock.now(),
    accountId: null,
    patientId,
    action: 'guardians.endLink',
    object: accountId,
  };
  await store.audit.add([{ ...entry, requestId: randomUUID() }]);
}
