import { securityHeaders } from './gate/security-headers.ts';
import { listen, type Middleware } from './listen.ts';
import type { OpenPortal } from './open-portal.ts';
import { healthParts } from './health-parts.ts';
import { createPortalServer, type PortalServerOptions } from './portal-server.ts';
import { serveBench } from './serve-bench.ts';

type ServeOptions = Omit<PortalServerOptions, 'portal' | 'parts' | 'callBacks'> & {
  opened: OpenPortal;
  before?: Middleware;
};

/** Listens on the portal's port and, where there is one, on the bench's; closes both, then the stores. */
export async function serve({ opened, before, ...options }: ServeOptions) {
  const { portal, movable, provider, standIn, mailServer, desk, bank } = opened;
  const { environment, log } = portal;
  const { host, port, origins, isSecure } = environment;
  const { fixed, contentPolicy } = securityHeaders({ isSecure });
  const headers = {
    ...fixed,
    'content-security-policy': contentPolicy(),
    'cache-control': 'no-store, private',
  };

  const parts = healthParts({ portal, provider });
  const handler = createPortalServer({ portal, parts, callBacks: provider?.paymentCallBack, ...options });
  const front = await listen({ handler, port, host, log, headers, before });
  const bench = await serveBench({ environment, log, movable, provider, standIn, mailServer, desk, bank });

  console.log(`Portal: ${origins[0]}`);
  if (bench) console.log(bench.line);
  if (movable) console.log('Accounts to try: jan.nowak, anna.kowalska; password: Portal-Pacjenta-2026');

  return {
    log,
    async close() {
      await Promise.all([front.close(), bench?.close()]);
      await opened.close();
    },
  };
}
