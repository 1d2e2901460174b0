import type { AddressInfo } from 'node:net';

type Running = { close: () => Promise<void> };

/**
 * Runs a server as this process: one clear line and exit code 1 when it cannot start; at SIGTERM or SIGINT it closes
 * and the process ends.
 */
export async function runAsProcess({ name, start }: { name: string; start: () => Promise<Running> }) {
  try {
    const running = await start();
    const stop = () => void running.close().then(() => process.exit(0), fail);
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
  const { code, port, address } = error as NodeJS.ErrnoException & Partial<AddressInfo>;
  if (code === 'EADDRINUSE') return `port ${port} of ${address} is in use`;
  return error.message.replace(/\s*\n\s*/g, ' ') || (code ?? error.name);
}
