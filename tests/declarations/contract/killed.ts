import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProviderClient } from '#contract/index.ts';
import { systemClock } from '#provider/core/clock.ts';
import { createProvider } from '#provider/index.ts';
import { bundled } from '#tests/support/bundled.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { portalAt, type Portal } from './two-systems.ts';

export const ANNAS_ACCOUNT = 'account-2002';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Anna's calls and her portal, with stores that outlive the process. */
export async function openedAt(providerUrl: string, portalUrl: string) {
  const provider = await createProvider({
    databaseUrl: providerUrl,
    clock: systemClock(),
    log: quiet,
    portalOrigin: 'https://portal.example',
    mode: 'test',
  });
  const portal = await portalAt(portalUrl);
  const caller = { language: 'pl', requestId: 'test' } as const;
  const guest = provider.client(caller);
  const { token } = await guest.account.signIn({ username: 'anna.kowalska', password: PASSWORD });
  const close = async () => {
    await portal.store.close();
    await provider.close();
  };
  return { anna: provider.client({ ...caller, token }), portal, close };
}

/** Two stores in a folder, and a process that works on them and is killed. */
export function killedPlace(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const providerUrl = `sqlite:${join(folder, 'provider.db')}`;
  const portalUrl = `sqlite:${join(folder, 'portal.db')}`;
  let script: string;

  async function opened<Result>(work: (anna: ProviderClient, portal: Portal) => Promise<Result>) {
    const { anna, portal, close } = await openedAt(providerUrl, portalUrl);
    return work(anna, portal).finally(close);
  }

  return {
    opened,
    /** The steps that wait are tried, as by a visit a minute later. */
    visit: (anna: ProviderClient, portal: Portal) => {
      const now = new Date(Date.now() + 61_000);
      const request = portal.requestOf({ provider: anna, accountId: ANNAS_ACCOUNT, now });
      return portal.steps.settleWaiting(request, 'declarations');
    },
    async begin() {
      script = await bundled(`tests/support/${name}.ts`);
      await opened(() => Promise.resolve());
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
    /** Answers by what it was ended, and what it has complained of. */
    killed(killedAt: string, word: string) {
      const { signal, stderr } = spawnSync(process.execPath, [
        script,
        providerUrl,
        portalUrl,
        killedAt,
        word,
      ]);
      return [signal, stderr.toString()];
    },
  };
}
