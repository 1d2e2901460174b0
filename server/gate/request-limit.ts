import type { Portal, Refusal } from '#app/services/request/load-context.server.ts';
import { groupsOf, isLoopback } from '#app/services/request/address-groups.ts';

const MINUTE_MS = 60_000;
/** The number of households whose requests a network may make. */
const HOUSEHOLDS = 20;

/**
 * Requests of one address and of its network, a minute at a time, counted in memory by a clock that nobody sets.
 * Without a trusted proxy a loopback address is the machine itself (or a proxy that nobody told us of), so it is not counted.
 */
export function requestLimit(
  { environment: { trustProxy, requestsPerMinute } }: Pick<Portal, 'environment'>,
  elapsed = () => performance.now(),
) {
  let hitsOf = new Map<string, number>();
  let endsAt = 0;

  const hit = (group: string) => {
    const hits = (hitsOf.get(group) ?? 0) + 1;
    hitsOf.set(group, hits);
    return hits;
  };

  return (address: string): Refusal | null => {
    if (!trustProxy && isLoopback(address)) return null;
    const now = elapsed();
    if (now >= endsAt) {
      hitsOf = new Map();
      endsAt = now + MINUTE_MS;
    }
    const { near, wide } = groupsOf(address);
    const isTooMany = hit(near) > requestsPerMinute || hit(wide) > requestsPerMinute * HOUSEHOLDS;
    return isTooMany ? tooMany(endsAt - now) : null;
  };
}

/** A refusal that says after how many milliseconds it is over. */
export const tooMany = (ms: number): Refusal => ({
  status: 429,
  reason: 'too-many',
  retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)),
});
