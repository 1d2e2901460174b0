import { setImmediate as nextTurn } from 'node:timers/promises';
import { isBearer } from '#server/bearer.ts';
import { listen } from '#server/listen.ts';
import type { OpenPortal } from '#server/open-portal.ts';
import type { Figures } from './figures.ts';
import { sizesOf } from './sizes.ts';

const PATH = '/metrics';
const FRESH_MS = 1_000;
const HEADERS = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

/** The figures over HTTP, at METRICS_PORT of 127.0.0.1 alone and to who brings METRICS_TOKEN. Null: nobody wants them. */
export async function serveMetrics({ portal, provider, figures }: OpenPortal) {
  const { environment, log } = portal;
  const { metricsPort, metricsToken: token } = environment;
  if (!figures || metricsPort === undefined) return null;

  const text = readOnce(figures, sizesOf({ portal, provider, figures }));
  const { port, close } = await listen({
    handler: createMetrics({ token, text, contentType: figures.registry.contentType }),
    port: metricsPort,
    host: '127.0.0.1',
    log,
  });
  return { close, line: `Figures: http://127.0.0.1:${port}${PATH}` };
}

type Metrics = { token: string | undefined; text: () => Promise<string>; contentType: string };

/** Whoever has no token learns nothing, not even which addresses there are. */
export function createMetrics({ token, text, contentType }: Metrics) {
  return async (request: Request): Promise<Response> => {
    if (!isBearer({ authorization: request.headers.get('authorization'), token })) {
      return new Response('Unauthorized', {
        status: 401,
        headers: { ...HEADERS, 'www-authenticate': 'Bearer' },
      });
    }
    if (new URL(request.url).pathname !== PATH)
      return new Response('Not Found', { status: 404, headers: HEADERS });
    if (request.method !== 'GET')
      return new Response('Method Not Allowed', { status: 405, headers: { ...HEADERS, allow: 'GET' } });
    return new Response(await text(), { headers: { ...HEADERS, 'content-type': contentType } });
  };
}

/**
 * The text of all figures, written once a second at most. Each figure is written in a turn of the event loop of its own, so that no page
 * waits for more than one of them.
 */
function readOnce({ registry }: Figures, refresh: () => Promise<void>) {
  let last = { at: -Infinity, text: Promise.resolve('') };

  async function write() {
    await refresh();
    const pieces: string[] = [];
    for (const { name } of registry.getMetricsAsArray()) {
      pieces.push(await registry.getSingleMetricAsString(name));
      await nextTurn();
    }
    return `${pieces.join('\n\n')}\n`;
  }

  return () => {
    const now = performance.now();
    if (now - last.at >= FRESH_MS) last = { at: now, text: write() };
    return last.text;
  };
}
