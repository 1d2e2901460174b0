import { failureOf, type Log } from '#app/services/request/log.server.ts';

type Running = { log: Log; close: () => Promise<void> };

/**
 * Runs a server as this process: one clear line and exit code 1 when it cannot start; at SIGTERM or SIGINT it closes
 * and the process ends. Both are said in the log, so that nobody takes a stop for a crash.
 */
export async function runAsProcess({ name, start }: { name: string; start: () => Promise<Running> }) {
  try {
    const running = await start();
    const { log } = running;
    const stop = (signal: string) => {
      log.info({ signal }, 'stopping: what runs is finished, nothing new is taken');
      running.close().then(
        () => {
          log.info({ signal }, 'stopped');
          process.exit(0);
        },
        (error: unknown) => {
          log.error({ signal, ...failureOf(error) }, 'stopped with a failure');
          fail(error);
        },
      );
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
  } catch (error) {
    fail(error);
  }

  function fail(error: unknown): never {
    console.error(`${name}: ${reasonOf(error)}`);
    process.exit(1);
  }
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return error.message.split(/\s/).filter(Boolean).join(' ') || (code ?? error.name);
}
