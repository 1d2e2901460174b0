import { createThread } from '#provider/core/thread.ts';
import { fileWorker } from '#provider/generated/file-worker.ts';
import type { CheckedFile, FileToCheck } from './index.ts';

const LONGEST_MS = 3_000;
/** Names that have been read stay in a thread's memory. */
const SPENT_MS = 250;
/** The memory of the thread that checks one file; the file's own bytes lie outside of it. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

export type FileChecker = Readonly<{
  /** Rejects with Busy when too many files wait. UNCHECKED when this one took too long or broke the thread. */
  check: (file: FileToCheck) => Promise<CheckedFile>;
  close: () => Promise<unknown>;
}>;

/** Looks at files in a thread beside the requests, one at a time. */
export function createFileChecker({ code = fileWorker, longestMs = LONGEST_MS } = {}): FileChecker {
  const { ask, close } = createThread<FileToCheck, CheckedFile>({
    code,
    longestMs,
    spentMs: SPENT_MS,
    memory: MEMORY,
    unanswered: { refusal: 'UNCHECKED' },
  });
  return {
    async check({ bytes, params }) {
      const checked = await ask({ bytes, params });
      return 'refusal' in checked ? checked : { ...checked, content: Buffer.from(checked.content.buffer) };
    },
    close,
  };
}
