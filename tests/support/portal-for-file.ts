import { afterAll, beforeAll } from 'vitest';
import { startPortal, type PortalProcess } from './portal-process.ts';
import { openStores, storesIn, type Stores } from './portal-stores.ts';
import { signedInAt, type Visitor } from './visitor.ts';

type PortalForFile = {
  portal: PortalProcess;
  /** Its two stores, opened beside it. */
  stores: Stores;
  signedIn(username?: string): Promise<Visitor>;
};

/** One portal for all tests of a file: there from its first hook on, gone after the last one. Hooks that need it come after. */
export function portalForFile(options?: Parameters<typeof startPortal>[0]): PortalForFile {
  const at = {
    signedIn: (username = 'jan.nowak') => signedInAt(at.portal.origin, username),
  } as PortalForFile;
  beforeAll(async () => {
    at.portal = await startPortal(options);
    at.stores = openStores(storesIn(at.portal.dataDirectory));
  });
  afterAll(async () => {
    await at.stores.close();
    await at.portal.stop();
  });
  return at;
}
