import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaOf } from '#tests/house/a11y/loop/areas.ts';
import { differenceOf } from './difference.ts';

const TESTS = fileURLToPath(new URL('../../../../', import.meta.url));
const HOW_TO_RENEW =
  'Look at it as somebody who hears it; when it is meant so: npm run audit:tree -- --update';

const isRenewing = Boolean(process.env['UPDATE_TREES']);

/** "Ścieżka: (nowa)" as part of a file's name. */
const slugOf = (words: string) =>
  words
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Where the tree of a state lies: tests/bookings/a11y/tree/bookings--filled.yml. */
export const fileOfState = ({ route, name }: { route: string; name: string }) =>
  `${areaOf(route)}/a11y/tree/${slugOf(route) || 'index'}--${slugOf(name)}.yml`;

/** Where the frame of a kind of page lies. */
export const fileOfFrame = (kind: string) => `house/a11y/tree/frame-${kind}.yml`;

/** Compares a tree with the one that is kept; one that is not yet, or is to be renewed, is written. */
export function treeFaults({ file, tree }: { file: string; tree: string }): string[] {
  const path = TESTS + file;
  const kept = existsSync(path) ? readFileSync(path, 'utf8') : null;
  if (kept === tree) return [];
  if (kept === null || isRenewing) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, tree);
    return isRenewing ? [] : [`tests/${file} was not there and has been written. ${HOW_TO_RENEW}`];
  }
  return [`tests/${file}\n${differenceOf(kept, tree)}\n${HOW_TO_RENEW}`];
}

/** Files of trees that belong to no state or frame any more; renewing takes them away. */
export function staleTrees(files: readonly string[]): string[] {
  const known = new Set(files);
  const stale = readdirSync(TESTS)
    .map((area) => `${area}/a11y/tree/`)
    .filter((folder) => existsSync(TESTS + folder))
    .flatMap((folder) => readdirSync(TESTS + folder).map((name) => folder + name))
    .filter((file) => !known.has(file));
  if (!isRenewing) return stale;
  for (const file of stale) rmSync(TESTS + file);
  return [];
}
