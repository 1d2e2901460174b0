import { groupsOf } from '#app/services/request/address-groups.ts';
import type { Portal, Refusal } from '#app/services/request/load-context.server.ts';
import { asFarAsPossible } from '#database/failures.ts';
import { tooMany } from '#server/gate/request-limit.ts';

const WINDOW_MS = 60 * 60_000;
/** Households share an address at a hospital or behind a mobile network. */
const OF_HOUSEHOLD = 30;
const OF_NETWORK = 8 * OF_HOUSEHOLD;

/** The status of a form that did what it was sent for. */
const DONE = 303;

type Sending = Readonly<{
  /** The path as its area declares it. */
  what: string;
  address: string;
  attempt: () => Promise<Response | Refusal>;
}>;

/**
 * Counts forms of guests that make the provider send something, by address and by network, whatever was typed: who is refused learns
 * nothing of anybody. A form that comes back has sent nothing. How much one account is sent is the provider's to count.
 */
export function sendLimit({ store, clock }: Pick<Portal, 'store' | 'clock'>) {
  return async ({ what, address, attempt }: Sending): Promise<Response | Refusal> => {
    const { near, wide } = groupsOf(address);
    const buckets = [`${what}:${near}`, `${what}:${wide}`];
    const now = clock.now().getTime();
    const counted = await store.limits.countHits({ buckets, now, windowMs: WINDOW_MS });
    const over = counted.find(({ hits }, index) => hits > (index === 0 ? OF_HOUSEHOLD : OF_NETWORK));
    if (over) return tooMany(over.endsAt - now);

    const answer = await attempt();
    if (answer.status !== DONE) await asFarAsPossible(store.limits.takeBackHits(buckets));
    return answer;
  };
}
