import { readFileSync } from 'node:fs';
import { routeMap } from '#tests/support/route-map.ts';

/** A route of the map: its path as the tables say it, its module and its name, its area, and whether it takes a form. */
export type MappedRoute = { path: string; file: string; id: string; area: string; takesForms: boolean };

/** Returns every route of the portal. */
export function mappedRoutes(): MappedRoute[] {
  return routeMap.map(({ id, file, path, index }) => ({
    path: index ? '/' : `/${path}`,
    file,
    id: id ?? file.replace(/\.tsx$/, ''),
    area: file.split('/')[1] ?? '',
    takesForms: /export (async function|const) action\b/.test(readFileSync(`app/${file}`, 'utf8')),
  }));
}

/** Returns the rows that the areas bring, each from its own folder, with the area that brings it. */
export function rowsOf<Row>(
  modules: Record<string, Record<string, Row>>,
): { name: string; area: string; row: Row }[] {
  return Object.entries(modules).flatMap(([path, rows]) => {
    const area = /tests\/([\w-]+)\//.exec(path)?.[1] ?? '';
    return Object.entries(rows).map(([name, row]) => ({ name, area, row }));
  });
}
