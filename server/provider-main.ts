import { readEnvironment, type PortalEnvironment } from '#app/services/request/environment.server.ts';
import { createLog } from '#app/services/request/log.server.ts';
import { movableClock } from '#provider/core/clock.ts';
import { tellSettings } from '#app/services/request/strange-settings.ts';
import { isLoopback } from '#app/services/request/address-groups.ts';
import type { Provider } from '#provider/index.ts';
import { CALL_BACK_PATH } from '#provider/payments/call-back.ts';
import { createCallBackRule } from './gate/call-backs.ts';
import { listen } from './listen.ts';
import { openProvider } from './open-portal.ts';
import { runAsProcess } from './process.ts';
import { providerGate } from './provider-gate.ts';
import { ACCOUNTS_TO_TRY, serveBench } from './serve-bench.ts';

/** The provider alone, speaking its contract over HTTP: what PROVIDER_URL of a portal may point to. */
await runAsProcess({
  name: 'The provider did not start',
  async start() {
    const environment = readEnvironment(process.env);
    refuseToStart(environment);
    const { host, providerPort, providerKey: key } = environment;
    const log = createLog(environment.logLevel);
    tellSettings({ environment, log });
    const movable = movableClock();
    const opened = await openProvider({
      environment,
      clock: movable,
      log,
      reachedAt: `http://${host}:${providerPort}`,
    });
    const { provider, standIn, mailServer, desk, bank } = opened;

    const api = await listen({
      handler: besideCalls(provider, providerGate({ handler: provider.fetch, key })),
      port: providerPort,
      host,
      log,
      setting: 'PROVIDER_PORT',
    });
    const bench = await serveBench({
      environment,
      log,
      movable,
      provider,
      standIn,
      mailServer,
      desk,
      bank,
      isRemotePortal: true,
    });

    console.log(`Provider: PROVIDER_URL=http://${host}:${api.port}`);
    if (bench) console.log(bench.line);
    console.log(ACCOUNTS_TO_TRY);

    return {
      log,
      async close() {
        await Promise.all([api.close(), bench?.close()]);
        await opened.close();
      },
    };
  },
});

/** A payment gateway has no key: what it has signed is believed, and nothing else. */
function besideCalls(
  { paymentCallBack }: Pick<Provider, 'paymentCallBack'>,
  calls: (request: Request, address: string) => Promise<Response>,
) {
  const callBacks = createCallBackRule(paymentCallBack);
  return async (request: Request, address: string) =>
    new URL(request.url).pathname === CALL_BACK_PATH ? callBacks(request) : calls(request, address);
}

/** The clinic is made up, with passwords that everybody knows: nothing for patients, nor for strangers. */
function refuseToStart({ host, providerKey, isProduction }: PortalEnvironment) {
  if (isProduction) throw new Error('The made-up clinic does not run with PORTAL_ENV=production');
  const isPrivate = host === 'localhost' || isLoopback(host);
  if (!isPrivate && !providerKey) throw new Error(`HOST=${host} lets others in and needs PROVIDER_KEY`);
}
