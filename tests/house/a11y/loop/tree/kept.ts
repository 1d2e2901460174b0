import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaOf } from '#tests/house/a11y/loop/areas.ts';
import { differenceOf } from './difference.ts';

const HOW_TO_RENEW =
  'Look at it as somebody who hears it; when it is meant so: npm run audit:tree -- --update';

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

/** The trees that were looked at, in the folders of their areas. */
export type KeptTrees = Readonly<{
  /** Says what is another than it was; a tree that is to be renewed is written instead. */
  faults(seen: { file: string; tree: string }): string[];
  /** Says which files belong to none of these; when trees are renewed, they are taken away instead. */
  stale(files: readonly string[]): string[];
}>;

/** Opens the trees under a folder of areas, to compare with them, or to write them anew. */
export function keptTreesIn({ folder, isRenewing }: { folder: string; isRenewing: boolean }): KeptTrees {
  return {
    faults({ file, tree }) {
      const path = folder + file;
      const kept = existsSync(path) ? readFileSync(path, 'utf8') : null;
      if (kept === tree) return [];
      if (isRenewing) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, tree);
        return [];
      }
      // It is not written by the way: the next run would take for looked at what nobody has seen.
      if (kept === null) return [`tests/${file} is not there. ${HOW_TO_RENEW}`];
      return [`tests/${file}\n${differenceOf(kept, tree)}\n${HOW_TO_RENEW}`];
    },

    stale(files) {
      const known = new Set(files);
      const stale = readdirSync(folder)
        .map((area) => `${area}/a11y/tree/`)
        .filter((trees) => existsSync(folder + trees))
        .flatMap((trees) => readdirSync(folder + trees).map((name) => trees + name))
        .filter((file) => !known.has(file));
      if (!isRenewing)
        return stale.map((file) => `tests/${file} is of no state. npm run audit:tree -- --update`);
      for (const file of stale) rmSync(folder + file);
      return [];
    },
  };
}

/** The portal's own trees. */
export const keptTrees = keptTreesIn({
  folder: fileURLToPath(new URL('../../../../', import.meta.url)),
  isRenewing: Boolean(process.env['UPDATE_TREES']),
});
