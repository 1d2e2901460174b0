import { AREAS } from '#app/areas.ts';
import { routeMap } from '#tests/support/route-map.ts';

/** The titles of areas, by the word that names their folders. */
export const titles = Object.entries(AREAS).flatMap(([name, { title }]) =>
  title ? [[name, title] as const] : [],
);

/** The portal's areas that can be switched off, from its own table: the word that names their folders, the flag, the title. */
export const areas = Object.entries(AREAS).flatMap(([name, { flag, paths, title }]) =>
  flag && paths && title ? [{ name, flag, path: paths[0], label: title }] : [],
);

/** The parts of areas that have a name of their own in the document's title, from the same table. */
export const journeys = Object.values(AREAS).flatMap((area) => area.journeys ?? []);

const folders = new Map(routeMap.map(({ path = '', file }) => [path, file.split('/')[1] ?? '']));

/** The area whose folder has a route's module. @throws when the portal has no such route */
export function areaOf(route: string) {
  const folder = folders.get(route);
  if (folder === undefined) throw new Error(`no route ${route}`);
  return folder;
}
