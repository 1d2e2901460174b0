import { contextIdOf } from '#app/services/page/help.ts';
import { routeMap } from './route-map.ts';

const idOf = ({ id, file }: { id?: string | undefined; file: string }) => id ?? file.replace(/\.tsx$/, '');

/** Every page as the help knows it, by name, in the order of docs/help-contexts.md. */
export const helpPages: readonly string[] = [
  ...new Set(routeMap.map((route) => contextIdOf(idOf(route)))),
].sort();
