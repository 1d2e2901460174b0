import { readEnvironment } from '#app/services/request/environment.server.ts';
import { createLog } from '#app/services/request/log.server.ts';
import { movableClock } from '#provider/core/clock.ts';
import { listen } from './listen.ts';
import { openProvider } from './open-portal.ts';
import { runAsProcess } from './process.ts';
import { serveBench } from './serve-bench.ts';

/** The provider alone, speaking its contract over HTTP: what PROVIDER_URL of a portal may point to. */
await runAsProcess({
  name: 'The provider did not start',
  async start() {
    const environment = readEnvironment(process.env);
    const { host, providerPort, isProduction } = environment;
    if (isProduction) throw new Error('The made-up clinic does not run with PORTAL_ENV=production');

    const log = createLog(environment.logLevel);
    const movable = movableClock();
    const opened = await openProvider({ environment, clock: movable, log });
    const { provider } = opened;

    const api = await listen({ handler: provider.fetch, port: providerPort, host, log });
    const bench = await serveBench({ environment, log, movable, provider, isRemotePortal: true });

    console.log(`Provider: PROVIDER_URL=http://${host}:${api.port}`);
    if (bench) console.log(bench.line);

    return {
      async close() {
        await Promise.all([api.close(), bench?.close()]);
        await opened.close();
      },
    };
  },
});
