import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '#app/services/request/environment.server.ts';
import { healthParts } from '#server/health-parts.ts';
import { openPortal } from '#server/open-portal.ts';
import { serveBench } from '#server/serve-bench.ts';
import { bundled } from '#tests/support/bundled.ts';
import { freePort } from '#tests/support/portal-process.ts';

const PRODUCTION = {
  PORTAL_ENV: 'production',
  PORTAL_ORIGIN: 'https://portal.example',
  PORTAL_SECRET: 'a secret of the tests, long enough to be one',
};

const children: ChildProcess[] = [];
const directories: string[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

function aDirectory() {
  const directory = mkdtempSync(join(tmpdir(), 'portal-process-'));
  directories.push(directory);
  return directory;
}

let main: string;
beforeAll(async () => {
  main = await bundled('server/provider-main.ts');
});

/** The provider alone: a server of ours that needs no build of the portal. Settles when it is ready or has ended. */
async function startProvider(settings: Record<string, string> = {}) {
  const [providerPort, benchPort] = [await freePort(), await freePort()];
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: aDirectory(),
    LOG_LEVEL: 'silent',
    PROVIDER_PORT: String(providerPort),
    BENCH_PORT: String(benchPort),
    ...settings,
  } as unknown as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, [main], { env });
  children.push(child);

  const said = { out: '', error: '' };
  child.stderr.on('data', (bytes: Buffer) => (said.error += bytes.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (bytes: Buffer) => {
      said.out += bytes.toString();
      if (said.out.includes('Staff side')) resolve();
    });
  });
  await Promise.race([ready, ended]);
  return {
    child,
    ended,
    said,
    api: `http://127.0.0.1:${providerPort}`,
    bench: `http://127.0.0.1:${benchPort}`,
  };
}

describe('a server as a process', () => {
  it('prints where it is, answers, and ends at SIGTERM with 0', async () => {
    const { child, ended, said, api, bench } = await startProvider();
    expect(said.out).toContain(`PROVIDER_URL=${api}`);
    expect(said.out).toContain(bench);
    expect((await fetch(`${bench}/clock`)).status).toBe(200);
    expect((await fetch(`${api}/nowhere`)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('says at start which settings are none, and at SIGTERM that it stops, and why', async () => {
    const settings = { LOG_LEVEL: 'info', PORTAL_ORIGN: 'https://portal.example', PROVIDER_COLOUR: 'navy' };
    const { child, said, bench } = await startProvider(settings);
    // It answers: from then on a signal is heard.
    expect((await fetch(`${bench}/clock`)).status).toBe(200);
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
    const lines = said.out
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as object] : []));
    expect(lines).toContainEqual(
      expect.objectContaining({ setting: 'PORTAL_ORIGN', meant: 'PORTAL_ORIGIN' }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ setting: 'PROVIDER_COLOUR' }));
    expect(lines).toContainEqual(expect.objectContaining({ signal: 'SIGTERM', msg: 'stopped' }));
    expect(said.out).not.toContain('navy');
  });

  it('answers, and ends when it is told, while nothing can be written to its log', async () => {
    const [providerPort, benchPort] = [await freePort(), await freePort()];
    const env = {
      PATH: process.env['PATH'],
      DATA_DIR: aDirectory(),
      LOG_LEVEL: 'info',
      PROVIDER_PORT: String(providerPort),
      BENCH_PORT: String(benchPort),
    } as unknown as NodeJS.ProcessEnv;
    const full = openSync(existsSync('/dev/full') ? '/dev/full' : '/dev/null', 'w');
    const child = spawn(process.execPath, [main], {
      env,
      stdio: ['ignore', full, 'ignore'],
    });
    children.push(child);
    const ended = once(child, 'exit');
    const clock = () =>
      fetch(`http://127.0.0.1:${benchPort}/clock`).then(
        ({ status }) => status,
        () => null,
      );
    await expect.poll(clock, { timeout: 60_000, interval: 200 }).toBe(200);
    const lost = () => fetch(`http://127.0.0.1:${providerPort}/nowhere`).then(({ status }) => status);
    expect([await lost(), await lost(), await lost()]).toEqual([404, 404, 404]);
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    closeSync(full);
  });

  it.each([
    [
      'a setting is wrong',
      { PROVIDER_PORT: 'many' },
      /^The provider did not start: Settings: .*PROVIDER_PORT/,
    ],
    [
      'a scanner is no address',
      { CLAMD_URL: 'localhost:3310' },
      /^The provider did not start: Settings: .*CLAMD_URL/,
    ],
    [
      'a store is of no known kind',
      { PROVIDER_STORE: 'mysql://x' },
      /^The provider did not start: Settings: PROVIDER_STORE needs sqlite:path or postgres:/,
    ],
    [
      'others can reach it and it has no key',
      { HOST: '0.0.0.0' },
      /^The provider did not start: .*needs PROVIDER_KEY/,
    ],
    [
      'its key is too short',
      { PROVIDER_KEY: 'secret' },
      /^The provider did not start: Settings: .*PROVIDER_KEY/,
    ],
    [
      'it is in production, whatever it is set to',
      {
        ...PRODUCTION,
        PROVIDER_URL: 'https://his.example',
        PROVIDER_KEY: randomBytes(32).toString('base64url'),
      },
      /^The provider did not start: The made-up clinic/,
    ],
  ])('does not start when %s: one line, code 1', async (_, settings, line) => {
    const { ended, said } = await startProvider(settings);
    expect(await ended).toBe(1);
    expect(said.error).toMatch(line);
    expect(said.error.trim().split('\n')).toHaveLength(1);
  });

  it('does not start when its port is taken: one line, code 1', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const { ended, said } = await startProvider({ PROVIDER_PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said.error).toBe(
      `The provider did not start: PROVIDER_PORT: port ${port} of 127.0.0.1 is in use\n`,
    );
    taken.close();
  });
});

