/** The bounds of work: how much runs at once, in all, and how much waits for its turn, in all and of one account, and how long. */
export type PlaceRules = Readonly<{
  atOnce: number;
  waiting: number;
  waitingOfOne: number;
  patienceMs: number;
  /** Before each piece of work, so that what has arrived meanwhile is answered: the work itself never lets others in. */
  pauseMs?: number;
}>;

export const UPLOAD_PLACES: PlaceRules = { atOnce: 4, waiting: 32, waitingOfOne: 2, patienceMs: 10_000 };
/** C-20: guests have places of their own, so that they take none of a patient's; a browser sends one after another. */
export const GUEST_UPLOAD_PLACES: PlaceRules = {
  atOnce: 2,
  waiting: 16,
  waitingOfOne: 0,
  patienceMs: 10_000,
};
/** Files and pages that take long to make: whoever asks for many gets them one after another, and others get theirs between. */
export const MAKING_PLACES: PlaceRules = {
  atOnce: 2,
  waiting: 200,
  waitingOfOne: 20,
  patienceMs: 20_000,
  pauseMs: 20,
};

type Waiting = { account: string; begin: () => void };

/**
 * Runs work in a place of its account, one at a time; those that wait get theirs in order. Null when there is none in
 * time: nothing was run.
 */
export function accountPlaces({
  atOnce,
  waiting: mostWaiting,
  waitingOfOne,
  patienceMs,
  pauseMs = 0,
}: PlaceRules) {
  const running = new Set<string>();
  const waiting: Waiting[] = [];

  const isFree = (account: string) => running.size < atOnce && !running.has(account);
  /** Whoever waits and could begin comes before who has just come. */
  const isNext = (account: string) => isFree(account) && !waiting.some((one) => isFree(one.account));

  function hasRoomToWait(account: string) {
    const own = waiting.filter((one) => one.account === account).length;
    return waiting.length < mostWaiting && own < waitingOfOne;
  }

  /** Resolves to true if the turn came in time. */
  function waitFor(account: string) {
    return new Promise<boolean>((resolve) => {
      const one = { account, begin: () => settle(true) };
      const overdue = setTimeout(() => settle(false), patienceMs);
      const settle = (isTurn: boolean) => {
        clearTimeout(overdue);
        waiting.splice(waiting.indexOf(one), 1);
        if (isTurn) running.add(account);
        resolve(isTurn);
      };
      waiting.push(one);
    });
  }

  function leave(account: string) {
    running.delete(account);
    // In a turn of the event loop of its own: others' requests come between.
    setImmediate(() => waiting.find((one) => isFree(one.account))?.begin());
  }

  return async function inPlace<Result>(
    account: string,
    work: () => Promise<Result>,
  ): Promise<Result | null> {
    if (isNext(account)) running.add(account);
    else if (!hasRoomToWait(account) || !(await waitFor(account))) return null;
    try {
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return await work();
    } finally {
      leave(account);
    }
  };
}
