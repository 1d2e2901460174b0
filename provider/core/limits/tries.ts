import type { CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { nextTryAt, type Tried } from './rules.ts';

type Trying = {
  store: StoreInTransaction;
  context: Pick<CallContext, 'clock' | 'refusals'>;
  accountId: string;
  what: Tried;
  /** Makes the error that is thrown when there were too many, with the time from which on the next is taken. */
  tooMany: (error: { data: { until: string } }) => Error;
};

/** Counts a try of the account, which the transaction has locked (AP-46). What is refused leaves a trace. @throws what `tooMany` makes */
export async function spendTry({ store, context, accountId, what, tooMany }: Trying) {
  const at = context.clock.now();
  const now = at.getTime();
  const used = await store.usage.ofLastDay({ accountId, what, now });
  const until = nextTryAt({ used, now });
  if (until === null) return store.usage.add({ accountId, what, amount: 1, now });
  context.refusals.note({ accountId, kind: `limit.${what}`, at });
  throw tooMany({ data: { until: new Date(until).toISOString() } });
}
