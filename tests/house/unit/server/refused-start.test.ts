import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#app/services/request/log.server.ts';
import { portalMigrations } from '#app/services/store/migrations.server.ts';
import { migrate, openDatabase } from '#database/index.ts';
import { keptSecret, openDataDirectory } from '#server/data-directory.ts';
import { listen } from '#server/listen.ts';
import { portFault } from '#server/port-fault.ts';
import { atStart, storeFault } from '#server/store-at-start.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-refused-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const failure = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('a store that fails at start', () => {
  const url = 'postgres://portal:word-of-passing@db:5433/records';
  const opened = (address: string) =>
    atStart({ setting: 'PORTAL_STORE', url: address }, () =>
      migrate(openDatabase(address), portalMigrations),
    );

  it.each([
    [
      failure('ECONNREFUSED'),
      /^the database server db:5433 does not answer, or cannot work \(ECONNREFUSED\)$/,
    ],
    [failure('ENOTFOUND'), /does not answer, or cannot work \(ENOTFOUND\)$/],
    [failure('57P03'), /does not answer, or cannot work/],
    [new Error('timeout exceeded when trying to connect'), /does not answer, or cannot work$/],
    [failure('3D000'), /^the database server db:5433 has no database "records"/],
    [failure('28P01'), /^the database server db:5433 does not let "portal" in/],
    [
      new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
      /does not let "portal" in/,
    ],
    [failure('42501'), /^"portal" may not make tables in "records"/],
    [new Error('The server does not support SSL connections'), /by TLS as sslmode and sslrootcert say/],
    [failure('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'), /say: self-signed certificate$/],
    [failure('ENOENT', "ENOENT: open '/ca.pem'"), /^a file that the address names is not there: .*ca\.pem/],
  ])('%s: is told in words, without the password', (error, words) => {
    const told = storeFault({ url, error });
    expect(told).toMatch(words);
    expect(told).not.toContain('word-of-passing');
  });

  it('says nothing of an error that is not the store’s', () => {
    expect(storeFault({ url, error: new Error('The store is newer') })).toBeNull();
    expect(storeFault({ url: 'sqlite:a', error: new Error('The store is newer') })).toBeNull();
  });

  it('names PORTAL_STORE where nobody listens', async () => {
    const free = await portOf(createServer(), true);
    await expect(opened(`postgres://portal:word-of-passing@127.0.0.1:${free}/records`)).rejects.toThrow(
      `PORTAL_STORE: the database server 127.0.0.1:${free} does not answer, or cannot work (ECONNREFUSED)`,
    );
  });

  it('names PORTAL_STORE where the file is none, or can be none', async () => {
    const path = join(folder, 'notes.txt');
    writeFileSync(path, 'notes, and nothing that SQLite has written: '.repeat(20));
    await expect(opened(`sqlite:${path}`)).rejects.toThrow(/^PORTAL_STORE: .*notes\.txt is no SQLite store/);
    await expect(opened(`sqlite:${path}/store.sqlite`)).rejects.toThrow(
      /^PORTAL_STORE: .*store\.sqlite cannot be opened and written/,
    );
  });
});

describe('a port that cannot be had', () => {
  it('is told with its setting', async () => {
    const taken = createServer();
    const port = await portOf(taken);
    const options = {
      handler: () => Promise.resolve(new Response()),
      host: '127.0.0.1',
      log: createLog('silent'),
    };
    await expect(listen({ ...options, port })).rejects.toThrow(`PORT: port ${port} of 127.0.0.1 is in use`);
    await expect(listen({ ...options, port, setting: 'METRICS_PORT' })).rejects.toThrow('METRICS_PORT: port');
    await expect(listen({ ...options, port: 0, host: '192.0.2.1' })).rejects.toThrow(
      'HOST: 192.0.2.1 is no address of this machine',
    );
    taken.close();
  });

  it('may be one that only root has', () => {
    const place = { setting: 'PORT', port: 80, host: '127.0.0.1' };
    expect(portFault({ ...place, error: failure('EACCES') }).message).toBe(
      'PORT: this user may not listen on port 80',
    );
    const other = failure('EMFILE');
    expect(portFault({ ...place, error: other })).toBe(other);
  });
});

it('a folder that cannot be made names DATA_DIR', () => {
  writeFileSync(join(folder, 'file'), '');
  const path = join(folder, 'file', 'data');
  expect(() => openDataDirectory({ path, isProduction: false })).toThrow(
    `DATA_DIR: the folder ${path} cannot be made`,
  );
});

it('a folder that the system makes for nobody is refused at once', () => {
  const path = '/proc/portal/data';
  expect(() => openDataDirectory({ path, isProduction: false })).toThrow(
    `DATA_DIR: the folder ${path} cannot be made`,
  );
});

it('a folder that this user cannot write names DATA_DIR and who should own it', () => {
  const [path, isRoot] = [join(folder, 'of-others'), process.getuid?.() === 0];
  mkdirSync(path, { mode: 0o500 });
  // Root may write anywhere: it is somebody else for a moment.
  chmodSync(folder, 0o755);
  if (isRoot) process.seteuid?.(65_534);
  try {
    expect(() => openDataDirectory({ path, isProduction: false })).toThrow(
      /^DATA_DIR: .*of-others cannot be written by this user \(EACCES\): chown/,
    );
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
});

it('a secret that this user cannot read names DATA_DIR and who should own it', () => {
  mkdirSync(join(folder, 'secret'));
  expect(() => keptSecret(folder)).toThrow(
    /^DATA_DIR: .*secret cannot be read by this user \(EISDIR\): chown/,
  );
});

/** Listens anywhere; `isFree`: and lets the port go again. */
async function portOf(server: ReturnType<typeof createServer>, isFree = false) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  if (isFree) await new Promise((resolve) => server.close(resolve));
  return port;
}
