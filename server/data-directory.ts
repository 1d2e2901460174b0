import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '#database/failures.ts';
import { closeToOthers, isOpenToOthers, ownFolder } from '#database/private-file.ts';

const SECRET_BYTES = 32;
const SHORTEST_SECRET = 32;

/**
 * Makes the folder of the stores and of the secret, for its owner alone. One that is there already may be anything (a
 * home, a shared disk), so it is not changed.
 * @throws when it cannot be made or written; in production, when others can read it.
 */
export function openDataDirectory({ path, isProduction }: { path: string; isProduction: boolean }) {
  try {
    ownFolder(path);
  } catch (error) {
    throw new Error(`DATA_DIR: the folder ${path} cannot be made`, { cause: error });
  }
  if (isProduction && isOpenToOthers(path)) {
    throw new Error(`Others can read the folder of DATA_DIR: chmod 700 ${path}`);
  }
  refuseReadOnly(path);
}

/** Uploads are written here; a restore by root may have left the folder to root. */
function refuseReadOnly(path: string) {
  try {
    rmdirSync(mkdtempSync(join(path, 'start-')));
  } catch (error) {
    throw new Error(
      `DATA_DIR: ${path} cannot be written by this user (${codeOf(error)}): chown it, and all of its folder, to the user who runs the portal`,
      { cause: error },
    );
  }
}

/**
 * The portal's own secret, made once; without it sessions, drafts and kept answers of before cannot be read.
 * @throws when the file is shorter than any that was made: everybody could guess what it is, so nothing may be signed
 * or sealed with it.
 */
export function keptSecret(directory: string) {
  const path = join(directory, 'secret');
  const secret = readIfThere(path) ?? makeSecret({ directory, path });
  if (secret.length < SHORTEST_SECRET) {
    throw new Error(
      `The secret in ${path} is cut short: put it back from a backup, or, where there is none, delete the file and a new one is made (everybody has to sign in again, and unfinished bookings are lost)`,
    );
  }
  closeToOthers(path);
  return secret;
}

function readIfThere(path: string) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new Error(
      `DATA_DIR: ${path} cannot be read by this user (${codeOf(error)}): chown it, and all of its folder, to the user who runs the portal`,
      { cause: error },
    );
  }
}

/** The file appears whole or not at all, whatever ends the process or fills the disk; of two processes one is first. */
function makeSecret({ directory, path }: { directory: string; path: string }) {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeToDisk(draft, randomBytes(SECRET_BYTES).toString('base64url'));
    linkSync(draft, path);
    syncFolder(directory);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

function writeToDisk(path: string, text: string) {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The name of a new file is on the disk only when its folder is. */
function syncFolder(path: string) {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
