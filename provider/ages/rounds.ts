import type { Kysely } from 'kysely';
import type { Clock } from '#provider/core/clock.ts';
import { localDay, type Day } from '#contract/days/reading/warsaw.ts';
import type { Log } from '#provider/core/log.ts';
import { startRounds } from '#provider/core/rounds.ts';
import { createStore, type Store, type StoreInTransaction } from '#provider/core/store.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { AGES, bornForNotices, bornOfAge, noticeDue } from './rules.ts';
import type { AgeNoticeRow } from './tables.ts';
import { endParentsOf, tell } from './telling.ts';

type Parts = { db: Kysely<Tables>; clock: Clock; portalOrigin: string };
type Child = { id: string; birth_date: Day };

const EVERY_MS = 20_000;
const AT_ONCE = 100;

/** Does in the background what the ages of the law do by themselves; what fails is tried again in the next round. */
export function startAgeing({ log, ...parts }: Parts & { log: Log }) {
  return startRounds({
    everyMs: EVERY_MS,
    round: () =>
      ageDue(parts).catch((error: unknown) => {
        log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'ages not seen to');
      }),
  });
}

/**
 * Ends parents' links of who is of age, and tells parents and children of the ages that come and are reached; once each, also where
 * several processes do it. That nobody reaches a record as a parent from midnight on waits for no round: access decides by the day.
 */
export async function ageDue(parts: Parts) {
  const store = createStore(parts.db);
  const today = localDay(parts.clock.now().getTime());
  for (;;) {
    const bornUntil = bornOfAge(today);
    const grown = await store.ages.ofAgeWithParents({ bornUntil, limit: AT_ONCE });
    for (const child of grown) await endParents({ ...parts, store, child, today });
    if (grown.length < AT_ONCE) break;
  }
  for (let after = ''; ;) {
    const children = await store.ages.childrenBorn({ ...bornForNotices(today), after, limit: AT_ONCE });
    for (const child of children) await tellOfAges({ ...parts, store, child, today });
    if (children.length < AT_ONCE) return;
    after = children.at(-1)?.id ?? '';
  }
}

type OfChild = Parts & { store: Store; child: Child; today: Day };

function endParents({ store: whole, clock, portalOrigin, child, today }: OfChild) {
  return whole.transaction(async (store) => {
    await store.patients.lock(child.id);
    await endParentsOf({ store, child, today, at: clock.now(), portalOrigin });
  });
}

async function tellOfAges({ store: whole, clock, portalOrigin, child, today }: OfChild) {
  const { id: patientId, birth_date: birthDate } = child;
  const at = clock.now();
  for (const age of AGES) {
    const days = noticeDue({ birthDate, age, today });
    if (days === null || (await isTold({ store: whole, patientId, age, days }))) continue;
    await whole.transaction(async (store) => {
      await store.patients.lock(patientId);
      const parents = (await parentsOf(store, patientId)).map(({ account_id: id }) => id);
      await tell({ store, patientId, parents, age, days, birthDate, at, portalOrigin });
    });
  }
}

const parentsOf = async (store: Pick<StoreInTransaction, 'links'>, patientId: string) =>
  (await store.links.ofPatient(patientId)).filter(
    ({ role, link_state: state }) => role === 'CHILD' && state === 'C',
  );

type Notice = { store: StoreInTransaction; patientId: string } & Pick<AgeNoticeRow, 'age' | 'days'>;

/** Tells whether everybody who is to be told has been. */
async function isTold({ store, patientId, age, days }: Notice) {
  const told = new Set((await store.ages.told({ patientId, age, days })).map(({ account_id: id }) => id));
  const parents = await parentsOf(store, patientId);
  const own = await store.links.ownAccounts(patientId);
  return [...parents.map(({ account_id: id }) => id), ...own.map(({ id }) => id)].every((id) => told.has(id));
}
