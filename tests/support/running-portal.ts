import { join } from 'node:path';
import { SHORT_BUDGET, startPortal } from './portal-process.ts';
import { startProvider } from './provider-process.ts';
import { storesAt, type Scene } from './scene.ts';
import { freePort, type OutboxMessage, type ServerProcess } from './server-process.ts';
import { sqliteFile } from './sqlite-file.ts';

/** A portal with its provider, in one process or in two; two have two clocks, which go together here. */
export type RunningPortal = Pick<Scene, 'change' | 'read'> & {
  origin: string;
  /** Where the staff works. */
  benchOrigin: string;
  now(): Promise<Date>;
  /** ISO 8601 duration: "PT16M". */
  advance(duration: string): Promise<void>;
  /** The seed again, the real time, and nothing that was begun. */
  reset(): Promise<void>;
  outbox(): Promise<OutboxMessage[]>;
  /** Whatever else the staff does, as a tool. */
  tell(path: string, body: unknown): Promise<void>;
  stop(): Promise<void>;
};

/** Opens a house of the build. `isProviderRemote`: the portal finds its provider by PROVIDER_URL. */
export async function openRunningPortal({
  isProviderRemote,
}: {
  isProviderRemote: boolean;
}): Promise<RunningPortal> {
  if (!isProviderRemote) {
    const portal = await startPortal({ env: SHORT_BUDGET });
    const stores = storesAt(() => portal.dataDirectory);
    return { ...portal, ...stores, reset: () => resetWith(portal, [portal.reset]) };
  }

  const port = await freePort();
  const provider = await startProvider({ env: { PORTAL_ORIGIN: `http://127.0.0.1:${port}` } });
  const portal = await startPortal({ port, env: { PROVIDER_URL: provider.origin } });
  const both = (work: (server: ServerProcess) => Promise<void>) => allOf([provider, portal].map(work));

  return {
    ...storesAt((store) => (store === 'provider' ? provider : portal).dataDirectory),
    origin: portal.origin,
    benchOrigin: provider.benchOrigin,
    now: portal.now,
    advance: (duration) => both((server) => server.advance(duration)),
    reset: () => resetWith(portal, [provider.reset, portal.resetClock]),
    outbox: provider.outbox,
    tell: provider.tell,
    stop: () => both((server) => server.stop()),
  };
}

async function resetWith(portal: { dataDirectory: string }, works: readonly (() => Promise<unknown>)[]) {
  forgetDrafts(portal);
  await allOf(works.map((work) => work()));
}

const allOf = (works: readonly Promise<unknown>[]) => Promise.all(works).then(() => undefined);

/** Deletes what one story has left unfinished, so that it is not offered to the next. */
function forgetDrafts({ dataDirectory }: { dataDirectory: string }) {
  const store = sqliteFile(join(dataDirectory, 'portal.sqlite'));
  store.exec('delete from drafts; delete from second_steps');
  store.close();
}
