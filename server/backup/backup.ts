import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PortalEnvironment } from '#app/services/request/environment.server.ts';
import { codeOf } from '#database/failures.ts';
import { ownFolder } from '#database/private-file.ts';
import { openSqlite } from '#database/sqlite-module.ts';
import { manifestIn, sha256Of, type BackupPart, type Manifest } from './manifest.ts';
import { dump, migrationsOfDatabase } from './postgres-tools.ts';
import { fileOf, named, NO_TABLES, storesOf, type BackedUpStore } from './stores.ts';

type Backup = { environment: PortalEnvironment; folder: string; version: string };

/**
 * Writes a backup into a new or empty folder, while the portal runs: each store as it is at one moment, the secret where DATA_DIR
 * keeps it, and last the list of it all.
 * @throws Error with one sentence that says what stands in the way
 */
export async function backUp({ environment, folder, version }: Backup): Promise<Manifest> {
  openFolder(folder);
  try {
    return await written({ environment, folder, version });
  } catch (error) {
    // The folder was empty, and half a backup is none: the same command begins anew.
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    throw error;
  }
}

/** @throws where the folder cannot be written, or something is in it */
function openFolder(folder: string) {
  try {
    ownFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(
      `The folder ${folder} cannot be made or written by this user (${codeOf(error)}): choose another one, or give it to this user`,
      { cause: error },
    );
  }
  if (readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: a backup has a folder of its own`);
}

async function written({ environment, folder, version }: Backup): Promise<Manifest> {
  const parts: BackupPart[] = [];
  for (const store of storesOf(environment)) parts.push(await named(store, () => partOf(store, folder)));
  const secret = join(environment.dataDirectory, 'secret');
  if (existsSync(secret)) {
    copyFileSync(secret, join(folder, 'secret'));
    parts.push(await measured({ name: 'secret', kind: 'file', file: 'secret', migrations: [] }, folder));
  }
  const manifest: Manifest = { format: 1, version, madeAt: new Date().toISOString(), parts };
  const aside = `${manifestIn(folder)}.part`;
  writeFileSync(aside, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  onDisk(aside);
  renameSync(aside, manifestIn(folder));
  return manifest;
}

async function partOf({ name, url }: BackedUpStore, folder: string) {
  const path = fileOf(url);
  if (path === null) {
    const file = `${name}.dump`;
    const migrations = await migrationsOfDatabase(url);
    await dump(url, join(folder, file));
    return measured({ name, kind: 'postgres', file, migrations }, folder);
  }
  if (!existsSync(path))
    throw new Error(`there is no store at ${path}: has the portal been started with these settings?`);
  const file = `${name}.sqlite`;
  const to = join(folder, file);
  const migrations = await copied(path, to).catch((error: unknown) => {
    throw faultOfCopy(error, to);
  });
  return measured({ name, kind: 'sqlite', file, migrations }, folder);
}

/** SQLite itself writes the copy, in one transaction that reads: who writes meanwhile waits for nothing. */
async function copied(path: string, to: string) {
  const store = await openSqlite(path, { isReadOnly: true });
  try {
    store.prepare('vacuum into ?').run([to]);
  } finally {
    store.close();
  }
  const copy = await openSqlite(to, { isReadOnly: true });
  try {
    const steps = copy.prepare('select name from kysely_migration order by name').all([]);
    return (steps as { name: string }[]).map(({ name }) => name);
  } finally {
    copy.close();
  }
}

/** The store is only read: what has no room is the copy. */
function faultOfCopy(error: unknown, to: string) {
  if (codeOf(error) === 'SQLITE_FULL')
    return new Error(`there is no room on the disk for ${to}`, { cause: error });
  const isStranger = error instanceof Error && error.message.startsWith('no such table');
  return isStranger ? new Error(NO_TABLES, { cause: error }) : error;
}

async function measured(part: Omit<BackupPart, 'bytes' | 'sha256'>, folder: string): Promise<BackupPart> {
  const path = join(folder, part.file);
  onDisk(path);
  return { ...part, bytes: statSync(path).size, sha256: await sha256Of(path) };
}

function onDisk(path: string) {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
