import { AREAS } from '#app/services/page/areas.server.ts';
import routes from '#app/routes.ts';

/** The portal's areas, from its own table: the word that names their folders, the flag that switches them, the title. */
export const areas = AREAS.map(({ flag, path, label }) => ({ name: path.slice(1), flag, path, label }));

const folders = new Map(routes.map(({ path = '', file }) => [path, file.split('/')[1] ?? '']));

/** Every folder of app/routes: the areas, and those that no flag switches. */
export const areaFolders: ReadonlySet<string> = new Set(folders.values());

/** The area whose folder has a route's module. @throws when the portal has no such route */
export function areaOf(route: string) {
  const folder = folders.get(route);
  if (folder === undefined) throw new Error(`no route ${route}`);
  return folder;
}