describe('a first start', () => {
  const open = (dataDirectory: string, settings: Record<string, string> = {}) =>
    openPortal({
      environment: readEnvironment({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent', ...settings }),
      stamp: { version: '1', revision: 'r', isAudited: false },
    });

  it('makes its folder and a secret that nobody else can read; a second start keeps both and the data', async () => {
    const directory = join(aDirectory(), 'deep', 'data');
    const first = await open(directory);
    const { secret, store } = first.portal;
    const now = Date.now();
    await store.sessions.create({ id: 'browser', accountId: 'account', token: 'token', now });
    await Promise.all(healthParts(first).map(({ check }) => check()));
    await first.close();

    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(statSync(join(directory, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(directory, 'secret'), 'utf8')).toBe(secret);
    expect(secret.length).toBeGreaterThanOrEqual(32);

    const second = await open(directory);
    expect(second.portal.secret).toBe(secret);
    expect(await second.portal.store.sessions.find({ id: 'browser', now })).toMatchObject({
      token: 'token',
    });
    await second.close();
  });

  it('is not well when its stores are closed', async () => {
    const opened = await open(aDirectory());
    await opened.close();
    const failed = await Promise.all(
      healthParts(opened).map(({ name, check }) =>
        check().then(
          () => null,
          () => name,
        ),
      ),
    );
    expect(failed).toEqual(['store', 'provider', null]);
  });

  it('has no provider of its own with PROVIDER_URL, and no bench in production', async () => {
    const opened = await open(aDirectory(), { PROVIDER_URL: 'http://127.0.0.1:9', ...PRODUCTION });
    const { portal, provider, movable } = opened;
    expect([provider, movable, portal.secret]).toEqual([null, null, PRODUCTION.PORTAL_SECRET]);
    expect(
      await serveBench({ environment: portal.environment, log: portal.log, movable, provider }),
    ).toBeNull();
    await opened.close();
  });
});
