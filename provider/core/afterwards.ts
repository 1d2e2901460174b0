import { Busy } from './limiter.ts';
import type { Log } from './log.ts';

/** The delay of later work: by then the answer to the call is on its way. */
const LATER_MS = 200;
const MOST_WAITING = 1_000;

type Task = () => Promise<void>;

/** Work behind a call's answer: nobody who waits for the answer learns from its time whether there was any. */
export type Afterwards = ReturnType<typeof createAfterwards>;

/** Tasks are done one after the other; what a process that dies had not done is not done. */
export function createAfterwards({ log }: { log: Log }) {
  let waiting: Task[] = [];
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  async function workOff() {
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) {
      await task().catch((error: unknown) =>
        log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'left undone afterwards'),
      );
    }
  }

  /** Does at once all that waits; resolves when it is done, or was tried. */
  function finish() {
    clearTimeout(timer);
    timer = undefined;
    working = working.then(workOff);
    return working;
  }

  return {
    /** @throws Busy when too much waits. */
    add(task: Task) {
      if (waiting.length >= MOST_WAITING) throw new Busy();
      waiting.push(task);
      timer ??= setTimeout(() => void finish(), LATER_MS).unref();
    },
    finish,
  };
}
