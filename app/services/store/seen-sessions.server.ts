import type { PortalDatabase } from './tables.server.ts';

const EVERY_MS = 1_000;

/**
 * When sessions were last seen, written together once a second: a durable write for each would hold up everybody's pages. What
 * is not yet written is known here; a process that is killed loses a second of it.
 */
export function seenSessions(db: PortalDatabase) {
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    const seen = waiting;
    if (seen.size === 0) return;
    waiting = new Map();
    try {
      await db
        .updateTable('sessions')
        .set({ seen_at: Math.max(...seen.values()) })
        .where('id_hash', 'in', [...seen.keys()])
        .execute();
    } catch {
      // The store takes no writes now, which all else says aloud: the next session that is seen tries again.
      waiting = new Map([...seen, ...waiting]);
    }
  }

  return {
    /** The later one of what is stored and what waits, ms. */
    lastSeen: ({ idHash, stored }: { idHash: string; stored: number }) =>
      Math.max(stored, waiting.get(idHash) ?? 0),

    see({ idHash, now }: { idHash: string; now: number }) {
      waiting.set(idHash, now);
      timer ??= setTimeout(() => void write(), EVERY_MS).unref();
    },

    /** Writes what waits: to be awaited before the store is closed. */
    write,
  };
}
