import type { ServerBuild } from '@remix-run/node';
import { securityHeaders } from './gate/security-headers.ts';
import { listen, type Middleware } from './listen.ts';
import type { OpenPortal } from './open-portal.ts';
import { healthParts } from './health-parts.ts';
import { patternsOf } from './metrics/patterns.ts';
import { countedBy } from './metrics/requests.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { createPortalServer, type PortalServerOptions } from './portal-server.ts';
import { wordsOf } from './request-log.ts';
import { ACCOUNTS_TO_TRY, serveBench } from './serve-bench.ts';

type ServeOptions = Omit<PortalServerOptions, 'portal' | 'parts' | 'callBacks' | 'words' | 'ended'> & {
  opened: OpenPortal;
  routes: ServerBuild['routes'];
  before?: Middleware;
};

/** Listens on the portal's port and, where there are some, on those of the bench and of the figures; closes all, then the stores. */
export async function serve({ opened, routes, before, ...options }: ServeOptions) {
  const { portal, movable, provider, standIn, mailServer, desk, bank, figures } = opened;
  const { environment, log } = portal;
  const { host, port, origins, isSecure } = environment;
  const { fixed, contentPolicy } = securityHeaders({ isSecure });
  const headers = {
    ...fixed,
    'content-security-policy': contentPolicy(),
    'cache-control': 'no-store, private',
  };

  const parts = healthParts({ portal, provider });
  const handler = createPortalServer({
    portal,
    parts,
    callBacks: provider?.paymentCallBack,
    words: wordsOf(routes),
    ended: figures ? countedBy(figures, patternsOf(routes)) : undefined,
    ...options,
  });
  const front = await listen({ handler, port, host, log, headers, before });
  const metrics = await serveMetrics(opened);
  const bench = await serveBench({ environment, log, movable, provider, standIn, mailServer, desk, bank });

  console.log(`Portal: ${origins[0]}`);
  if (bench) console.log(bench.line);
  if (metrics) console.log(metrics.line);
  if (movable && provider) console.log(ACCOUNTS_TO_TRY);

  return {
    log,
    async close() {
      await Promise.all([front.close(), bench?.close(), metrics?.close()]);
      await opened.close();
    },
  };
}
