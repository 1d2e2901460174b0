import { readFileSync } from 'node:fs';
import { isChosen } from '#tests/support/chosen-areas.ts';
import { routeMap } from '#tests/support/route-map.ts';

/** A route of the map: its path as the tables say it, its module and its name, its area, and whether it takes a form. */
export type MappedRoute = { path: string; file: string; id: string; area: string; takesForms: boolean };

/** Returns every route of the portal. */
export const everyRoute = (): MappedRoute[] =>
  routeMap.map(({ id, file, path, index }) => ({
    path: index ? '/' : `/${path}`,
    file,
    id: id ?? file.replace(/\.tsx$/, ''),
    area: file.split('/')[1] ?? '',
    takesForms: /export (async function|const) action\b/.test(readFileSync(`app/${file}`, 'utf8')),
  }));

/** Returns every route of the portal, or of the areas that are tried. */
export const mappedRoutes = () => everyRoute().filter(({ area }) => isChosen(area));

type Brought<Module> = { area: string; brought: Module };

const withAreas = <Module>(modules: Record<string, Module>): Brought<Module>[] =>
  Object.entries(modules).map(([path, brought]) => ({
    area: /^\/\w+\/([^/]+)\//.exec(path)?.[1] ?? '',
    brought,
  }));

/** Returns what the areas bring in modules of one kind, with the area in whose folder each lies; of those that are tried. */
export const byArea = <Module>(modules: Record<string, Module>): Brought<Module>[] =>
  withAreas(modules).filter(({ area }) => isChosen(area));

type NamedRow<Row> = { name: string; area: string; row: Row };

/** Returns the rows that all areas bring, each from its own folder, with the area that brings it. */
export const everyRowOf = <Row>(modules: Record<string, Record<string, Row>>): NamedRow<Row>[] =>
  withAreas(modules).flatMap(({ area, brought }) =>
    Object.entries(brought).map(([name, row]) => ({ name, area, row })),
  );

/** Returns the same of the areas that are tried. */
export const rowsOf = <Row>(modules: Record<string, Record<string, Row>>): NamedRow<Row>[] =>
  everyRowOf(modules).filter(({ area }) => isChosen(area));
