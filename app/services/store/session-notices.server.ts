import type { CameFrom } from '#app/services/request/came-from.ts';
import type { PortalDatabase } from './tables.server.ts';

const NOTICES_KEPT = 10;
/** Tabs of one browser that write at once; each that is late reads again. */
const MOST_TRIES = 10;

/** A message that the next page shows once; `key` is a text key. */
export type StoredNotice = {
  key: string;
  kind: 'success' | 'notice' | 'error';
  values?: Record<string, string | number>;
  /** Where to do what it asks for, under the text of a key. */
  way?: { href: string; words: string };
  phone?: string;
  at: number;
  shown: boolean;
  /** The page that is to show it, and the tab that is led there; without them it is whichever page comes next (decision 189). */
  to?: string;
  from?: CameFrom | undefined;
};

export const readNotices = (stored: string | null): StoredNotice[] =>
  stored ? (JSON.parse(stored) as StoredNotice[]) : [];

type Changing = { idHash: string; change: (stored: StoredNotice[]) => StoredNotice[] };

export const noticesOf = (db: PortalDatabase) => ({
  /** Changes what is stored by now, whatever another tab has written since the request came. Keeps the last ten, newest first. */
  async changeNotices({ idHash, change }: Changing) {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const row = await db
        .selectFrom('sessions')
        .select('notice')
        .where('id_hash', '=', idHash)
        .executeTakeFirst();
      if (!row) return;
      const notice = JSON.stringify(change(readNotices(row.notice)).slice(0, NOTICES_KEPT));
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ notice })
        .where('id_hash', '=', idHash)
        .where('notice', row.notice === null ? 'is' : '=', row.notice)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return;
    }
  },
});
