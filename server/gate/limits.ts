import { isIPv6 } from 'node:net';
import type { Portal, Refusal } from '#app/services/request/load-context.server.ts';

const MINUTE_MS = 60_000;
const TRIES_WINDOW_MS = 10 * MINUTE_MS;
/** How many times one address's tries all addresses may make together, against tries from everywhere at once. */
const EVERYBODY = 100;

const tooMany = (endsAt: number): Refusal => ({
  status: 429,
  reason: 'too-many',
  retryAfterSeconds: Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)),
});

/**
 * Requests of one address, a minute at a time, counted in memory. Without a trusted proxy a loopback address is the
 * machine itself (or a proxy that nobody told us of), so it is not counted.
 */
export function requestLimit({ environment }: Portal) {
  let hitsOf = new Map<string, number>();
  let endsAt = 0;

  return (address: string): Refusal | null => {
    if (!environment.trustProxy && isLoopback(address)) return null;
    if (Date.now() >= endsAt) {
      hitsOf = new Map();
      endsAt = Date.now() + MINUTE_MS;
    }
    const group = groupOf(address);
    const hits = (hitsOf.get(group) ?? 0) + 1;
    hitsOf.set(group, hits);
    return hits > environment.requestsPerMinute ? tooMany(endsAt) : null;
  };
}

/**
 * Counts tries at what can be guessed (a password, a code) by address and of everybody, in the store so that neither a
 * restart nor another process forgets them. `what` is the path that its area declares. Only tries that fail stay
 * counted. The lock of one account, and how often one code may be tried, are the provider's.
 */
export function tryLimit({ environment, store }: Portal) {
  return async ({
    what,
    address,
    attempt,
  }: {
    what: string;
    address: string;
    attempt: () => Promise<Response | Refusal>;
  }): Promise<Response | Refusal> => {
    const fromAddress = `${what}:${groupOf(address)}`;
    const fromAnywhere = `${what}:*`;
    const hit = (bucket: string) => store.countHit({ bucket, now: Date.now(), windowMs: TRIES_WINDOW_MS });

    const byAddress = await hit(fromAddress);
    if (byAddress.hits > environment.signInTries) return tooMany(byAddress.endsAt);
    const byAll = await hit(fromAnywhere);
    if (byAll.hits > environment.signInTries * EVERYBODY) return tooMany(byAll.endsAt);

    const answer = await attempt();
    if (answer.status === 303)
      await Promise.all([store.takeBackHit(fromAddress), store.takeBackHit(fromAnywhere)]);
    return answer;
  };
}

export const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);

/** One IPv6 household has a whole /64: it counts as one address. */
export function groupOf(address: string) {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [start = '', end = ''] = address.split('::');
  const left = start.split(':');
  const right = end === '' ? [] : end.split(':');
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}
