import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createORPCClient } from '@orpc/client';
import { ResponseValidationPlugin } from '@orpc/contract/plugins';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { afterAll, beforeAll, describe } from 'vitest';
import { readEnvironment } from '#app/services/request/environment.server.ts';
import { exactPath } from '#contract/exact-path.ts';
import { contract, type ProviderClient } from '#contract/index.ts';
import { movableClock, type MovableClock } from '#provider/core/clock.ts';
import { hashOf } from '#provider/core/context.ts';
import { createProvider, type Provider, type ProviderOptions } from '#provider/index.ts';
import type { Limits } from '#provider/core/limits/rules.ts';
import { setLimits } from './limits.ts';
import { engines, freshStore, type Engine } from './stores.ts';

/** A Tuesday morning in Warsaw, a few days before the clocks go back. */
export const START = '2026-10-20T06:00:00.000Z';
export const PASSWORD = 'Portal-Pacjenta-2026';

/** Longer than any other call takes here. */
export const HANG_MS = 800;

const { isFast } = readEnvironment({ PORTAL_FAST: process.env['PORTAL_FAST'] });

const SESSION_MS = 12 * 60 * 60_000;

const DOORS = ['in process', 'over HTTP'] as const;
type Door = (typeof DOORS)[number];

/** Two of the pairs: what is true of both engines and of both doors is true of their pairs, which the deep run proves too. */
const DIAGONAL = [
  { engine: 'sqlite', door: 'in process' },
  { engine: 'postgres', door: 'over HTTP' },
] as const satisfies Pair[];
const ALL_PAIRS = engines.flatMap((engine) => DOORS.map((door) => ({ engine, door })));
const pairs = process.env['DEEP'] ? ALL_PAIRS : DIAGONAL;

type Caller = { token?: string | undefined; language: 'pl' | 'en'; requestId: string };

export type TestProvider = {
  provider: Provider;
  /** Starts at START and stands still unless it is moved. */
  clock: MovableClock;
  guest: () => ProviderClient;
  withToken: (token: string, language?: 'pl' | 'en') => ProviderClient;
  /** A new client of a session of that account; the session is put into the store, to spare the password's hash. */
  as: (username: string) => Promise<ProviderClient>;
  /** The same, in process: all its calls are of one request, as those of a page are. */
  asPage: (username: string) => Promise<ProviderClient>;
};

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** `limits`: what one account may do, for a suite that does more than a patient would (S-51). */
type SuiteOptions = Pick<
  ProviderOptions,
  'scan' | 'identity' | 'signatures' | 'signingService' | 'signables' | 'gateway'
> & { limits?: Limits };
type Suite = (at: () => TestProvider) => void;
type Pair = { engine: Engine; door: Door };

/** Runs a suite by both doors and on both engines, on a freshly seeded store each: two pairs, or with DEEP=1 all four. */
export const describeEachProvider = (title: string, suite: Suite, options: SuiteOptions = {}) =>
  describePairs({ title, pairs, suite, options });

/** Runs a suite in process on both engines: for what many calls at once, or in any order, leave in the store. */
export const describeEachEngine = (title: string, suite: Suite, options: SuiteOptions = {}) =>
  describePairs({ title, pairs: ALL_PAIRS.filter(({ door }) => door === 'in process'), suite, options });

function describePairs({
  title,
  pairs: chosen,
  suite,
  options: { limits, ...options },
}: {
  title: string;
  pairs: readonly Pair[];
  suite: Suite;
  options: SuiteOptions;
}) {
  describe.each(chosen)(`${title}, $door, on $engine`, ({ engine, door }) => {
    let portal: TestProvider;
    let close: () => Promise<void>;

    beforeAll(async () => {
      const store = await freshStore(engine);
      const clock = movableClock({ now: () => new Date(START) });
      const provider = await createProvider({
        databaseUrl: store.url,
        clock,
        log: quiet,
        portalOrigin: 'https://portal.example',
        isFast,
        hangMs: HANG_MS,
        mode: 'test',
        ...options,
      });
      if (limits) await setLimits(provider.db, limits);
      const opened = await openDoor({ door, provider });
      portal = testProvider({ provider, clock, clientFor: opened.clientFor });
      close = async () => {
        await opened.close();
        await provider.close();
        await store.drop();
      };
    });
    afterAll(() => close());

    suite(() => portal);
  });
}

function testProvider({
  provider,
  clock,
  clientFor,
}: {
  provider: Provider;
  clock: MovableClock;
  clientFor: (caller: Caller) => ProviderClient;
}): TestProvider {
  const tokens = new Map<string, Promise<string>>();
  const guest = () => clientFor({ language: 'pl', requestId: 'test' });
  const withToken = (token: string, language: 'pl' | 'en' = 'pl') =>
    clientFor({ token, language, requestId: 'test' });

  const openSession = async (username: string) => {
    const { db } = provider;
    const account = db.selectFrom('accounts').select('id').where('username', '=', username);
    const { id } = await account.executeTakeFirstOrThrow();
    const token = randomBytes(32).toString('base64url');
    const now = Date.parse(START);
    await db
      .insertInto('sessions')
      .values({ token_hash: hashOf(token), account_id: id, created_at: now, expires_at: now + SESSION_MS })
      .execute();
    return token;
  };
  const tokenOf = (username: string) => {
    const token = tokens.get(username) ?? openSession(username);
    tokens.set(username, token);
    return token;
  };
  const as = async (username: string) => withToken(await tokenOf(username));
  const asPage = async (username: string) =>
    provider.client({ token: await tokenOf(username), language: 'pl', requestId: 'test' });
  return { provider, clock, guest, withToken, as, asPage };
}

type Calls = { (...input: unknown[]): unknown; [name: string]: Calls };

/** A client each of whose calls is a request of its own, as over HTTP: a portal makes one client for each of its requests. */
function eachCallApart(make: () => ProviderClient, path: readonly string[] = []): ProviderClient {
  const called = (...input: unknown[]) =>
    path.reduce((calls, name) => calls[name] as Calls, make() as unknown as Calls)(...input);
  return new Proxy(called as unknown as ProviderClient, {
    // Whoever awaits a client asks it for this: it is no promise.
    get: (_, name) => (name === 'then' ? undefined : eachCallApart(make, [...path, String(name)])),
  });
}

async function openDoor({ door, provider }: { door: Door; provider: Provider }) {
  if (door === 'in process') {
    const clientFor = (caller: Caller) => eachCallApart(() => provider.client(caller));
    return { clientFor, close: () => Promise.resolve() };
  }

  const server = serve({ fetch: provider.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    clientFor: (caller: Caller): ProviderClient =>
      createORPCClient(
        new OpenAPILink(contract, {
          url,
          headers: () => ({
            'accept-language': caller.language,
            'x-request-id': caller.requestId,
            ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
          }),
          clientInterceptors: [
            ({ request, next }) => {
              request.url.pathname = exactPath(request.url.pathname);
              return next();
            },
          ],
          plugins: [new ResponseValidationPlugin(contract)],
        }),
      ),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
