import map from '#app/routes.ts';

type Entry = {
  id?: string | undefined;
  file: string;
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Entry[] | undefined;
};

/** A layout has no address: its children have theirs in whole. */
const pagesOf = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => (entry.children ? pagesOf(entry.children) : [entry]));

/** Every route of the portal that has an address of its own. */
export const routeMap: readonly Entry[] = pagesOf(await Promise.resolve(map));

/** Every folder of app/routes: the areas, and those that no flag switches. */
export const areaFolders: ReadonlySet<string> = new Set(routeMap.map(({ file }) => file.split('/')[1] ?? ''));
