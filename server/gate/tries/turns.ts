/** Who wants a turn: the lower the rank the sooner, and within a rank one group after the other. */
export type Claim = Readonly<{ rank: 0 | 1 | 2; group: string }>;

export type TurnLimits = Readonly<{
  atOnce: number;
  /** The number that may wait in all, and of one group. */
  waiting: number;
  waitingOfGroup: number;
  patienceMs: number;
}>;

type Waiting = Claim & { begin: (hasTurn: boolean) => void };

/** Says how many of the turns those above rank 0 may have at this moment. */
type Share = () => number;

/**
 * Hands out turns, so many at once. A group that asks for many waits for them itself: groups of the same rank take turns, whatever the
 * number of their claims. Rank 0 goes first and is left places that nobody else takes. A claim gets null when too many wait, or
 * when it has waited too long.
 */
export function createTurns({ limits, ofOthers }: { limits: TurnLimits; ofOthers: Share }) {
  const lines = [new Line(), new Line(), new Line()] as const;
  let running = 0;
  let others = 0;

  const isFree = (rank: number) => running < limits.atOnce && (rank === 0 || others < ofOthers());
  const start = (rank: number) => {
    running += 1;
    if (rank > 0) others += 1;
  };
  const end = (rank: number) => {
    running -= 1;
    if (rank > 0) others -= 1;
    admit();
  };
  const admit = () => {
    for (const [rank, line] of lines.entries()) {
      while (isFree(rank)) {
        const next = line.next();
        if (!next) break;
        start(rank);
        next.begin(true);
      }
    }
  };
  const wait = (claim: Claim) =>
    new Promise<boolean>((resolve) => {
      const line = lines[claim.rank];
      const waiting: Waiting = {
        ...claim,
        begin(hasTurn) {
          clearTimeout(patience);
          resolve(hasTurn);
        },
      };
      const patience = setTimeout(() => {
        line.leave(waiting);
        resolve(false);
      }, limits.patienceMs);
      line.join(waiting);
    });

  return async <Result>(claim: Claim, task: () => Promise<Result>): Promise<Result | null> => {
    const { rank, group } = claim;
    if (isFree(rank) && lines.slice(0, rank + 1).every(({ size }) => size === 0)) start(rank);
    else {
      const size = lines.reduce((sum, line) => sum + line.size, 0);
      const isFull = size >= limits.waiting || lines[rank].sizeOf(group) >= limits.waitingOfGroup;
      if (isFull || !(await wait(claim))) return null;
    }
    try {
      return await task();
    } finally {
      end(rank);
    }
  };
}

/** The line of those who wait with one rank, by group; the group that was served goes to the end. */
class Line {
  #groups = new Map<string, Set<Waiting>>();
  size = 0;

  sizeOf = (group: string) => this.#groups.get(group)?.size ?? 0;

  join(waiting: Waiting) {
    const group = this.#groups.get(waiting.group) ?? new Set();
    this.#groups.set(waiting.group, group.add(waiting));
    this.size += 1;
  }

  leave(waiting: Waiting) {
    const group = this.#groups.get(waiting.group);
    if (!group?.delete(waiting)) return;
    this.size -= 1;
    if (group.size === 0) this.#groups.delete(waiting.group);
  }

  next(): Waiting | undefined {
    for (const [name, group] of this.#groups) {
      for (const waiting of group) {
        this.leave(waiting);
        if (this.#groups.delete(name)) this.#groups.set(name, group);
        return waiting;
      }
    }
    return undefined;
  }
}
