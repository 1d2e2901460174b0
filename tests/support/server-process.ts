import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runClock } from './run-clock.ts';
import { seededFolder } from './seeded-folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Ends what hangs; a busy machine takes its time. */
const START_MS = 120_000;
/** The flags that `npm start` gives to Node. */
const FLAGS = startScript().match(/--\S+/g) ?? [];
const ENDS_BY_ITSELF = `--import=${new URL('./ends-by-itself.mjs', import.meta.url).href}`;

export type OutboxMessage = {
  channel: 'EMAIL' | 'SMS';
  to: string;
  subject: string;
  text: string;
  code: string | null;
  link: string | null;
  at: string;
};

/** A server of the build that runs beside the test, and its staff side. */
export type ServerProcess = {
  origin: string;
  benchOrigin: string;
  dataDirectory: string;
  process: ChildProcess;
  /** The time that its clock shows. */
  now(): Promise<Date>;
  /** Moves its clock, ISO 8601 duration: "PT16M". */
  advance(duration: string): Promise<void>;
  /** Its clock back to the real time. */
  resetClock(): Promise<void>;
  /** The seed again, and the clock back to the real time. */
  reset(): Promise<void>;
  /** The staff locks a patient's bookings (B§4), or takes the lock off. */
  lockBookings(patientId: string, lock: 'on' | 'off'): Promise<void>;
  outbox(): Promise<OutboxMessage[]>;
  /** Whatever else the staff does, as a tool. */
  tell(path: string, body: unknown): Promise<void>;
  /** Ends the process with a signal and waits for it. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** The needs of every server that a test starts: a folder of its own, free ports, the names of the settings that tell them to it. */
type ServerSettings = {
  main: string;
  portName: 'PORT' | 'PROVIDER_PORT';
  port?: number;
  /** Answers with 200 as soon as the server is ready. */
  readyPath: (server: { origin: string; benchOrigin: string }) => string;
  dataDirectory?: string;
  env: Record<string, string>;
  /** True where its log can be read from its process; otherwise nobody reads it. */
  keepsLog?: boolean;
  /** True where nobody stops it: it ends, and takes its folder along, when the process that started it is gone. */
  endsByItself?: boolean;
};

/** Starts a server of the build (npm run build first) and waits until it answers. */
export async function startServer({
  main,
  portName,
  port: givenPort,
  readyPath,
  dataDirectory: givenFolder,
  env,
  keepsLog = false,
  endsByItself = false,
}: ServerSettings): Promise<ServerProcess> {
  const port = givenPort ?? (await freePort());
  const benchPort = await freePort();
  const { path: dataDirectory, keepSeed } = seededFolder({ givenFolder, env });
  const origin = `http://127.0.0.1:${port}`;
  const benchOrigin = `http://127.0.0.1:${benchPort}`;
  const child = spawn(process.execPath, [...FLAGS, ...(endsByItself ? [ENDS_BY_ITSELF] : []), main], {
    cwd: ROOT,
    stdio: [endsByItself ? 'pipe' : 'ignore', keepsLog ? 'pipe' : 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORTAL_ENV: 'test',
      [portName]: String(port),
      BENCH_PORT: String(benchPort),
      DATA_DIR: dataDirectory,
      PORTAL_FAST: process.env['PORTAL_FAST'],
      ...runClock(),
      ...env,
    },
  });
  await untilReady({ child, address: readyPath({ origin, benchOrigin }) });
  keepSeed();
  return { origin, benchOrigin, dataDirectory, process: child, ...bench(benchOrigin), stop };

  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    }
    if (signal === 'SIGTERM') rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/** The staff side as a test uses it. */
function bench(origin: string) {
  const tell = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const ask = async <T>(path: string) => (await (await fetch(origin + path)).json()) as T;

  return {
    now: async () => new Date((await ask<{ now: string }>('/clock')).now),
    advance: (duration: string) => tell('/clock', { advance: duration }),
    resetClock: () => tell('/clock', { reset: true }),
    reset: () => tell('/reset', {}),
    lockBookings: (patientId: string, lock: 'on' | 'off') =>
      tell(`/patients/${patientId}/booking-lock`, { lock }),
    outbox: () => ask<OutboxMessage[]>('/outbox.json'),
    tell,
  };
}

async function untilReady({ child, address }: { child: ChildProcess; address: string }) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error('The server did not start in time');
}

function startScript() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start;
}

/** Below the ports that a system gives to whoever asks for none, or it may give one away between here and the start of a server. */
const [LOWEST, HIGHEST] = [15_000, 32_000];

/** A port that nobody uses just now, on the loopback. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
