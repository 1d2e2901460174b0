import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/portal-process.ts';
import { freshStore } from '#tests/support/stores.ts';
import { sqliteFile } from '#tests/support/sqlite-file.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PASSWORD = 'word of/passing';
const SEALED = encodeURIComponent(PASSWORD);

let root: string;
const folder = (name: string) => join(root, name);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-refused-backup-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Settings = Record<string, string>;
function run(what: 'backup' | 'restore', env: Settings, from = folder('backup')) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/backup/main.js', what, from], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', DATA_DIR: folder('data'), ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** One sentence with the setting, the store and what to do: no trace, no password, and no half of a backup. */
function expectRefused({ status, said }: ReturnType<typeof run>, ...words: (string | RegExp)[]) {
  expect(status).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said).not.toMatch(/\n\s+at |Error:/);
  expect(said).not.toContain(PASSWORD);
  expect(said).not.toContain(SEALED);
  for (const word of words)
    if (typeof word === 'string') expect(said).toContain(word);
    else expect(said).toMatch(word);
  if (existsSync(folder('backup'))) expect(readdirSync(folder('backup'))).toEqual([]);
}

const AGAIN = /mend that, or the setting, and run the same command again$/m;

describe('a backup of a file that cannot be read', () => {
  it.each(['PORTAL_STORE', 'PROVIDER_STORE'])('names %s', (setting) => {
    madeStore(folder('data/portal.sqlite'));
    const none = folder('none.sqlite');
    expectRefused(
      run('backup', { [setting]: `sqlite:${none}` }),
      `${setting}, the`,
      `there is no store at ${none}`,
      AGAIN,
    );
    const notes = folder('notes.txt');
    writeFileSync(notes, 'notes, and nothing that SQLite has written: '.repeat(20));
    expectRefused(
      run('backup', { [setting]: `sqlite:${notes}` }),
      `${setting}, the`,
      notes,
      'no SQLite store',
    );
    const empty = folder('empty.sqlite');
    makeFile(empty, 'create table other (id int)');
    expectRefused(run('backup', { [setting]: `sqlite:${empty}` }), setting, 'no tables of a portal', AGAIN);
  });

  it('names DATA_DIR where no store is set', () => {
    expectRefused(run('backup', {}), 'PORTAL_STORE', 'DATA_DIR', folder('data/portal.sqlite'));
  });

  it('says so of a folder that cannot be made', () => {
    writeFileSync(folder('file'), '');
    const refused = run('backup', {}, join(folder('file'), 'backup'));
    expectRefused(refused, 'cannot be made or written by this user (ENOTDIR)');
  });
});

describe('a backup of a server that does not let in', () => {
  it('names the setting and the server, and never the password', async () => {
    const port = await freePort();
    const url = `postgres://portal:${SEALED}@127.0.0.1:${port}/records`;
    expectRefused(
      run('backup', { PORTAL_STORE: url }),
      'PORTAL_STORE, the portal',
      `127.0.0.1:${port} does not answer`,
      AGAIN,
    );
    expectRefused(
      run('backup', { PORTAL_STORE: `postgres://portal@127.0.0.1:${port}/records?password=${SEALED}` }),
      'PORTAL_STORE, the portal',
    );
  });

  it('names the setting where a database is not there, or has no tables', async () => {
    const store = await freshStore('postgres');
    const strange = new URL(store.url);
    strange.pathname = '/nowhere';
    expectRefused(
      run('backup', { PORTAL_STORE: strange.href }),
      'PORTAL_STORE',
      'no database "nowhere"',
      AGAIN,
    );
    expectRefused(run('backup', { PORTAL_STORE: store.url }), 'PORTAL_STORE', 'no tables of a portal', AGAIN);
    await store.drop();
  });
});

describe('a program of PostgreSQL', () => {
  it.each([
    ['is missing', null, /pg_dump is not installed.*postgresql-client/],
    ['fails', 'echo "pg_dump: error: no luck with $PGPASSWORD" >&2; exit 3', /pg_dump failed: .*no luck/],
    ['is killed', 'kill -9 $$', /pg_dump failed/],
  ])('that %s is told with the setting', async (_, program, words) => {
    const store = await freshStore('postgres');
    const client = new pg.Client({ connectionString: store.url });
    await client.connect();
    await client.query('create table kysely_migration (name text, timestamp text)');
    await client.end();
    mkdirSync(folder('bin'));
    if (program !== null) {
      writeFileSync(folder('bin/pg_dump'), `#!/bin/sh\n${program}\n`);
      chmodSync(folder('bin/pg_dump'), 0o755);
    }
    const { password } = new URL(store.url);
    const refused = run('backup', { PATH: folder('bin'), PORTAL_STORE: store.url });
    expectRefused(refused, 'PORTAL_STORE, the portal', words, AGAIN);
    if (password) expect(refused.said).not.toContain(password);
    await store.drop();
  });
});

describe('a restore', () => {
  it('names the setting of a store that cannot be opened, and leaves nothing behind', async () => {
    madeStore(folder('data/portal.sqlite'));
    madeStore(folder('data/provider.sqlite'));
    expect(run('backup', {}, folder('made')).status).toBe(0);
    const elsewhere = { DATA_DIR: folder('elsewhere') };
    const notes = folder('notes.txt');
    writeFileSync(notes, 'notes, and nothing that SQLite has written: '.repeat(20));
    const refused = run('restore', { ...elsewhere, PROVIDER_STORE: `sqlite:${notes}` }, folder('made'));
    expectRefused(refused, 'PROVIDER_STORE, the provider', 'no SQLite store', AGAIN);
    const url = `postgres://portal:${SEALED}@127.0.0.1:${await freePort()}/records`;
    expectRefused(run('restore', { ...elsewhere, PORTAL_STORE: url }, folder('made')), 'PORTAL_STORE');
    expect(readdirSync(folder('elsewhere'))).toEqual([]);
    const beneath = { DATA_DIR: join(notes, 'data') };
    expectRefused(run('restore', beneath, folder('made')), 'DATA_DIR: the folder');
  });
});

describe('a secret in DATA_DIR', () => {
  it('may stay where it is the backup’s own, as after a step back to a former version, and no other may', () => {
    for (const name of ['portal', 'provider']) madeStore(folder(`data/${name}.sqlite`));
    writeFileSync(folder('data/secret'), 'a'.repeat(43));
    expect(run('backup', {}, folder('made')).status).toBe(0);
    for (const name of ['portal', 'provider']) rmSync(folder(`data/${name}.sqlite`));
    writeFileSync(folder('data/secret'), 'b'.repeat(43));
    expectRefused(run('restore', {}, folder('made')), 'secret is there already', 'put it aside first');
    writeFileSync(folder('data/secret'), 'a'.repeat(43));
    expect(run('restore', {}, folder('made')).status).toBe(0);
  });
});

function madeStore(path: string) {
  mkdirSync(join(path, '..'), { recursive: true });
  makeFile(path, 'create table kysely_migration (name text, timestamp text)');
}

function makeFile(path: string, statement: string) {
  const file = sqliteFile(path);
  file.exec(statement);
  file.close();
}
