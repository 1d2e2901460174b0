import { readFileSync } from 'node:fs';
import { routeMap } from '#tests/support/route-map.ts';

/** A route of the map: its path as the tables say it, its area, and whether it takes a form. */
export type MappedRoute = { path: string; area: string; takesForms: boolean };

/** Returns every route of the portal. */
export function mappedRoutes(): MappedRoute[] {
  return routeMap.map(({ file, path, index }) => ({
    path: index ? '/' : `/${path}`,
    area: file.split('/')[1] ?? '',
    takesForms: /export (async function|const) action\b/.test(readFileSync(`app/${file}`, 'utf8')),
  }));
}

/** Returns the rows that the areas bring, each from its own folder, with the area that brings it. */
export function rowsOf<Row>(
  modules: Record<string, Record<string, Row>>,
): { name: string; area: string; row: Row }[] {
  return Object.entries(modules).flatMap(([path, rows]) => {
    const area = /tests\/(\w+)\//.exec(path)?.[1] ?? '';
    return Object.entries(rows).map(([name, row]) => ({ name, area, row }));
  });
}
