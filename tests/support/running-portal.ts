import { SHORT_BUDGET, startPortal } from './portal-process.ts';
import { startProvider } from './provider-process.ts';
import { freePort, type OutboxMessage, type ServerProcess } from './server-process.ts';

/** A portal with its provider, in one process or in two; two have two clocks, which go together here. */
export type RunningPortal = {
  origin: string;
  now(): Promise<Date>;
  /** ISO 8601 duration: "PT16M". */
  advance(duration: string): Promise<void>;
  /** The seed again, and the real time. */
  reset(): Promise<void>;
  outbox(): Promise<OutboxMessage[]>;
  stop(): Promise<void>;
};

/** Opens a house of the build. `isProviderRemote`: the portal finds its provider by PROVIDER_URL. */
export async function openRunningPortal({
  isProviderRemote,
}: {
  isProviderRemote: boolean;
}): Promise<RunningPortal> {
  if (!isProviderRemote) return startPortal({ env: SHORT_BUDGET });

  const port = await freePort();
  const provider = await startProvider({ env: { PORTAL_ORIGIN: `http://127.0.0.1:${port}` } });
  const portal = await startPortal({ port, env: { PROVIDER_URL: provider.origin } });
  const both = (work: (server: ServerProcess) => Promise<void>) =>
    Promise.all([provider, portal].map(work)).then(() => undefined);

  return {
    origin: portal.origin,
    now: portal.now,
    advance: (duration) => both((server) => server.advance(duration)),
    reset: () => Promise.all([provider.reset(), portal.resetClock()]).then(() => undefined),
    outbox: provider.outbox,
    stop: () => both((server) => server.stop()),
  };
}
