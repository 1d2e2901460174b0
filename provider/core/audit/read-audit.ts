import type { AuditEntry } from './store.ts';
import type { Log } from '#provider/core/log.ts';

const EVERY_MS = 50;
const RETRY_MS = 1_000;
/** So many are written without waiting for the time. */
const GROUP = 500;
const MOST_WAITING = 20_000;

/** Audit entries of reads, written as a group every 50 ms and at the end (docs/decisions/002-audit-of-reads.md). */
export type ReadAudit = ReturnType<typeof createReadAudit>;

export function createReadAudit({
  write,
  log,
}: {
  write: (entries: readonly AuditEntry[]) => Promise<void>;
  log: Log;
}) {
  let waiting: AuditEntry[] = [];
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
    /** @throws Error when so many wait that reading on would leave reads without an entry. */
    note(entry: AuditEntry) {
      if (waiting.length >= MOST_WAITING) throw new Error('The audit cannot be written');
      waiting.push(entry);
      if (waiting.length % GROUP === 0) void flush();
      else arm(EVERY_MS);
    },

    /** Resolves when all that was noted is written, or was tried. */
    flush,
  };
}
