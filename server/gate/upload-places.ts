/** How many uploads run at once, in all and of one account, and how many wait for their turn and how long. */
export type PlaceRules = Readonly<{
  atOnce: number;
  waiting: number;
  waitingOfOne: number;
  patienceMs: number;
}>;

export const UPLOAD_PLACES: PlaceRules = { atOnce: 4, waiting: 32, waitingOfOne: 2, patienceMs: 10_000 };

type Waiting = { account: string; begin: () => void };

/**
 * Runs work in a place of its account, one at a time; those that wait get theirs in order. Null when there is none in
 * time: nothing was run.
 */
export function uploadPlaces({ atOnce, waiting: mostWaiting, waitingOfOne, patienceMs }: PlaceRules) {
  const running = new Set<string>();
  const waiting: Waiting[] = [];

  const isFree = (account: string) => running.size < atOnce && !running.has(account);

  function hasRoomToWait(account: string) {
    const own = waiting.filter((one) => one.account === account).length;
    return waiting.length < mostWaiting && own < waitingOfOne;
  }

  /** Whether the turn came in time. */
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
    waiting.find((one) => isFree(one.account))?.begin();
  }

  return async function inPlace<Result>(
    account: string,
    work: () => Promise<Result>,
  ): Promise<Result | null> {
    if (isFree(account)) running.add(account);
    else if (!hasRoomToWait(account) || !(await waitFor(account))) return null;
    try {
      return await work();
    } finally {
      leave(account);
    }
  };
}
