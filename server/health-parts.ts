import { randomBytes } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Portal } from '#app/services/request/load-context.server.ts';
import { isEmpty } from '#provider/seed/index.ts';
import type { Provider } from '#provider/index.ts';
import type { HealthPart } from './health.ts';

const LEAST_FREE_BYTES = 32 * 1024 * 1024;
const TRIAL_BYTES = 4_096;

/** The parts that the portal needs in order to answer. `provider` is null when the hospital's own host is another machine. */
export const healthParts = ({
  portal,
  provider,
}: {
  portal: Portal;
  provider: Provider | null;
}): readonly HealthPart[] => [
  { name: 'store', check: () => portal.store.limits.tryWrite(portal.clock.now().getTime()) },
  provider
    ? { name: 'provider', check: () => isEmpty(provider.db) }
    : { name: 'provider', check: () => askRemote(portal), isElsewhere: true },
  diskPart(portal.environment.dataDirectory),
];

const askRemote = ({ provider }: Portal) =>
  provider({ language: 'pl', requestId: 'health' }).settings.portal();

/**
 * The disk under a folder takes a small file and has room left. A store can go on for a while on a full disk, in the room
 * that it has already, and fail at the first row that needs more.
 */
export const diskPart = (
  folder: string,
  { leastFreeBytes = LEAST_FREE_BYTES }: { leastFreeBytes?: number } = {},
): HealthPart => ({
  name: 'disk',
  async check() {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < leastFreeBytes) throw new Error('There is too little free on the disk');
    await writeTrial(join(folder, `health.${randomBytes(6).toString('hex')}`));
  },
});

async function writeTrial(path: string) {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(Buffer.alloc(TRIAL_BYTES));
    await file.sync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}
