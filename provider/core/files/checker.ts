import { Worker } from 'node:worker_threads';
import { createLimiter } from '#provider/core/limiter.ts';
import { fileWorker } from '#provider/generated/file-worker.ts';
import type { CheckedFile, FileToCheck } from './index.ts';

const LONGEST_MS = 3_000;
/** A thread that had so much to do is not used again: what it has read of names stays in its memory. */
const SPENT_MS = 250;
const WAITING = 32;
/** The memory of the thread that checks one file; the file's own bytes lie outside of it. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

export type FileChecker = Readonly<{
  /** Rejects with Busy when too many files wait. UNCHECKED when this one took too long or broke the thread. */
  check: (file: FileToCheck) => Promise<CheckedFile>;
  close: () => Promise<unknown>;
}>;

/**
 * Looks at files in a thread beside the requests, one at a time. A file that takes too long or too much memory ends the
 * thread; the next file gets a new one. The time counts from when the thread runs.
 */
export function createFileChecker({ code = fileWorker, longestMs = LONGEST_MS } = {}): FileChecker {
  const inTurn = createLimiter({ atOnce: 1, queue: WAITING });
  let current: ReturnType<typeof start> | null = null;

  function start() {
    const worker = new Worker(code, { eval: true, execArgv: [], env: {}, resourceLimits: MEMORY });
    worker.on('error', () => undefined);
    worker.once('exit', () => forget(worker));
    worker.unref();
    const running = new Promise<void>((resolve) => worker.once('online', resolve));
    return { worker, running };
  }

  const forget = (worker: Worker) => {
    if (current?.worker === worker) current = null;
  };

  const checkNow = ({ bytes, params }: FileToCheck) =>
    new Promise<CheckedFile>((resolve) => {
      const { worker, running } = (current ??= start());
      let isOver = false;
      let overdue: NodeJS.Timeout | undefined;
      let since = performance.now();
      void running.then(() => {
        since = performance.now();
        if (!isOver) overdue = setTimeout(() => void worker.terminate(), longestMs);
      });
      const settle = (checked: CheckedFile) => {
        isOver = true;
        clearTimeout(overdue);
        worker.off('message', onAnswer).off('exit', onEnd);
        if (performance.now() - since > SPENT_MS) {
          forget(worker);
          void worker.terminate();
        }
        resolve(checked);
      };
      const onAnswer = (checked: CheckedFile) =>
        settle('refusal' in checked ? checked : { ...checked, content: Buffer.from(checked.content.buffer) });
      const onEnd = () => settle({ refusal: 'UNCHECKED' });
      worker.on('message', onAnswer).on('exit', onEnd);
      worker.postMessage({ bytes, params });
    });

  return {
    check: (file) => inTurn(() => checkNow(file)),
    close: () => current?.worker.terminate() ?? Promise.resolve(),
  };
}
