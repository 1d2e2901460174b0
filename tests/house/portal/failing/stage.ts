import { peopleOf, type People } from '#tests/house/portal/forms/row.ts';
import { startBrokenHost, type BrokenHost } from '#tests/support/broken-host.ts';
import { FRAME_PATH, leftOut } from '#tests/support/left-out-call.ts';
import { freePort, startPortal } from '#tests/support/portal-process.ts';
import { openStores, storesIn } from '#tests/support/portal-stores.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import { stageOf, storesAt, type Scene } from '#tests/support/scene.ts';

/** They know each other by a key. Nothing hangs here, so that calls have their usual time. */
const PAIRED = { PROVIDER_KEY: 'k'.repeat(32) };

export type FailingStage = Readonly<{
  origin: string;
  host: BrokenHost;
  scene: Scene;
  people: People;
  close: () => Promise<void>;
}>;

/** A portal whose provider is a process of its own, behind a host that can be told which calls fail. */
export async function openFailingStage(): Promise<FailingStage> {
  const port = await freePort();
  const provider = await startProvider({ env: { ...PAIRED, PORTAL_ORIGIN: `http://127.0.0.1:${port}` } });
  const host = await startBrokenHost({ fetch: (request) => passedOn(request, provider.origin) });
  const portal = await startPortal({
    port,
    env: { ...PAIRED, LOG_LEVEL: 'silent', PROVIDER_URL: host.origin },
  });
  const both = {
    ...provider,
    origin: portal.origin,
    async advance(duration: string) {
      await provider.advance(duration);
      await portal.advance(duration);
    },
  };
  const scene = {
    ...stageOf(both).scene({ language: 'pl', contrast: 'default', textSize: '100' }),
    ...storesAt((store) => (store === 'portal' ? portal : provider).dataDirectory),
  };
  const { providerStore } = storesIn(provider.dataDirectory);
  const { portalStore } = storesIn(portal.dataDirectory);
  const stores = openStores({ providerStore, portalStore });
  return {
    origin: portal.origin,
    host,
    scene,
    people: peopleOf({ portal: both, stores }),
    async close() {
      await stores.close();
      await portal.stop();
      await host.stop();
      await provider.stop();
    },
  };
}

const fetchOriginally = globalThis.fetch;

/** The host leaves the frame's own call out, so that the calls in its place are seen to fail, each by itself. */
async function passedOn(request: Request, origin: string) {
  const { pathname, search } = new URL(request.url);
  if (pathname === FRAME_PATH) return leftOut();
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer();
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) headers.delete(name);
  const init = { method: request.method, headers, redirect: 'manual' as const };
  const answer = await fetchOriginally(origin + pathname + search, body ? { ...init, body } : init);
  const passed = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) passed.delete(name);
  const isEmpty = [204, 304].includes(answer.status);
  return new Response(isEmpty ? null : await answer.arrayBuffer(), {
    status: answer.status,
    headers: passed,
  });
}
