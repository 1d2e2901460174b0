import { plainPath } from '#app/services/request/plain-path.ts';
import { GROUPS } from './area-facts.ts';
import type { MenuArea } from './areas.ts';

/** What the menu makes of the areas that are on. */

/** Returns the group that has its page at an address, with its areas among these; undefined where no group has one. */
export function hubAt(pathname: string, areas: readonly MenuArea[]) {
  const path = plainPath(pathname);
  const [group, hub] = Object.entries(GROUPS).find(([, one]) => one?.path === path) ?? [];
  return hub && { ...hub, areas: areas.flatMap((area) => (area.group === group ? tiled(area) : [])) };
}

const tiled = ({ tile, ...area }: MenuArea) => (tile ? [{ ...area, tile }] : []);
export type TiledArea = ReturnType<typeof tiled>[number];

/**
 * Returns the links of the menu: where several areas of a group have a page that leads to them, that page, and otherwise
 * each area itself. A group without areas is left out.
 */
export const menuOf = (areas: readonly MenuArea[]) =>
  Object.entries(GROUPS).flatMap(([group, hub]) => {
    const members = areas.filter((area) => area.group === group);
    if (!hub || members.length < 2)
      return members.map(({ paths, title }) => ({ path: paths[0], title, paths: [...paths] }));
    return [{ ...hub, paths: [hub.path, ...members.flatMap(({ paths }) => [...paths])] }];
  });
