import type { Kysely } from 'kysely';
import { inTransaction } from '#database/index.ts';
import { partsMadeWhenAsked } from '#database/parts.ts';
import { stores } from '#provider/generated/stores.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { auditOf } from './audit/store.ts';
import { usageOf } from './limits/store.ts';
import { queue, type OutboxMessage } from './outbox/queue.ts';

/** Every area's queries, audit and outbox; of the whole store, or of one transaction. */
const partsOf = partsMadeWhenAsked({
  ...stores,
  audit: auditOf,
  usage: usageOf,
  outbox: (db: Kysely<Tables>) => ({ queue: (message: OutboxMessage) => queue(db, message) }),
});
export type StoreInTransaction = ReturnType<typeof partsOf>;

/** The provider's store. */
export type Store = ReturnType<typeof createStore>;

export function createStore(db: Kysely<Tables>) {
  return Object.assign(partsOf(db), {
    /** All of it or nothing; `work` may run again after a conflict, so it touches nothing but its store. */
    transaction: <Result>(work: (store: StoreInTransaction) => Promise<Result>) =>
      inTransaction(db, (trx) => work(partsOf(trx))),
  });
}
