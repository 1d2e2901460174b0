import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteFile } from './sqlite-file.ts';

/** So long a seed passes for one of now; a test that waits for its turn on a busy machine has an older one. */
const FRESH_MS = 120_000;
/** Settings by which a server has another store, another seed, or none. */
const OTHER_SEED = ['PROVIDER_STORE', 'PROVIDER_URL', 'PORTAL_ENV', 'MACHINE_CLOCK'];
const STORE = 'provider.sqlite';

type Seed = Readonly<{ bytes: Buffer; at: number; day: string }>;
let kept: Seed | undefined;

type Wanted = Readonly<{ givenFolder: string | undefined; env: Readonly<Record<string, string>> }>;
type Folder = Readonly<{
  path: string;
  /** Takes the seed: called as soon as a server has made its store there, before anything is changed in it. */
  keepSeed: () => void;
}>;

/**
 * The data folder of a server with these settings, the given one or a new one. Where this worker has had the clinic seeded a moment ago,
 * its store is in a new one: to seed another one is a third of a server's start.
 */
export function seededFolder({ givenFolder, env }: Wanted): Folder {
  const path = givenFolder ?? mkdtempSync(join(tmpdir(), 'portal-'));
  const asItIs = { path, keepSeed: () => undefined };
  if (givenFolder !== undefined || OTHER_SEED.some((name) => name in env)) return asItIs;

  const [at, day] = [performance.now(), dayNow()];
  if (kept && at - kept.at < FRESH_MS && kept.day === day) {
    writeFileSync(join(path, STORE), kept.bytes);
    return asItIs;
  }
  return {
    path,
    keepSeed: () => {
      kept = { bytes: bytesOf(path), at, day };
    },
  };
}

/** The day of which a seed is. */
const dayNow = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });

/** The whole store, with what its process has not moved into the file yet. */
function bytesOf(folder: string) {
  const copy = join(folder, 'seed.sqlite');
  const store = sqliteFile(join(folder, STORE));
  store.prepare('vacuum into ?').run([copy]);
  store.close();
  const bytes = readFileSync(copy);
  rmSync(copy);
  return bytes;
}
