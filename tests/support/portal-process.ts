import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 20_000;

export type OutboxMessage = {
  channel: 'EMAIL' | 'SMS';
  to: string;
  subject: string;
  text: string;
  code: string | null;
  link: string | null;
  at: string;
};

export type PortalProcess = {
  origin: string;
  benchOrigin: string;
  dataDirectory: string;
  process: ChildProcess;
  /** Moves the clock, ISO 8601 duration: "PT16M". */
  advance(duration: string): Promise<void>;
  /** The seed again, and the clock back to the real time. */
  reset(): Promise<void>;
  outbox(): Promise<OutboxMessage[]>;
  /** Ends the process with a signal and waits for it. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** Starts the built portal (npm run build first) with a data folder of its own, or a given one. */
export async function startPortal({
  env = {},
  dataDirectory = mkdtempSync(join(tmpdir(), 'portal-')),
}: { env?: Record<string, string>; dataDirectory?: string } = {}): Promise<PortalProcess> {
  const [port, benchPort] = await Promise.all([freePort(), freePort()]);
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORTAL_ENV: 'test',
      PORT: String(port),
      BENCH_PORT: String(benchPort),
      DATA_DIR: dataDirectory,
      PORTAL_ORIGIN: origin,
      REQUESTS_PER_MINUTE: '1000000',
      SIGN_IN_TRIES: '100000',
      ...env,
    },
  });
  await untilHealthy({ origin, child });
  return handleOf({ child, origin, benchOrigin: `http://127.0.0.1:${benchPort}`, dataDirectory });
}

function handleOf({
  child,
  origin,
  benchOrigin,
  dataDirectory,
}: {
  child: ChildProcess;
  origin: string;
  benchOrigin: string;
  dataDirectory: string;
}): PortalProcess {
  const tell = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(benchOrigin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };

  return {
    origin,
    benchOrigin,
    dataDirectory,
    process: child,
    advance: (duration) => tell('/clock', { advance: duration }),
    reset: () => tell('/reset', {}),
    outbox: async () => (await (await fetch(`${benchOrigin}/outbox.json`)).json()) as OutboxMessage[],
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill(signal);
        await ended;
      }
      if (signal === 'SIGTERM') rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function untilHealthy({ origin, child }: { origin: string; child: ChildProcess }) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}`);
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error('The portal did not start in time');
}

/** A port that nobody uses just now, on the loopback. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}
