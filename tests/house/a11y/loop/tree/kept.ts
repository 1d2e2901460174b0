import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaOf } from '#tests/house/a11y/loop/areas.ts';
import { isLead, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { differenceFromKept } from './likeness.ts';
import { keptIn, keptTextOf, type Told } from './screen.ts';

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

/** Where the trees of a screen lie: tests/bookings/a11y/tree/bookings.yml. */
export const fileOfScreen = (route: string) => `${areaOf(route)}/a11y/tree/${slugOf(route) || 'index'}.yml`;

/** Where the frame of a kind of page lies. */
export const fileOfFrame = (kind: string) => `house/a11y/tree/frame-${kind}.yml`;

/** The house's page for what is wrong: most of its like differ from it in their words alone. */
const ERROR = { route: '*', name: '404 for a guest' } as const;

/** The names of what is kept, by its file: the states of each screen, in their order, and the frames. */
export function screensOf(states: readonly (State | Lead)[], frames: readonly string[]) {
  const screens = new Map(frames.map((kind) => [fileOfFrame(kind), [kind]]));
  for (const { route, name } of states.filter((state) => !isLead(state))) {
    const file = fileOfScreen(route);
    screens.set(file, [...(screens.get(file) ?? []), name]);
  }
  return screens;
}

/** A state, or a frame, with the file of its screen. */
export type Seen = Told & Readonly<{ file: string }>;
type Screens = ReadonlyMap<string, readonly string[]>;

/** The trees that were looked at, in the folders of their areas. */
export type KeptTrees = Readonly<{
  /** Says in which lines a tree is another than it was. */
  faults(seen: Seen): string[];
  /** Says which files and states are of nothing that there is. */
  stale(screens: Screens): string[];
  /** Writes the screens of which every state was seen, and takes away what is stale; says what differs in the others. */
  renew(screens: Screens, seen: readonly Seen[]): string[];
}>;

/** Opens the trees under a folder of areas. */
export function keptTreesIn(folder: string): KeptTrees {
  const screens = new Map<string, ReturnType<typeof keptIn>>();
  const errorFile = fileOfScreen(ERROR.route);
  const keptOf = (file: string) => {
    const known = screens.get(file);
    if (known) return known;
    const text = existsSync(folder + file) ? readFileSync(folder + file, 'utf8') : '';
    const kept = keptIn(text, file === errorFile ? [] : errorPage());
    screens.set(file, kept);
    return kept;
  };
  const errorPage = () => (keptOf(errorFile).get(ERROR.name) ?? []).map(({ text }) => text);
  const files = () =>
    readdirSync(folder)
      .map((area) => `${area}/a11y/tree/`)
      .filter((trees) => existsSync(folder + trees))
      .flatMap((trees) => readdirSync(folder + trees).map((name) => trees + name));

  function faults({ file, name, tree }: Seen) {
    const kept = keptOf(file).get(name);
    if (!kept) return [`tests/${file} has no "${name}". ${HOW_TO_RENEW}`];
    const difference = differenceFromKept(kept, tree);
    return difference ? [`tests/${file}, ${name}\n${difference}\n${HOW_TO_RENEW}`] : [];
  }

  return {
    faults,

    stale: (known) =>
      files().flatMap((file) => {
        const names = known.get(file);
        const gone = names ? [...keptOf(file).keys()].filter((name) => !names.includes(name)) : ['all'];
        return gone.map((name) => `tests/${file}: ${name} is of no state. npm run audit:tree -- --update`);
      }),

    renew(known, seen) {
      for (const file of files().filter((one) => !known.has(one))) rmSync(folder + file);
      const error = seen.find(({ file, name }) => file === errorFile && name === ERROR.name);
      const errorTree = error?.tree ?? errorPage();
      return [...known].flatMap(([file, names]) => {
        const own = seen.filter((one) => one.file === file);
        const told = names.flatMap((name) => own.filter((one) => one.name === name));
        if (told.length === 0) return [];
        if (told.length < names.length) return told.flatMap(faults);
        mkdirSync(dirname(folder + file), { recursive: true });
        writeFileSync(folder + file, keptTextOf(told, file === errorFile ? null : errorTree));
        return [];
      });
    },
  };
}

/** Trees of a run that renews what is kept, until all of them are there (audit-tree.ts). */
export const SEEN = fileURLToPath(new URL('../../../../../.cache/trees/', import.meta.url));

/** The portal's own trees. */
export const keptTrees = keptTreesIn(fileURLToPath(new URL('../../../../', import.meta.url)));

/** Compares a tree with what is kept; a run that renews the trees lays it down instead. */
export function faultsOfTree(seen: Seen): string[] {
  // It is not written by the way: the next run would take for looked at what nobody has seen.
  if (!process.env['UPDATE_TREES']) return keptTrees.faults(seen);
  const digest = createHash('sha256').update(`${seen.file}: ${seen.name}`).digest('hex');
  mkdirSync(SEEN, { recursive: true });
  writeFileSync(`${SEEN}${digest}.json`, JSON.stringify(seen));
  return [];
}
