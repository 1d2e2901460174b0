import type { ProviderClient } from '#contract/index.ts';
import { systemClock } from '#provider/core/clock.ts';
import { createProvider, type Provider } from '#provider/index.ts';
import { PASSWORD } from '#tests/support/visitor.ts';

export type Act = 'make' | 'change' | 'cancel' | 'unplanned';
type At = { jan: ProviderClient; provider: Provider };

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Jan's calls of a store that outlives the process; each statement is prepared anew, so that any of them can be the last. */
export async function openedAt<Result>(databaseUrl: string, work: (at: At) => Promise<Result>) {
  const provider = await createProvider({
    databaseUrl,
    clock: systemClock(),
    log: quiet,
    portalOrigin: 'https://portal.example',
    isFast: false,
    mode: 'test',
  });
  const caller = { language: 'pl', requestId: 'killed' } as const;
  const signIn = { username: 'jan.nowak', password: PASSWORD };
  const { token } = await provider.client(caller).account.signIn(signIn);
  const jan = provider.client({ ...caller, token });
  return work({ jan, provider }).finally(() => provider.close());
}

/** Sends one call, whose request comes as text from another process. */
export const calledIn = (
  databaseUrl: string,
  { act, request, before }: { act: Act; request: string; before: () => void },
) =>
  openedAt(databaseUrl, async ({ jan }) => {
    const send = jan.teleconsultations[act] as (input: unknown) => Promise<unknown>;
    before();
    await send(JSON.parse(request));
  });
