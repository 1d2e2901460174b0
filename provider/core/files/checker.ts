import { Worker } from 'node:worker_threads';
import { createLimiter } from '#provider/core/limiter.ts';
import { fileWorker } from '#provider/generated/file-worker.ts';
import type { CheckedFile, FileToCheck } from './index.ts';

const LONGEST_MS = 5_000;
const WAITING = 32;
/** Of one file: its bytes lie outside of this. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

export type FileChecker = Readonly<{
  /** Rejects with Busy when too many files wait. UNCHECKED when this one took too long or broke the thread. */
  check: (file: FileToCheck) => Promise<CheckedFile>;
  close: () => Promise<unknown>;
}>;

/**
 * Looks at files in a thread beside the requests, one at a time. A file that takes too long or too much memory ends the
 * thread; the next file gets a new one.
 */
export function createFileChecker({ code = fileWorker, longestMs = LONGEST_MS } = {}): FileChecker {
  const inTurn = createLimiter({ atOnce: 1, queue: WAITING });
  let current: Worker | null = null;

  function start() {
    const worker = new Worker(code, { eval: true, execArgv: [], env: {}, resourceLimits: MEMORY });
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (current === worker) current = null;
    });
    worker.unref();
    return worker;
  }

  const checkNow = ({ bytes, params }: FileToCheck) =>
    new Promise<CheckedFile>((resolve) => {
      const worker = (current ??= start());
      const settle = (checked: CheckedFile) => {
        clearTimeout(overdue);
        worker.off('message', onAnswer).off('exit', onEnd);
        resolve(checked);
      };
      const onAnswer = (checked: CheckedFile) =>
        settle('refusal' in checked ? checked : { ...checked, content: Buffer.from(checked.content.buffer) });
      const onEnd = () => settle({ refusal: 'UNCHECKED' });
      const overdue = setTimeout(() => void worker.terminate(), longestMs);
      worker.on('message', onAnswer).on('exit', onEnd);
      worker.postMessage({ bytes, params });
    });

  return {
    check: (file) => inTurn(() => checkNow(file)),
    close: () => current?.terminate() ?? Promise.resolve(),
  };
}
