import { isKnownAddress, knownBrowserOf } from '#app/services/access/known.server.ts';
import { groupsOf } from '#app/services/request/address-groups.ts';
import type { Portal, Refusal } from '#app/services/request/load-context.server.ts';
import { asFarAsPossible } from '#database/failures.ts';
import { tooMany } from '#server/gate/request-limit.ts';
import { createTurns, type Claim, type TurnLimits } from './turns.ts';

const WINDOW_MS = 10 * 60_000;
/** The number of households whose failures a network may have. */
const HOUSEHOLDS = 8;
/** The number of households' failures within a window that are a flood. */
const FLOOD = 100;

/** A provider hashes two passwords at once: what waits, waits here, where it is known who has been here before. */
const TURNS: TurnLimits = { atOnce: 3, waiting: 2000, waitingOfGroup: 20, patienceMs: 4_000 };
const OF_STRANGERS = 2;
const OF_STRANGERS_IN_A_FLOOD = 1;
const BUSY: Refusal = { status: 503, reason: 'unavailable', retryAfterSeconds: 10 };

/** The status of a form that came back because what was typed is wrong. */
const FAILED = 422;

/** A try at what can be guessed. */
export type Try = Readonly<{
  /** The path as its area declares it. */
  what: string;
  address: string;
  /** Who is signed in with a live session tries at codes of their own. */
  sessionId: string | null;
  cookies: string | null;
  username: unknown;
  attempt: () => Promise<Response | Refusal>;
}>;

type Bucket = readonly [name: string, most: number];
type Counted = { buckets: readonly Bucket[]; claimAfter: (hits: readonly number[]) => Claim };

/**
 * Counts tries at what can be guessed (a password, a code) in the store, so that neither a restart nor another process forgets
 * them. Only what fails as a guess stays counted: an outage, a full queue, a locked name do not. Those who have signed in with
 * this browser before, and those who are signed in, are counted by themselves; strangers by address and by network. Nobody is
 * refused for what strangers did elsewhere: a flood makes strangers wait for one another. The lock of one account, and how
 * often one code may be tried, are the provider's.
 */
export function tryLimit(portal: Portal) {
  const { environment, store } = portal;
  const { signInTries } = environment;
  const browser = knownBrowserOf(portal);
  let isFlooded = false;
  const turns = createTurns({
    limits: TURNS,
    ofOthers: () => (isFlooded ? OF_STRANGERS_IN_A_FLOOD : OF_STRANGERS),
  });

  const byOneself = (name: string): Counted => ({
    buckets: [[name, signInTries]],
    claimAfter: () => ({ rank: 0, group: name }),
  });

  async function byAddress({ what, address }: Try): Promise<Counted> {
    const { near, wide } = groupsOf(address);
    const isKnown = await isKnownAddress({ portal, address });
    return {
      buckets: [
        [`${what}:${near}`, signInTries],
        [`${what}:${wide}`, signInTries * HOUSEHOLDS],
        [`${what}:*`, Infinity],
      ],
      claimAfter([ofNear = 0, , ofAll = 0]) {
        isFlooded = ofAll > signInTries * FLOOD;
        if (isKnown) return { rank: 0, group: near };
        return { rank: ofNear > 1 ? 2 : 1, group: near };
      },
    };
  }

  function countedBy(one: Try) {
    const { what, sessionId, cookies: header, username } = one;
    const browserId = browser.read({ header, username });
    if (browserId) return byOneself(`${what}:browser:${browserId}`);
    return sessionId ? byOneself(`${what}:session:${sessionId}`) : byAddress(one);
  }

  return async (one: Try): Promise<Response | Refusal> => {
    const { buckets: limits, claimAfter } = await countedBy(one);
    const buckets = limits.map(([name]) => name);
    const now = portal.clock.now().getTime();
    const counted = await store.limits.countHits({ buckets, now, windowMs: WINDOW_MS });
    const over = counted.find(({ hits }, index) => hits > (limits[index]?.[1] ?? 0));
    if (over) return tooMany(over.endsAt - now);

    const hits = counted.map((bucket) => bucket.hits);
    const answer = await turns(claimAfter(hits), one.attempt);
    if (answer?.status !== FAILED) await asFarAsPossible(store.limits.takeBackHits(buckets));
    return answer ?? BUSY;
  };
}
