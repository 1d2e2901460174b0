import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Environment = NodeJS.ProcessEnv;
type Start = Readonly<{ args?: readonly string[]; env: Environment }>;

const PATIENCE_MS = 30_000;
const END_MS = 3_000;

/** Programs of one desktop: each has a group of its own, which ends with all that it has started. */
export function createPrograms(folder: string) {
  const running: ChildProcess[] = [];

  /** Starts a program; what it writes goes to a file, but for its third channel, which can be asked. */
  function start(command: string, { args = [], env }: Start) {
    const log = openSync(join(folder, `${command.split('/').at(-1) ?? ''}.log`), 'a');
    const stdio: StdioOptions = ['ignore', log, log, 'pipe'];
    const child: ChildProcess = spawn(command, args, { env, stdio, detached: true });
    closeSync(log);
    child.on('error', () => undefined);
    running.push(child);
    return child;
  }

  return {
    start,

    /** Starts a program that writes one line to its third channel when it is ready, and returns the line. */
    async startTold(command: string, options: Start): Promise<string> {
      const child = start(command, options);
      let told = '';
      child.stdio[3]?.on('data', (bytes: Buffer) => (told += bytes.toString()));
      await until(() => told.includes('\n'), command);
      return told.trim();
    },

    /** Ends all, the last one first. */
    async end() {
      for (const child of running.reverse()) {
        signal(child, 'SIGTERM');
        const deadline = performance.now() + END_MS;
        while (isRunning(child) && performance.now() < deadline) await pause(20);
        signal(child, 'SIGKILL');
      }
    },
  };
}

/** Waits for something. @throws Error when it does not happen. */
export async function until(isSo: () => boolean, what: string) {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`${what} was not ready in time`);
    await pause(50);
  }
}

export const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Signals the whole group, of which the program itself may have ended. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // Nobody of the group is left.
  }
}
