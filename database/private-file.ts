import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const OWNER_ALONE = 0o600;
const OTHERS = 0o077;

/** Whether anybody but its owner may read or change what is at a path. */
export const isOpenToOthers = (path: string) =>
  ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;

/** Makes a file that is not there yet, empty, and closes it to everybody but its owner. */
export function ownFile(path: string) {
  closeSync(openSync(path, 'a', OWNER_ALONE));
  closeToOthers(path);
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
