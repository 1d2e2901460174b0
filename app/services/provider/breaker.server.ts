const UNANSWERED_CALLS = 3;
const OF_REQUESTS = 2;
const REST_MS = 10_000;

/** A call that the breaker has let through, and that tells it how it ended. */
export type Attempt = Readonly<{ answered: () => void; unanswered: () => void }>;

/**
 * Knows whether the provider answers at all: after three calls in a row without an answer, of two requests at least, it
 * counts as down for 10 s, and then one call at a time tries. A call that got none while another one was answered says nothing
 * of the host, and neither do the calls of one page alone: a record or a register which hangs shuts nobody out (docs/decisions/025-a-provider-that-hangs.md).
 */
export function createBreaker({ clock }: { clock: { now(): Date } }) {
  let answers = 0;
  let unansweredInARow = 0;
  /** Whose they were, as far as it matters. */
  let requests = new Set<string>();
  let triesAgainAt = 0;

  /** A clock that was put back keeps nobody waiting for longer. */
  const isResting = (now: number) => now < triesAgainAt && triesAgainAt - now <= REST_MS;
  const rest = (now: number) => {
    triesAgainAt = now + REST_MS;
  };

  const isDown = () => unansweredInARow >= UNANSWERED_CALLS && requests.size >= OF_REQUESTS;

  return {
    isDown,

    /** `request`: whose call it is. Null: the call is not to be made. */
    begin(request: string): Attempt | null {
      const now = clock.now().getTime();
      if (isDown() && isResting(now)) return null;
      // Whoever comes while this one tries is sent away.
      if (isDown()) rest(now);

      const answersBefore = answers;
      return {
        answered() {
          answers += 1;
          unansweredInARow = 0;
          requests = new Set();
        },
        unanswered() {
          if (answers !== answersBefore) return;
          unansweredInARow += 1;
          if (requests.size < OF_REQUESTS) requests.add(request);
          rest(clock.now().getTime());
        },
      };
    },
  };
}
