import { plainPath } from '#app/services/request/plain-path.ts';
import type { ApplicationSettings } from '#contract/settings/schemas.ts';
import { GROUPS, isSwitchedOn } from './area-facts.ts';
import { AREAS } from './areas.ts';
import { declaredPath } from './areas.declared.ts';

/** The views that the menu, /start and the landing make of the areas that are on. */

/** Returns the areas of the menu that the provider has switched on; one that is always there is nobody's landing. */
export const enabledAreas = (settings: ApplicationSettings) =>
  Object.entries(AREAS).flatMap(([name, area]) => {
    const { flag, paths, title, group, tile } = area;
    if (!group || !paths || !title || !isSwitchedOn(area, settings)) return [];
    const own: readonly [string, ...string[]] = [
      ...paths,
      ...Object.values(AREAS).flatMap((one) => (one.marks === name && one.paths) || []),
    ];
    return [{ name, paths: own, title, group, tile, ...(flag ? {} : { isAlwaysThere: true as const }) }];
  });
export type MenuArea = ReturnType<typeof enabledAreas>[number];

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

/** Returns what /start has as tiles; at a kiosk nothing to keep. `hasConfirmed`: the unit has confirmed somebody of the account. */
export const enabledShortcuts = (
  settings: ApplicationSettings,
  { isKiosk, hasConfirmed }: { isKiosk: boolean; hasConfirmed: boolean },
) =>
  Object.values(AREAS)
    .flatMap((area) => (isSwitchedOn(area, settings) ? (area.shortcuts ?? []) : []))
    .filter(
      ({ path, isForConfirmed }) =>
        (hasConfirmed || !isForConfirmed) && (!isKiosk || !declaredPath('keeps', path)),
    );

/**
 * Returns where whoever wants nothing else goes: to the first area that is switched on in the order of the specification (C§2), or
 * to /start, which is ours and none of those, where the provider wants it first; where none is on, to the account.
 */
export function landingPath(areas: readonly MenuArea[], { isStartFirst }: { isStartFirst: boolean }) {
  const first = areas.find(
    ({ group, isAlwaysThere }) => !isAlwaysThere && group !== 'start' && group !== 'account',
  );
  const start = isStartFirst && first ? areas.find(({ group }) => group === 'start') : undefined;
  return (start ?? first)?.paths[0] ?? '/account';
}

/** Returns the folders whose screens stand in an area: its own, and those that have no paths. */
export const foldersOf = (area: string) =>
  [area].concat(Object.keys(AREAS).filter((folder) => AREAS[folder]?.within === area));

/** Returns what somebody who acts for a person sees and does in each area that is on; of all areas while nobody knows which are. */
export const actingIn = (settings: ApplicationSettings | null) =>
  Object.values(AREAS).flatMap((area) =>
    area.acting && (settings === null || isSwitchedOn(area, settings)) ? [area.acting] : [],
  );
