import type { EndedRequest } from '#server/portal-server.ts';
import type { Figures } from './figures.ts';
import { FILE } from './patterns.ts';

/** Counts requests under the patterns of their routes. */
export function countedBy(figures: Figures, patternOf: (pathname: string) => string) {
  return ({ pathname, isFile, method, status, ms }: EndedRequest) =>
    figures.requestEnded({ route: isFile ? FILE : patternOf(pathname), method, status, ms });
}
