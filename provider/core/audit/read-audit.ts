import type { Log } from '#provider/core/log.ts';

const EVERY_MS = 50;
const RETRY_MS = 1_000;
/** So many are written without waiting for the time. */
const GROUP = 500;
const MOST_WAITING = 20_000;

/** Audit entries, of reads and of refusals, written as a group every 50 ms and at the end (docs/decisions/002-audit-of-reads.md). */
export type GroupedAudit<Entry> = Readonly<{
  /** @throws Error when so many wait that going on would leave something without an entry. */
  note: (entry: Entry) => void;
  /** Resolves when all that was noted is written, or was tried. */
  flush: () => Promise<void>;
}>;

export function createReadAudit<Entry>({
  write,
  log,
}: {
  write: (entries: readonly Entry[]) => Promise<void>;
  log: Log;
}): GroupedAudit<Entry> {
  let waiting: Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const arm = (ms: number) => {
    timer ??= setTimeout(() => void flush(), ms).unref();
  };

  const writeGroup = async () => {
    const group = waiting;
    if (group.length === 0) return;
    waiting = [];
    try {
      await write(group);
    } catch (error) {
      waiting = [...group, ...waiting];
      log.error(
        { waiting: waiting.length, failure: error instanceof Error ? error.name : 'unknown' },
        'audit delayed',
      );
      arm(RETRY_MS);
    }
  };

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeGroup);
    return writing;
  }

  return {
    note(entry) {
      if (waiting.length >= MOST_WAITING) throw new Error('The audit cannot be written');
      waiting.push(entry);
      if (waiting.length % GROUP === 0) void flush();
      else arm(EVERY_MS);
    },

    flush,
  };
}
