import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { tracesOf } from '#tests/support/booking-ledger.ts';
import { startBookingLoad, underWay, type BookingLoad } from '#tests/support/booking-load.ts';
import { isRoot } from '#tests/support/packages.ts';
import { ROOMY, setLimits } from '#tests/support/limits.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, prepareProvider, storesIn, type Stores } from '#tests/support/portal-stores.ts';
import { freshStore } from '#tests/support/stores.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { sqliteFile } from '#tests/support/sqlite-file.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PATIENTS = 20;
const KILLS = process.env['DEEP'] ? 20 : 5;

let root: string;
let portal: PortalProcess;
let stores: Stores;
let backup: string;
let load: BookingLoad;
let acknowledged: string[];
const folder = (name: string) => join(root, name);
const dataOf = (name: string) => ({ DATA_DIR: folder(name) });

const settings = (env: Record<string, string>) => ({
  cwd: ROOT,
  env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' as const, ...env },
});
/** The output of the command, and how it ends. */
function run(what: 'backup' | 'restore', from: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/backup/main.js', what, from], {
    ...settings(env),
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
const modeOf = (path: string) => statSync(path).mode & 0o777;
const idsOf = ({ sent }: BookingLoad) => sent.flatMap(({ result }) => result?.split('/').at(-1) ?? []);

/** The bookings of a store that are new, with their entries of the audit and their mails. */
async function madeIn(name: string, before: Awaited<ReturnType<typeof tracesOf>>) {
  const opened = openStores(storesIn(folder(name)));
  const { bookings, audit, outbox, live } = await tracesOf(opened.provider);
  await opened.close();
  const fresh = (now: string[], then: string[]) => now.filter((id) => !then.includes(id));
  return {
    bookings: fresh(bookings, before.bookings),
    audit: fresh(audit, before.audit),
    outbox: fresh(outbox, before.outbox),
    live,
  };
}

let before: Awaited<ReturnType<typeof tracesOf>>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  await prepareProvider({ ...storesIn(folder('data')), loadPatients: PATIENTS });
  portal = await startPortal({ dataDirectory: folder('data') });
  stores = openStores(storesIn(folder('data')));
  await setLimits(stores.provider, ROOMY);
  before = await tracesOf(stores.provider);
  const visitors: Visitor[] = [];
  for (let number = 1; number <= PATIENTS; number += 1) {
    const visitor = createVisitor(portal.origin);
    await visitor.signIn(`load.${String(number).padStart(5, '0')}`);
    visitors.push(visitor);
  }
  load = startBookingLoad(visitors);
  await underWay(load);
  acknowledged = idsOf(load);
  backup = folder('backup');
  const child = spawn(process.execPath, ['build/backup/main.js', 'backup', backup], settings(dataOf('data')));
  const [status] = (await once(child, 'exit')) as [number | null];
  expect(status).toBe(0);
  await load.stop();
});
afterAll(async () => {
  await stores.close();
  await portal.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('a backup that is made while twenty patients book', () => {
  it('is put back elsewhere with each visit whole, and a portal goes on with it', async () => {
    expect(run('restore', backup, dataOf('elsewhere')).status).toBe(0);
    const { bookings, audit, outbox, live } = await madeIn('elsewhere', before);
    expect(bookings.length).toBeGreaterThan(0);
    expect([audit, outbox]).toEqual([bookings, bookings]);
    expect(acknowledged.filter((id) => !bookings.includes(id))).toEqual([]);
    expect(new Set(live).size).toBe(live.length);

    for (const name of readdirSync(backup)) expect([name, modeOf(join(backup, name))]).toEqual([name, 0o600]);

    const other = await startPortal({ dataDirectory: folder('elsewhere') });
    const visitor = createVisitor(other.origin);
    await visitor.signIn('load.00001');
    expect((await visitor.get('/bookings')).status).toBe(200);
    await other.stop('SIGKILL');
  });

  it.runIf(isRoot)('is put back by root into the folder of another user, who can open all of it', () => {
    const nobody = { uid: 65_534, gid: 65_534 };
    mkdirSync(folder('of-nobody'), { mode: 0o700 });
    chownSync(folder('of-nobody'), nobody.uid, nobody.gid);
    expect(run('restore', backup, dataOf('of-nobody')).said).not.toContain('chown');
    for (const name of readdirSync(folder('of-nobody')))
      expect(statSync(join(folder('of-nobody'), name))).toMatchObject(nobody);
    // A folder that root has made itself says whom it has to be given to.
    expect(run('restore', backup, dataOf('of-root')).said).toContain('chown -R');
  });

  it('is refused where it is not whole, or newer than the code, or the stores are filled', () => {
    const copy = (name: string) => {
      spawnSync('cp', ['-r', backup, folder(name)]);
      return folder(name);
    };
    const [cut, changed, newer] = [copy('cut'), copy('changed'), copy('newer')];
    rmSync(join(cut, 'backup.json'));
    appendFileSync(join(changed, 'portal.sqlite'), 'x');
    const list = join(newer, 'backup.json');
    writeFileSync(
      list,
      readFileSync(list, 'utf8').replace('"migrations": [', '"migrations": ["29991231T0000-later",'),
    );
    expect(run('restore', cut, dataOf('none'))).toMatchObject({
      status: 1,
      said: expect.stringContaining('no finished backup') as string,
    });
    expect(run('restore', changed, dataOf('none'))).toMatchObject({
      status: 1,
      said: expect.stringContaining('not what was written') as string,
    });
    expect(run('restore', newer, dataOf('none'))).toMatchObject({
      status: 1,
      said: expect.stringContaining('29991231T0000-later') as string,
    });
    expect(run('restore', backup, dataOf('data'))).toMatchObject({
      status: 1,
      said: expect.stringContaining('not empty') as string,
    });
    expect(existsSync(folder('none')) ? readdirSync(folder('none')) : []).toEqual([]);
    expect(run('backup', backup, dataOf('data'))).toMatchObject({
      status: 1,
      said: expect.stringContaining('not empty') as string,
    });
  });

  it.each(Array.from({ length: KILLS }, (_, kill) => kill))(
    'kill %i within a restore leaves it empty or whole',
    async (kill) => {
      const name = `killed-${kill}`;
      const child = spawn(
        process.execPath,
        ['build/backup/main.js', 'restore', backup],
        settings(dataOf(name)),
      );
      const ended = once(child, 'exit');
      const mark = join(folder(name), 'restore-under-way');
      while (!existsSync(mark) && child.exitCode === null) await pause(1);
      await pause(kill);
      child.kill('SIGKILL');
      await ended;

      if (existsSync(mark))
        await expect(startPortal({ dataDirectory: folder(name) })).rejects.toThrow('ended with 1');
      if (existsSync(mark)) expect(run('restore', backup, dataOf(name)).status).toBe(0);
      const { bookings, audit } = await madeIn(name, before);
      expect([audit, bookings.length]).toEqual([
        bookings,
        (await madeIn('elsewhere', before)).bookings.length,
      ]);
      expect(existsSync(mark)).toBe(false);
    },
  );
});

describe('a store on PostgreSQL', () => {
  const tools = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout as string | null;

  it('is backed up by its own programs, or the command says what to install', async () => {
    expect(inject('postgres')).toContain('postgres://');
    const [from, to] = [await freshStore('postgres'), await freshStore('postgres')];
    const env = (url: string) => ({
      ...dataOf('on-postgres'),
      PROVIDER_URL: 'http://127.0.0.1:9',
      PORTAL_STORE: url,
    });
    const moved = openStores({ ...storesIn(folder('on-postgres')), portalStore: from.url });
    await moved.close();
    const other = await startPortal({
      dataDirectory: folder('on-postgres'),
      env: { PORTAL_STORE: from.url },
    });
    await createVisitor(other.origin).get('/login');
    await other.stop('SIGKILL');

    const made = run('backup', folder('dumped'), env(from.url));
    if (!tools) {
      expect(made).toMatchObject({ status: 1, said: expect.stringContaining('not installed') as string });
    } else {
      expect(made).toMatchObject({ status: 0 });
      rmSync(join(folder('on-postgres'), 'secret'));
      expect(run('restore', folder('dumped'), env(to.url))).toMatchObject({ status: 0 });
      expect(run('restore', folder('dumped'), env(to.url))).toMatchObject({
        status: 1,
        said: expect.stringContaining('not empty') as string,
      });
    }
    await Promise.all([from.drop(), to.drop()]);
  });
});

it('a store that a newer version has changed is not opened, and the reason is said', async () => {
  const store = sqliteFile(join(folder('elsewhere'), 'portal.sqlite'));
  store
    .prepare('insert into kysely_migration (name, timestamp) values (?, ?)')
    .run(['29991231T0000-later', '']);
  store.close();
  const child = spawn(process.execPath, ['build/server/main.js'], {
    ...settings({ ...dataOf('elsewhere'), PORTAL_ENV: 'test', PORT: '0', BENCH_PORT: '0' }),
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  const [status] = (await once(child, 'exit')) as [number | null];
  expect([status, said]).toEqual([1, expect.stringContaining('newer than this version')]);
});
