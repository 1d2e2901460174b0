import { statfs } from 'node:fs/promises';
import { bytesOfStore } from '#database/sizes.ts';
import { inTime } from '#server/in-time.ts';
import type { OpenPortal } from '#server/open-portal.ts';
import type { Figures } from './figures.ts';

const FRESH_MS = 30_000;
const PATIENCE_MS = 2_000;

type Measured = Pick<OpenPortal, 'portal' | 'provider'> & { figures: Figures; now?: () => number };

/**
 * Returns what brings the sizes of the stores and of the disk up to date. They are asked for every half minute at most, however often
 * somebody reads figures, and a store that does not answer has no sizes.
 */
export function sizesOf({ portal, provider, figures, now = () => performance.now() }: Measured) {
  const { store, environment } = portal;
  const rows = figures.gauge('portal_store_rows', { help: 'Rows of the portal’s store', label: 'table' });
  const bytes = figures.gauge('portal_store_bytes', { help: 'Bytes that a store takes', label: 'store' });
  const free = figures.gauge('portal_disk_free_bytes', { help: 'Bytes that are free', label: 'folder' });

  const parts = [
    {
      gauges: [rows, bytes],
      async ask() {
        const [sizes, ofProvider] = [await store.sizes(), provider ? await bytesOfStore(provider.db) : null];
        for (const [table, count] of Object.entries(sizes.rows)) rows.set({ table }, count);
        bytes.set({ store: 'portal' }, sizes.bytes);
        if (ofProvider !== null) bytes.set({ store: 'provider' }, ofProvider);
      },
    },
    {
      gauges: [free],
      async ask() {
        const { bavail, bsize } = await statfs(environment.dataDirectory);
        free.set({ folder: 'DATA_DIR' }, bavail * bsize);
      },
    },
  ];

  let askedAt = -Infinity;
  return async () => {
    if (now() - askedAt < FRESH_MS) return;
    askedAt = now();
    await Promise.all(
      parts.map(async ({ gauges, ask }) => {
        if (await inTime(ask(), PATIENCE_MS)) return;
        for (const gauge of gauges) gauge.reset();
      }),
    );
  };
}
