import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { nodeSqlite } from '#database/sqlite-of-node.ts';
import { freePort } from '#tests/support/portal-process.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import { freshStore } from '#tests/support/stores.ts';
import { signedInAt } from '#tests/support/visitor.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const WITHOUT_SQLITE = {
  NODE_OPTIONS: `--import=${new URL('../../support/without-sqlite.mjs', import.meta.url).href}`,
};
const TOKEN = 'a token of the tests, long enough to be one';

const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A start of the built portal as an operator sees it. Settles when it serves, or has ended. */
async function started(settings: Record<string, string>) {
  const [port, benchPort] = [await freePort(), await freePort()];
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-starts-'));
  folders.push(dataDirectory);
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDirectory,
      PORT: String(port),
      BENCH_PORT: String(benchPort),
      PORTAL_ORIGIN: `http://127.0.0.1:${port}`,
      ...settings,
    },
  });
  children.push(child);
  const said = { out: '', error: '' };
  child.stderr.on('data', (bytes: Buffer) => (said.error += bytes.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<null>((resolve) => {
    child.stdout.on('data', (bytes: Buffer) => {
      said.out += bytes.toString();
      if (said.out.includes('http://127.0.0.1:') && /Staff side|Clock of/.test(said.out)) resolve(null);
    });
  });
  return { origin: `http://127.0.0.1:${port}`, said, code: await Promise.race([ready, ended]), ended };
}

describe('a portal whose provider is another host', () => {
  it('starts on PostgreSQL alone without the module of SQLite, and prints nobody’s password', async () => {
    const provider = await startProvider({ env: { PORTAL_ORIGIN: 'http://127.0.0.1:1' } });
    const store = await freshStore('postgres');
    const { origin, said, code } = await started({
      ...WITHOUT_SQLITE,
      PORTAL_STORE: store.url,
      PROVIDER_URL: provider.origin,
    });
    expect([said.error, code]).toEqual(['', null]);
    const visitor = await signedInAt(origin, 'jan.nowak');
    expect((await visitor.get('/bookings')).status).toBe(200);
    expect(said.out).not.toMatch(/jan\.nowak|password|Portal-Pacjenta/);

    children[0]?.kill('SIGTERM');
    if (children[0]) await once(children[0], 'exit');
    await provider.stop();
    await store.drop();
  });

  const hasOwn = nodeSqlite() !== undefined;
  it.skipIf(hasOwn)(
    `says in one sentence that a store of SQLite needs the module${hasOwn ? ' (this Node has one)' : ''}`,
    async () => {
      const { said, code } = await started({ ...WITHOUT_SQLITE, PROVIDER_URL: 'http://127.0.0.1:9' });
      expect(code).toBe(1);
      expect(said.error).toMatch(
        /^The portal did not start: SQLite needs a newer Node, or on Node 20 the module better-sqlite3, [^\n]+\n$/,
      );
    },
  );
});

/** The answer of a container's HEALTHCHECK. */
const healthy = (port: string) =>
  spawnSync(process.execPath, ['scripts/healthy.mjs'], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', PORT: port },
  }).status;

describe('a portal with the made-up clinic', () => {
  it('prints whom to try, and where figures are, and is well until it stops', async () => {
    const { origin, said, ended } = await started({
      METRICS_PORT: String(await freePort()),
      METRICS_TOKEN: TOKEN,
    });
    await expect.poll(() => said.out).toMatch(/Accounts to try: jan\.nowak/);
    expect(said.out).toMatch(/^Figures: http:\/\/127\.0\.0\.1:\d+\/metrics$/m);
    expect(said.out).not.toContain(TOKEN);
    const { port } = new URL(origin);
    expect(healthy(port)).toBe(0);
    children[0]?.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(healthy(port)).toBe(1);
  });

  it.each([
    [
      'figures have no token',
      { METRICS_PORT: '4000' },
      /^Settings: METRICS_PORT needs METRICS_TOKEN [^\n]+$/,
    ],
    [
      'their token is short',
      { METRICS_PORT: '4000', METRICS_TOKEN: 'x'.repeat(31) },
      /^Settings: METRICS_TOKEN needs at least 32 characters [^\n]+$/,
    ],
  ])('does not start when %s: one sentence, code 1', async (_, settings, sentence) => {
    const { said, code } = await started(settings);
    expect(code).toBe(1);
    expect(said.error.trim().replace('The portal did not start: ', '')).toMatch(sentence);
  });
});
