import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PortalEnvironment } from '#app/services/request/environment.server.ts';
import { closeToOthers, giveToOwnerOf, ownFolder } from '#database/private-file.ts';
import { openSqlite } from '#database/sqlite-module.ts';
import { openDataDirectory } from '#server/data-directory.ts';
import { readManifest, type BackupPart, type Manifest } from './manifest.ts';
import { isEmptyDatabase, load } from './postgres-tools.ts';
import { fileOf, named, storesOf, type BackedUpStore } from './stores.ts';
import { beginRestore, endRestore, isUnderWay } from './under-way.ts';

type Restored = { part: BackupPart; store: BackedUpStore };

/**
 * Puts a backup into stores that are empty. What is killed meanwhile leaves a mark by which no portal starts and the same restore begins anew.
 * @throws Error with one sentence: the backup is not whole, newer than this version, of another kind of store, or the stores are not empty
 */
export async function restore({
  environment,
  folder,
}: {
  environment: PortalEnvironment;
  folder: string;
}): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const { dataDirectory } = environment;
  openDataDirectory({ path: dataDirectory, isProduction: false });
  const isAgain = isUnderWay(dataDirectory);
  const pairs = pairsOf(manifest, storesOf(environment));
  if (!isAgain) {
    for (const { store } of pairs) await refuseFilled(store);
    refuseOtherSecret(manifest, environment, folder);
    beginRestore(dataDirectory);
  }
  for (const pair of pairs) await named(pair.store, () => put(pair, folder));
  const secret = manifest.parts.find(({ name }) => name === 'secret');
  if (secret && environment.secret === undefined)
    replace(join(folder, secret.file), join(dataDirectory, 'secret'));
  endRestore(dataDirectory);
  return manifest;
}

/** Each store with its part of the backup. */
function pairsOf({ parts }: Manifest, stores: readonly BackedUpStore[]): Restored[] {
  return stores.map((store) => {
    const part = parts.find(({ name }) => name === store.name);
    if (!part) throw new Error(`The backup has nothing of the ${store.name}'s store`);
    const unknown = part.migrations.find((name) => !store.known.has(name));
    if (unknown)
      throw new Error(
        `The backup is newer than this version of the portal: it has "${unknown}" in the ${store.name}'s store`,
      );
    const kind = fileOf(store.url) === null ? 'postgres' : 'sqlite';
    if (part.kind !== kind)
      throw new Error(
        `The backup of the ${store.name}'s store is one of ${part.kind}, and ${store.setting} names ${kind}: give it a store of the same kind`,
      );
    return { part, store };
  });
}

async function refuseFilled(store: BackedUpStore) {
  const { name, setting, url } = store;
  const path = fileOf(url);
  const isEmpty = await named(store, async () =>
    path === null ? isEmptyDatabase(url) : !existsSync(path) || isEmptyFile(path),
  );
  if (!isEmpty)
    throw new Error(
      `${setting}: the ${name}'s store is not empty: ${path ?? 'the database has tables'}. A backup goes into an empty one`,
    );
}

async function isEmptyFile(path: string) {
  if (statSync(path).size === 0) return true;
  const store = await openSqlite(path, { isReadOnly: true });
  try {
    return store.prepare('select 1 from sqlite_master limit 1').get([]) === undefined;
  } finally {
    store.close();
  }
}

/** Another secret that is there already would open nothing of what comes; the same one is there after a step back to a former version. */
function refuseOtherSecret(
  { parts }: Manifest,
  { secret, dataDirectory }: PortalEnvironment,
  folder: string,
) {
  const part = parts.find(({ name }) => name === 'secret');
  const path = join(dataDirectory, 'secret');
  if (secret !== undefined || !part || !existsSync(path)) return;
  if (!readFileSync(path).equals(readFileSync(join(folder, part.file))))
    throw new Error(`${path} is there already and is another one than the backup's: put it aside first`);
}

async function put({ part, store: { url } }: Restored, folder: string) {
  const path = fileOf(url);
  const from = join(folder, part.file);
  if (path !== null) {
    replace(from, path);
    return;
  }
  // A database that this restore has filled before it was killed is whole: it was empty when it began.
  if (await isEmptyDatabase(url)) await load(url, from);
}

/** The file is there as a whole or not at all; what a killed restore has left of it is written over. */
function replace(from: string, path: string) {
  ownFolder(dirname(path));
  const aside = `${path}.restored`;
  rmSync(aside, { force: true });
  copyFileSync(from, aside);
  closeToOthers(aside);
  giveToOwnerOf(dirname(path), aside);
  for (const beside of ['-wal', '-shm']) rmSync(`${path}${beside}`, { force: true });
  renameSync(aside, path);
}
