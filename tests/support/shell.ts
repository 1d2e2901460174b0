import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server-process.ts';

/** The ports that the documents name: each is another one here, for programs of Node and for curl. */
const PORTS = [3000, 3001, 3002, 3003, 4010];
/** Where the documents keep backups; a test may not write there. */
const BACKUPS = '/var/backups/portal';
/** The last line that a server logs before it serves. */
const READY = /^(?:Staff side, outbox and clock|Clock of the portal): http:\S+$/m;
/** Ends what hangs; a busy machine takes its time. */
const LONGEST_MS = 120_000;

type Ran = Readonly<{ code: number | null; output: string }>;
export type Shell = Readonly<{
  /** The port that stands in the place of one of the documents'. */
  portOf: (documented: number) => number;
  /** Runs a command to its end. */
  run: (command: string, settings?: Record<string, string>) => Promise<Ran>;
  /** Starts a server, and settles when it serves, or has ended. */
  serve: (command: string) => Promise<Ran>;
  /** Ends the servers that were started. */
  stopServers: () => Promise<void>;
  /** An empty folder that goes with the shell. */
  newFolder: () => string;
  remove: () => void;
}>;

/** The shell of somebody who types what the documents say, with a data folder, a home of curl and a folder of backups of its own. */
export async function openShell(): Promise<Shell> {
  const place = mkdtempSync(join(tmpdir(), 'portal-documents-'));
  const newFolder = () => mkdtempSync(join(place, 'data-'));
  const pairs = await Promise.all(PORTS.map(async (port) => [port, await freePort()] as const));
  const ports = new Map(pairs);
  const hosts = ['localhost', '127.0.0.1'];
  const curl = pairs.flatMap(([port, free]) =>
    hosts.map((host) => `connect-to = "${host}:${port}:127.0.0.1:${free}"`),
  );
  writeFileSync(join(place, '.curlrc'), curl.join('\n'));
  // As in a shell: without NODE_ENV, and without what the runner of the tests has set.
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    CURL_HOME: place,
    DATA_DIR: newFolder(),
    LOG_LEVEL: 'warn',
    MAPPED_PORTS: pairs.map(([port, free]) => `${port}=${free}`).join(','),
    NODE_OPTIONS: `--import=${new URL('./mapped-ports.mjs', import.meta.url).href}`,
    npm_config_update_notifier: 'false',
  } as Record<string, string | undefined> as NodeJS.ProcessEnv;
  const servers: ChildProcess[] = [];

  function begin(command: string, settings: Record<string, string> = {}) {
    const words = command.replaceAll(BACKUPS, join(place, 'backups'));
    // A group of its own, so that a server ends with the npm before it.
    const child = spawn('bash', ['-c', words], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, ...settings },
      detached: true,
    });
    const said = { output: '' };
    const note = (bytes: Buffer) => (said.output += bytes.toString());
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    const timer = setTimeout(() => end(child, 'SIGKILL'), LONGEST_MS);
    const ended = once(child, 'close').then(([code]) => {
      clearTimeout(timer);
      return code as number | null;
    });
    return { child, said, ended };
  }

  return {
    portOf: (documented) => ports.get(documented) ?? documented,
    async run(command, settings) {
      const { said, ended } = begin(command, settings);
      const code = await ended;
      return { code, output: said.output };
    },
    async serve(command) {
      const { child, said, ended } = begin(command);
      servers.push(child);
      const ready = new Promise<null>((resolve) => {
        child.stdout.on('data', () => READY.test(said.output) && resolve(null));
      });
      const code = await Promise.race([ready, ended]);
      return { code, output: said.output };
    },
    async stopServers() {
      for (const child of servers.splice(0)) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const closed = once(child, 'close');
        end(child, 'SIGTERM');
        await closed;
      }
    },
    newFolder,
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

function end({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}
