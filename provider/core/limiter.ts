/** More wait than can be served in time. */
export class Busy extends Error {
  override name = 'Busy';
}

/** Runs tasks, so many at once; so many more wait for their turn in order, and the rest is refused with Busy. */
export function createLimiter({ atOnce, queue }: { atOnce: number; queue: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce && waiting.length >= queue) throw new Busy();
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;

    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
