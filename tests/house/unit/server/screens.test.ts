import { matchRoutes } from '@remix-run/router';
import { data, type AppLoadContext, type EntryContext, type ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import { routeMap } from '#tests/support/route-map.ts';
import { createScreens } from '#server/screens.ts';

/** Each route answers with its own name, so that the one that was picked says so. */
const routes: Record<string, unknown> = { root: { id: 'root', path: '', module: { default: () => null } } };
for (const { file, path, index, id = file } of routeMap) {
  routes[id] = { id, parentId: 'root', path, index, module: { loader: () => new Response(id) } };
}
const build = {
  entry: { module: {} },
  routes,
  assets: { routes: {}, entry: {}, version: '' },
  future: {},
} as unknown as ServerBuild;
const app = createScreens({ build, isFast: true });

const remixRoutes = [
  {
    id: 'root',
    path: '',
    children: routeMap.map(({ file, path, index, id = file }) =>
      index ? { id, index: true as const } : { id, path },
    ),
  },
];

const written = routeMap.map(({ path = '' }) => `/${path}`);
const filled = written.map((path) => path.replace(/:\w+/g, 'x1').replace('*', 'no/such/page'));
const odd = [
  '/LOGIN',
  '/bookings/',
  '/bookings/confirm/x',
  '/bookings/a/b/c',
  '/bookings/a%2Fb/c',
  '/newbooking/x',
];

test.each([...filled, ...odd])('%s leads to the screen that Remix would pick', async (path) => {
  const matched = matchRoutes(remixRoutes, path)?.at(-1)?.route.id;
  const answer = await app(new Request(`http://portal.invalid${path}`), {} as AppLoadContext);
  expect(await answer.text()).toBe(matched);
});

test.each([
  ['not written for the browser as well', true],
  ['written for the browser when empty answers are switched off', false],
])('what a loader answers reaches the page, and is %s', async (_, isFast) => {
  const answer = { title: 'Rezerwacje', patients: [{ name: 'Jan' }] };
  const said: { title?: unknown; stream?: string } = {};
  const module = {
    default: async (
      _request: Request,
      status: number,
      headers: Headers,
      { staticHandlerContext, serverHandoffStream }: EntryContext,
    ) => {
      const { ...all } = staticHandlerContext.loaderData['page'] as typeof answer;
      said.title = all.title;
      said.stream = await new Response(serverHandoffStream).text();
      return new Response('page', { status, headers });
    },
  };
  const root = { id: 'root', path: '', module: { default: () => null } };
  const loader = () => data(answer, { status: 422 });
  const pages = {
    root,
    page: { id: 'page', parentId: 'root', path: 'page', module: { loader, default: () => null } },
  };
  const screens = createScreens({
    build: {
      ...build,
      entry: { module },
      routes: pages,
      future: { v3_singleFetch: true },
    } as unknown as ServerBuild,
    isFast,
  });

  const { status } = await screens(new Request('http://portal.invalid/page'), {} as AppLoadContext);
  expect(status).toBe(422);
  expect(said.title).toBe('Rezerwacje');
  expect(said.stream).toContain('page');
  for (const word of ['Rezerwacje', 'Jan']) expect(said.stream?.includes(word)).toBe(!isFast);
});
