import type { Kysely } from 'kysely';
import { inTransaction } from '#database/index.ts';
import { storesOf } from '#provider/generated/stores.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { auditOf } from './audit/store.ts';
import { usageOf } from './limits/store.ts';
import { queue, type OutboxMessage } from './outbox/queue.ts';

/** Every area's queries, audit and outbox; of the whole store, or of one transaction. */
const partsOf = (db: Kysely<Tables>) => ({
  ...storesOf(db),
  audit: auditOf(db),
  usage: usageOf(db),
  outbox: { queue: (message: OutboxMessage) => queue(db, message) },
});
export type StoreInTransaction = ReturnType<typeof partsOf>;

/** The provider's store. */
export type Store = ReturnType<typeof createStore>;

export function createStore(db: Kysely<Tables>) {
  return {
    ...partsOf(db),

    /** All of it or nothing; `work` may run again after a conflict, so it touches nothing but its store. */
    transaction: <Result>(work: (store: StoreInTransaction) => Promise<Result>) =>
      inTransaction(db, (trx) => work(partsOf(trx))),
  };
}
