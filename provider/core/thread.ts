import { Worker, type ResourceLimits } from 'node:worker_threads';
import { createLimiter } from './limiter.ts';

const WAITING = 32;
/** The thread's first message: its code is read, and questions are answered from now on. */
const TELLS = "require('node:worker_threads').parentPort.postMessage(null)";

type Threaded<Answer> = Readonly<{
  /** The thread's whole code; it answers each message with one (decision 024). */
  code: string;
  longestMs: number;
  /** A thread that had so much to do is not used again: what it has read stays in its memory. */
  spentMs: number;
  /** The memory for one question; bytes that it brings lie outside of it. */
  memory: ResourceLimits;
  /** The answer when the thread took too long, or broke. */
  unanswered: Answer;
}>;

export type Thread<Question, Answer> = Readonly<{
  /** Rejects with Busy when too many wait. */
  ask: (question: Question) => Promise<Answer>;
  close: () => Promise<unknown>;
}>;

/**
 * Answers questions in a thread beside the requests, one at a time. A question that takes too long or too much memory ends
 * the thread; the next one gets a new one. The time counts from when the thread has read its code, which is long for signatures.
 */
export function createThread<Question, Answer>({
  code,
  longestMs,
  spentMs,
  memory,
  unanswered,
}: Threaded<Answer>): Thread<Question, Answer> {
  const inTurn = createLimiter({ atOnce: 1, queue: WAITING });
  let current: ReturnType<typeof start> | null = null;

  function start() {
    const worker = new Worker(`${code}\n;${TELLS}`, {
      eval: true,
      execArgv: [],
      env: {},
      resourceLimits: memory,
    });
    worker.on('error', () => undefined);
    worker.once('exit', () => forget(worker));
    worker.unref();
    const running = new Promise<void>((resolve) => worker.once('message', () => resolve()));
    return { worker, running };
  }

  const forget = (worker: Worker) => {
    if (current?.worker === worker) current = null;
  };

  const askNow = (question: Question) =>
    new Promise<Answer>((resolve) => {
      const { worker, running } = (current ??= start());
      let isOver = false;
      let overdue: NodeJS.Timeout | undefined;
      let since = performance.now();
      void running.then(() => {
        if (isOver) return;
        since = performance.now();
        overdue = setTimeout(() => void worker.terminate(), longestMs);
        worker.on('message', settle).postMessage(question);
      });
      const settle = (answer: Answer) => {
        isOver = true;
        clearTimeout(overdue);
        worker.off('message', settle).off('exit', onEnd);
        if (performance.now() - since > spentMs) {
          forget(worker);
          void worker.terminate();
        }
        resolve(answer);
      };
      const onEnd = () => settle(unanswered);
      worker.on('exit', onEnd);
    });

  return {
    ask: (question) => inTurn(() => askNow(question)),
    close: () => current?.worker.terminate() ?? Promise.resolve(),
  };
}
