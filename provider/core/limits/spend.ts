import type { z } from 'zod';
import type { LIMIT_ERRORS, Limited } from '#contract/errors.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { limitReached } from './rules.ts';

type OverLimit = z.input<(typeof LIMIT_ERRORS)['OVER_LIMIT']['data']>;
type Spending = {
  /** The transaction that does what is counted: both are kept, or neither. */
  store: StoreInTransaction;
  context: Pick<CallContext, 'clock' | 'refusals'>;
  accountId: string;
  errors: { OVER_LIMIT: (error: { data: OverLimit }) => Error };
  what: Limited;
  /** The amount that is spent: bytes for files; one by default for all else. */
  amount?: number;
};

/**
 * Counts something against the bounds of an account, whose other writes wait until the transaction has ended, so that many at once
 * do not pass. What is refused leaves a trace, which the staff side shows.
 * @throws OVER_LIMIT, with the time when it ends
 */
export async function spend({ store, context, errors, accountId, what, amount = 1 }: Spending) {
  const at = context.clock.now();
  const now = at.getTime();
  await store.accounts.lock(accountId);
  const limits = await store.settings.limits();
  const used = await store.usage.ofLastDay({ accountId, what, now });
  const reached = limitReached({ used, amount, now, what, limits });
  if (!reached) return store.usage.add({ accountId, what, amount, now });
  context.refusals.note({ accountId, kind: `limit.${what}`, at });
  throw errors.OVER_LIMIT({ data: { ...reached, until: new Date(reached.until).toISOString() } });
}
