import { afterAll, beforeAll } from 'vitest';
import type { Limits } from '#provider/core/limits/rules.ts';
import { lentPortal, type Lent } from './kept-portal.ts';
import { setLimits } from './limits.ts';
import { startPortal, type PortalProcess } from './portal-process.ts';
import { openStores, storesIn, type Stores } from './portal-stores.ts';
import { signedInAt, type Visitor } from './visitor.ts';

type PortalForFile = {
  portal: PortalProcess;
  /** Its two stores, opened beside it. */
  stores: Stores;
  signedIn(username?: string): Promise<Visitor>;
};

type Options = Parameters<typeof startPortal>[0] & {
  /** The bounds of one account, for a file that does more than a patient would (S-51). */
  limits?: Limits;
};

/**
 * One portal for all tests of a file: there from its first hook on, gone after the last one. Hooks that need it come after. One as it
 * usually is goes from file to file, and is as new for each.
 */
export function portalForFile({ limits, ...options }: Options = {}): PortalForFile {
  const at = {
    signedIn: (username = 'jan.nowak') => signedInAt(at.portal.origin, username),
  } as PortalForFile;
  let giveBack: () => Promise<void>;
  beforeAll(async () => {
    ({ portal: at.portal, giveBack } = await portalFor(options));
    at.stores = openStores(storesIn(at.portal.dataDirectory));
    if (limits) await setLimits(at.stores.provider, limits);
  });
  afterAll(async () => {
    await at.stores.close();
    await giveBack();
  });
  return at;
}

async function portalFor(options: Parameters<typeof startPortal>[0] = {}): Promise<Lent> {
  if (Object.keys(options).length === 0) return lentPortal();
  const portal = await startPortal(options);
  return { portal, giveBack: () => portal.stop() };
}
