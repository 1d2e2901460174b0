import { createLog } from '#app/services/request/log.server.ts';
import { systemClock } from '#provider/core/clock.ts';
import { createProvider } from '#provider/index.ts';
import type { Limits } from '#provider/core/limits/rules.ts';
import { startBrokenHost, type Answering, type BrokenHost, type Fault } from './broken-host.ts';
import { setLimits } from './limits.ts';
import { startPortal, type PortalProcess } from './portal-process.ts';
import { createVisitor } from './visitor.ts';

const MOST_TRIES = 10;

export type BrokenPortal = {
  portal: PortalProcess;
  host: BrokenHost;
  /** Does something while the host is broken, and waits until the portal has noticed that it is in order again. */
  during<Result>(fault: Fault, work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
};

/** Opens a portal whose provider is a host that can be broken; the provider itself is in the test's process. */
export async function openBrokenPortal(
  env: Record<string, string>,
  /** The bounds of one account, for a file that does more than a patient would (S-51). */
  limits: Partial<Limits> = {},
  /** Stands before the provider, such as a host of a former contract. */
  before: (provider: Answering) => Answering = (provider) => provider,
): Promise<BrokenPortal> {
  const provider = await createProvider({
    databaseUrl: 'sqlite::memory:',
    clock: systemClock(),
    log: createLog('silent'),
    portalOrigin: 'http://127.0.0.1',
    mode: 'test',
  });
  await setLimits(provider.db, limits);
  const host = await startBrokenHost(before(provider));
  const portal = await startPortal({ env: { LOG_LEVEL: 'silent', ...env, PROVIDER_URL: host.origin } });

  /** The portal asks again after ten seconds of its clock; a connection that broke may cost the first calls. */
  async function recovered() {
    for (let triesLeft = MOST_TRIES; triesLeft > 0; triesLeft -= 1) {
      await portal.advance('PT10S');
      const visitor = createVisitor(portal.origin);
      // A wrong password is an answer of the provider's as well.
      const { status } = await visitor.signIn('nobody', 'wrong');
      if (status < 500) return;
    }
    throw new Error('The portal does not notice that its provider is there');
  }

  return {
    portal,
    host,
    async during(fault, work) {
      host.fault = fault;
      try {
        return await work();
      } finally {
        host.fault = null;
        await recovered();
      }
    },
    async stop() {
      await portal.stop();
      await host.stop();
      await provider.close();
    },
  };
}
