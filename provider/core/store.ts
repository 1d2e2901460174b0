import type { Kysely } from 'kysely';
import { inTransaction } from '#database/index.ts';
import { partsMadeWhenAsked } from '#database/parts.ts';
import { stores } from '#provider/generated/stores.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { readingOnce } from '#provider/core/settings/store/setting-of.ts';
import { auditOf } from './audit/store.ts';
import { usageOf } from './limits/store.ts';
import { queue, type OutboxMessage } from './outbox/queue.ts';

const makers = {
  ...stores,
  audit: auditOf,
  usage: usageOf,
  outbox: (db: Kysely<Tables>) => ({ queue: (message: OutboxMessage) => queue(db, message) }),
};
const NAMES = Object.keys(makers) as (keyof typeof makers)[];

/** Every area's queries, audit and outbox; of the whole store, or of one transaction. */
const partsOf = partsMadeWhenAsked(makers);
export type StoreInTransaction = ReturnType<typeof partsOf>;

/** The parts that read settings alone: of one request they read them once. */
const settingPartsOf = (db: Kysely<Tables>) => ({
  settings: stores.settings(db),
  consentSettings: stores.consentSettings(db),
  paymentSettings: stores.paymentSettings(db),
  depositSettings: stores.depositSettings(db),
});

/** The provider's store. */
export type Store = StoreInTransaction &
  Readonly<{
    /** All of it or nothing; `work` may run again after a conflict, so it touches nothing but its store. */
    transaction: <Result>(work: (store: StoreInTransaction) => Promise<Result>) => Promise<Result>;
    /** The same store for one request: outside of transactions it reads the settings once. */
    ofRequest: () => Store;
  }>;

export function createStore(db: Kysely<Tables>): Store {
  const lazy = partsOf(db);
  // Each part is made at once: a request's store takes them over.
  const parts = Object.fromEntries(NAMES.map((name) => [name, lazy[name]])) as StoreInTransaction;
  const store: Store = {
    ...parts,
    transaction: (work) => inTransaction(db, (trx) => work(partsOf(trx))),
    ofRequest: () => ({ ...store, ...settingPartsOf(readingOnce(db)) }),
  };
  return store;
}
