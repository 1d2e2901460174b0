import { once } from 'node:events';
import { inspect } from 'node:util';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ID, createStandIn, type StandIn } from '#provider/account/bench/identity/stand-in.ts';
import type { IdentitySystem } from '#provider/core/outside/identity-system.ts';
import { openIdSystem } from '#provider/account/identity/open-id.ts';

const PESEL = '44051401359';
const NONCE = 'a nonce of this browser';
const PATIENCE_MS = 300;
const portalOrigin = 'https://portal.example';
const clock = { now: () => new Date('2026-10-20T06:00:00.000Z') };

const newStandIn = () => createStandIn({ clock, portalOrigin, patienceMs: PATIENCE_MS });

/** The stand-in as the demonstration has it, and the adapter of the real one, which finds it by its address alone. */
const KINDS = ['the made-up one, in process', 'one that is found by its address, over HTTP'] as const;

async function open(kind: (typeof KINDS)[number]) {
  const standIn = newStandIn();
  if (kind === KINDS[0]) {
    standIn.standAt('http://identity.example');
    return { standIn, system: standIn.system, close: () => Promise.resolve() };
  }
  const server = serve({ fetch: standIn.answer, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  standIn.standAt(origin);
  const { clientSecret } = standIn;
  const options = {
    x: 'pz',
    clientId: CLIENT_ID,
    clientSecret,
    portalOrigin,
    clock,
    patienceMs: PATIENCE_MS,
  };
  const system = openIdSystem({ ...options, issuer: () => `${origin}/identity` });
  return { standIn, system, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

describe.each(KINDS)('an identity system: %s', (kind) => {
  let standIn: StandIn;
  let system: IdentitySystem;
  let close: () => Promise<void>;
  beforeAll(async () => ({ standIn, system, close } = await open(kind)));
  afterAll(() => close());

  const agree = (isSlow = false) => standIn.agree({ nationalId: PESEL, nonce: NONCE, isSlow });
  const outcome = (returned: { code?: string; error?: string }, nonce = NONCE) =>
    system.outcomeOf({ returned, nonce });

  it('leads browsers to its own origin, with the state and the way back', async () => {
    const address = new URL(await system.signInAddress({ state: 'of-this-browser', nonce: NONCE }));
    expect(address.origin).toBe(system.origin());
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      state: 'of-this-browser',
      nonce: NONCE,
      redirect_uri: 'https://portal.example/mpi/epuap/sso-confirm',
    });
  });

  it('proves who somebody is, once', async () => {
    const code = agree();
    expect(await outcome({ code })).toMatchObject({ kind: 'PROVED', identity: { nationalId: PESEL } });
    await expect(outcome({ code })).rejects.toThrow();
  });

  it('says of nobody whom another browser has asked for', async () => {
    await expect(outcome({ code: agree() }, 'another nonce')).rejects.toThrow('nonce');
  });

  it('says that a person is blocked, or does not want it', async () => {
    expect(await outcome({ error: 'account_blocked' })).toEqual({ kind: 'BLOCKED' });
    expect(await outcome({ error: 'access_denied' })).toEqual({ kind: 'REFUSED' });
  });

  it('says nothing when it cannot be understood or is too slow', async () => {
    await expect(outcome({ error: 'server_error' })).rejects.toThrow();
    await expect(outcome({})).rejects.toThrow();
    await expect(outcome({ code: 'made-up' })).rejects.toThrow();
    await expect(outcome({ code: agree(true) })).rejects.toThrow();
  });

  it('has a sign-out of its own, which leads back', async () => {
    const address = new URL(await system.signOutAddress({ session: 'session-1' }));
    expect(address.origin).toBe(system.origin());
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(
      'https://portal.example/login?signedOut=yes',
    );
  });
});

describe('an answer that is not to be trusted', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const partsOf = (token: string) => token.split('.').map((one) => one);
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(partsOf(token)[1] ?? '', 'base64url').toString()) as object;

  /** A system whose signed answers somebody has changed on the way. */
  function systemWith(change: (token: string, keys: StandIn) => string | Promise<string>, now = clock.now()) {
    const standIn = newStandIn();
    standIn.standAt('http://identity.example');
    const system = openIdSystem({
      ...{ x: 'pz', clientId: CLIENT_ID, clientSecret: standIn.clientSecret, portalOrigin },
      ...{
        clock: { now: () => now },
        patienceMs: PATIENCE_MS,
        issuer: () => 'http://identity.example/identity',
      },
      async fetch(request) {
        const answer = await standIn.answer(request);
        if (!request.url.endsWith('/token')) return answer;
        const said = (await answer.json()) as { id_token: string };
        return Response.json({ ...said, id_token: await change(said.id_token, standIn) });
      },
    });
    const code = () => standIn.agree({ nationalId: PESEL, nonce: NONCE, isSlow: false });
    return () => system.outcomeOf({ returned: { code: code() }, nonce: NONCE });
  }

  it('is taken as it is', async () => {
    await expect(systemWith((token) => token)()).resolves.toMatchObject({ kind: 'PROVED' });
  });

  it.each([
    ['another person', 'signature', (token: string) => replaced(token, { pesel: '00000000001' })],
    ['another client', 'aud', (token: string) => replaced(token, { aud: 'another' })],
    ['no signature', 'JWT', (token: string) => partsOf(token).slice(0, 2).join('.')],
    [
      'a way of signing that is none',
      'alg',
      (token: string) => `${part({ alg: 'none', kid: 'stand-in-1' })}.${partsOf(token)[1] ?? ''}.`,
    ],
    [
      'a signature with a shared secret',
      'alg',
      (token: string) => `${part({ alg: 'HS256', kid: 'stand-in-1' })}.${partsOf(token).slice(1).join('.')}`,
    ],
    ['the key of another system', 'signature', async () => foreignToken()],
    ['nothing', 'id_token', () => ''],
  ])('has %s, and nothing of it is in the error', async (_, why, change) => {
    await expect(systemWith(change)()).rejects.toThrow(why);
    const error: unknown = await systemWith(change)().catch((thrown: unknown) => thrown);
    expect(inspect(error, { depth: 9 })).not.toMatch(/pesel|eyJ|\d{11}/);
  });

  it('is too old, or comes from the future', async () => {
    for (const minutes of [-11, 7]) {
      const now = new Date(clock.now().getTime() + minutes * 60_000);
      await expect(systemWith((token) => token, now)()).rejects.toThrow();
    }
  });

  function replaced(token: string, claims: object) {
    const [head = '', , signature = ''] = partsOf(token);
    return [head, part({ ...claimsOf(token), ...claims }), signature].join('.');
  }

  async function foreignToken() {
    const other = newStandIn();
    other.standAt('http://identity.example');
    const code = other.agree({ nationalId: PESEL, nonce: NONCE, isSlow: false });
    const { clientSecret: client_secret } = other;
    const body = new URLSearchParams({ code, client_id: CLIENT_ID, client_secret });
    const answer = await other.answer(
      new Request('http://identity.example/identity/token', { method: 'POST', body }),
    );
    return ((await answer.json()) as { id_token: string }).id_token;
  }
});
