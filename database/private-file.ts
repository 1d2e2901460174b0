import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const OWNER_ALONE = 0o600;
const OTHERS = 0o077;

/** True where anybody but its owner may read or change the file at a path. */
export const isOpenToOthers = (path: string) =>
  ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;

/**
 * Makes a folder and those above it that are missing, each for its owner alone. Node's own `recursive` never ends where a folder cannot
 * be made although the one above it is there (/proc).
 */
export function ownFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(resolve(path));
  if (above !== path) ownFolder(above);
  try {
    mkdirSync(path, 0o700);
  } catch (error) {
    // Two processes may make it at once.
    if (!existsSync(path)) throw error;
  }
}

/** Makes a file that is not there yet, empty, and closes it to everybody but its owner. */
export function ownFile(path: string) {
  closeSync(openSync(path, 'a', OWNER_ALONE));
  closeToOthers(path);
}

/** Gives a file that root has made in somebody's folder to whom the folder belongs. */
export function giveToOwnerOf(folder: string, path: string) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}

/** @throws when the file is somebody else's, with what to do. */
export function closeToOthers(path: string) {
  if (!isOpenToOthers(path)) return;
  try {
    chmodSync(path, OWNER_ALONE);
  } catch {
    throw new Error(
      `Others can read ${path}, and it belongs to somebody else: make it yours, and chmod 600 it`,
    );
  }
}
