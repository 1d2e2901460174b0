import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lies in DATA_DIR while a restore is under way: what is there by then is half of something, and no portal starts on it. */
const markIn = (dataDirectory: string) => join(dataDirectory, 'restore-under-way');

export const isUnderWay = (dataDirectory: string) => existsSync(markIn(dataDirectory));
export const beginRestore = (dataDirectory: string) =>
  writeFileSync(markIn(dataDirectory), '', { mode: 0o600, flush: true });
export const endRestore = (dataDirectory: string) => rmSync(markIn(dataDirectory));

/** @throws when a restore was begun there and has not ended */
export function refuseHalfRestored(dataDirectory: string) {
  if (isUnderWay(dataDirectory))
    throw new Error(
      `A restore into ${dataDirectory} was interrupted: run the same npm run restore again, it begins anew`,
    );
}
