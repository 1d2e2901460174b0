import { STATUS_CODES } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isBearer } from '#server/bearer.ts';
import { listen } from '#server/listen.ts';
import type { OpenPortal } from '#server/open-portal.ts';
import type { Figures } from './figures.ts';
import { sizesOf } from './sizes.ts';

const PATH = '/metrics';
const FRESH_MS = 1_000;

/** Headers of one answer: what carries it adds to them, so that no two may share an object. */
const headersWith = (more: Record<string, string> = {}) => ({
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
  ...more,
});

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
    setting: 'METRICS_PORT',
    log,
  });
  return { close, line: `Figures: http://127.0.0.1:${port}${PATH}` };
}

const said = (status: number, more?: Record<string, string>) =>
  new Response(STATUS_CODES[status], { status, headers: headersWith(more) });

type Metrics = { token: string | undefined; text: () => Promise<string>; contentType: string };

/** Whoever has no token learns nothing, not even which addresses there are. */
function createMetrics({ token, text, contentType }: Metrics) {
  return async (request: Request): Promise<Response> => {
    const { headers, method, url } = request;
    if (!isBearer({ authorization: headers.get('authorization'), token })) {
      return said(401, { 'www-authenticate': 'Bearer' });
    }
    if (new URL(url).pathname !== PATH) return said(404);
    if (method !== 'GET') return said(405, { allow: 'GET' });
    return new Response(await text(), { headers: headersWith({ 'content-type': contentType }) });
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
