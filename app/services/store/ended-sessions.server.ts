import type { PortalDatabase } from './tables.server.ts';

const AGAIN_AFTER_MS = 1_000;

/**
 * Sessions that have ended. One is over in this process from the moment on that somebody ends it; where the store takes no writes
 * (its disk is full, its server away) it is written when it does again: nobody stays signed in for that.
 */
export function endedSessions(db: PortalDatabase) {
  const waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function writeOne(idHash: string, now: number) {
    try {
      await db.updateTable('sessions').set({ ended_at: now }).where('id_hash', '=', idHash).execute();
      waiting.delete(idHash);
      return true;
    } catch {
      timer ??= setTimeout(() => void write(), AGAIN_AFTER_MS).unref();
      return false;
    }
  }

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    for (const [idHash, now] of waiting) if (!(await writeOne(idHash, now))) return;
  }

  return {
    /** When a session ended that is not written as such yet, ms; null: it is, or goes on. */
    endedAt: (idHash: string) => waiting.get(idHash) ?? null,

    /** Returns whether it is written. */
    end({ idHash, now }: { idHash: string; now: number }) {
      waiting.set(idHash, now);
      return writeOne(idHash, now);
    },

    /** Writes what waits: to be awaited before the store is closed. */
    write,
  };
}
