import { STATUS_CODES } from 'node:http';
import { Hono } from 'hono';
import type { Portal } from '#app/services/request/load-context.server.ts';
import { CALL_BACK_PATH } from '#provider/payments/call-back.ts';
import { staticResponse, type StaticFiles } from './files.ts';
import { NO_SOURCES, VENDOR_SOURCES } from './gate/call-hosts.ts';
import { createFinish } from './finish.ts';
import { arrivals, type Arrival } from './gate/arrival.ts';
import { forgottenProxy } from './gate/forgotten-proxy.ts';
import { createCallBackRule } from './gate/call-backs.ts';
import { createGate } from './gate/gate.ts';
import type { App } from './gate/hand-over.ts';
import { isLoopback } from '#app/services/request/address-groups.ts';
import { createHealth, type HealthPart } from './health.ts';
import { failureOf } from '#app/services/request/log.server.ts';
import { maskedPath } from './request-log.ts';

export type PortalServerOptions = {
  portal: Portal;
  app: App;
  files: StaticFiles;
  /** The words of the route map, which the log may show. */
  words: ReadonlySet<string>;
  /** The parts that /healthz tries. */
  parts: readonly HealthPart[];
  /** Takes what a payment gateway tells an embedded provider; absent: it tells a provider elsewhere. */
  callBacks?: ((request: Request) => Promise<Response>) | undefined;
  /** Hears of each request that was answered. */
  ended?: ((request: EndedRequest) => void) | undefined;
  /** Vite's styles in development. */
  allowsInlineStyles?: boolean;
};

/** A request that was answered. `isFile`: its address is that of a file which the portal serves as it is. */
export type EndedRequest = Readonly<{
  pathname: string;
  isFile: boolean;
  method: string;
  status: number;
  ms: number;
}>;

const READS = new Set(['GET', 'HEAD']);

const plainAnswer = (status: number) =>
  new Response(STATUS_CODES[status], { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** Asked on the machine itself, and not by a proxy there for somebody else. */
const isLocal = ({ address }: Arrival, { headers }: Request) =>
  isLoopback(address) && !headers.has('x-forwarded-for') && !headers.has('forwarded');

/** Everything between the socket and Remix: one request in, one answer out, one line in the log. */
export function createPortalServer({
  portal,
  app,
  files,
  words,
  parts,
  callBacks,
  ended,
  allowsInlineStyles,
}: PortalServerOptions) {
  const { environment, log } = portal;
  const arrive = arrivals(portal);
  const noticeProxy = forgottenProxy(portal);
  const gate = createGate({ portal, app });
  const finish = createFinish({
    environment,
    options: {
      isSecure: environment.isSecure,
      allowsInlineStyles,
      callSources: environment.video ? VENDOR_SOURCES : NO_SOURCES,
    },
  });

  const routes = new Hono<{ Bindings: { arrival: Arrival } }>();
  // Whoever balances load asks by the machine's address, so before the host is looked at.
  const health = createHealth({ parts, token: environment.metricsToken });
  routes.get('/healthz', ({ req: { raw: request }, env: { arrival } }) =>
    health({ isLocal: isLocal(arrival, request), authorization: request.headers.get('authorization') }),
  );
  const passedOn = callBacks && createCallBackRule(callBacks);
  routes.all('*', ({ req: { raw: request }, env: { arrival } }) => {
    const { origin, url } = arrival;
    if (origin === null) return plainAnswer(421);
    if (passedOn && url.pathname === CALL_BACK_PATH) return passedOn(request);

    const { headers } = request;
    const file = READS.has(request.method) ? files.get(url.pathname) : undefined;
    return file
      ? staticResponse({ file, headers })
      : gate({ headers, arrival: { ...arrival, origin } }, request);
  });
  routes.onError((error, { env }) => {
    log.error({ requestId: env.arrival.requestId, ...failureOf(error) }, 'unexpected error');
    return plainAnswer(500);
  });

  return async (request: Request, address: string): Promise<Response> => {
    noticeProxy(request);
    const arrival = arrive({ request, address });
    const response = await finish({ request, arrival, response: await routes.fetch(request, { arrival }) });

    const { pathname } = arrival.url;
    const { method } = request;
    const { status } = response;
    const isFile = files.has(pathname);
    const ms = performance.now() - arrival.startedAt;
    log.info(
      {
        requestId: arrival.requestId,
        method,
        path: isFile ? pathname : maskedPath({ pathname, words }),
        status,
        ms: Math.round(ms),
      },
      'request',
    );
    ended?.({ pathname, isFile, method, status, ms });
    return response;
  };
}
