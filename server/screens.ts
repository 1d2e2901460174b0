import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import { withEmptyAnswers } from './fast/empty-answers.ts';
import type { App } from './gate/hand-over.ts';
import { withSaidFailures } from './said-failures.ts';

type Routes = ServerBuild['routes'];
type RouteId = keyof Routes & string;

/**
 * Remix with one handler a screen, each over a build of that screen and its parents only: a request is not matched
 * against the whole map three times (docs/decisions/006-one-handler-a-screen.md). The same pages, the same ranking.
 */
export function createScreens({ build: made, isFast }: { build: ServerBuild; isFast: boolean }): App {
  const build = withSaidFailures(made);
  const router = new SmartRouter<App>({ routers: [new RegExpRouter(), new TrieRouter()] });
  for (const { path, lineage } of screensOf(build.routes)) {
    const screen = partOf(build, lineage);
    const handler = createRequestHandler(isFast ? withEmptyAnswers(screen) : screen, 'production');
    router.add('GET', path.toLowerCase(), (request, context) => handler(request, context));
  }

  return (request, context) => {
    const [[found]] = router.match('GET', pathOf(request));
    if (!found) throw new Error('The route map has no route for every other address');
    return found[0](request, context);
  };
}

const pathOf = ({ url }: Request) => plainPath(new URL(url).pathname);

/** An address as Remix reads it: in any case, with or without a slash at the end. */
export const plainPath = (pathname: string) =>
  pathname
    .toLowerCase()
    .replace(/^\/+$/, '/')
    .replace(/(?<=[^/])\/+$/, '');

/** Every route that has an address of its own, the most exact first. */
export function screensOf(routes: Routes) {
  const parents = new Set(Object.values(routes).map((route) => route.parentId));
  return Object.keys(routes)
    .filter((id) => !parents.has(id) || routes[id]?.index)
    .map((id) => {
      const lineage = lineageOf(routes, id);
      return { path: `/${lineage.flatMap((one) => routes[one]?.path || []).join('/')}`, lineage };
    })
    .sort((a, b) => exactness(b.path).localeCompare(exactness(a.path)));
}

function lineageOf(routes: Routes, id: RouteId): RouteId[] {
  const parentId = routes[id]?.parentId;
  return parentId ? [...lineageOf(routes, parentId), id] : [id];
}

/** One letter a segment: what is written out comes before a parameter, and that before "any". */
const exactness = (path: string) =>
  path
    .split('/')
    .map((segment) => (segment === '*' ? 'a' : segment.startsWith(':') ? 'b' : 'c'))
    .join('');

function partOf(build: ServerBuild, lineage: RouteId[]): ServerBuild {
  const only = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(lineage.flatMap((id) => (id in all ? [[id, all[id] as Value]] : [])));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}
