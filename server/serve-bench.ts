import type { PortalEnvironment } from '#app/services/request/environment.server.ts';
import type { Log } from '#app/services/request/log.server.ts';
import type { StandIn } from '#provider/account/bench/identity/stand-in.ts';
import { createBench } from '#provider/bench/index.ts';
import type { MailServer } from '#provider/bench/mail-server.ts';
import { createPortalClock } from '#provider/bench/portal-clock.ts';
import type { MovableClock } from '#provider/core/clock.ts';
import type { Provider } from '#provider/index.ts';
import type { Bank } from '#provider/payments/bench/bank.ts';
import type { Desk } from '#provider/signing/bench/desk.ts';
import { listen } from './listen.ts';

/** Accounts of the made-up clinic, for the process that has it: another provider has its own. */
export const ACCOUNTS_TO_TRY = 'Accounts to try: jan.nowak, anna.kowalska; password: Portal-Pacjenta-2026';

type BenchServerOptions = {
  environment: PortalEnvironment;
  log: Log;
  /** Null in production. */
  movable: MovableClock | null;
  /** Null when it is another process. */
  provider: Provider | null;
  isRemotePortal?: boolean;
  /** The made-up identity system, which stands here; null: there is none. */
  standIn?: StandIn | null;
  /** The made-up mail server; null: there is none. */
  mailServer?: MailServer | null;
  /** The made-up signing service, which stands here; null: there is none. */
  desk?: Desk | null;
  /** The made-up bank, which stands here; null: there is none. */
  bank?: Bank | null;
};

/**
 * The staff side of the provider in the box, on the loopback; only the portal's own clock where the provider is another
 * process; nothing in production. `line` says where it is.
 */
export async function serveBench({
  environment,
  log,
  movable,
  provider,
  isRemotePortal,
  standIn = null,
  mailServer = null,
  desk = null,
  bank = null,
}: BenchServerOptions) {
  const { isProduction, benchPort, origins } = environment;
  if (!movable) return null;

  const bench = provider
    ? createBench({
        provider,
        clock: movable,
        log,
        isProduction,
        portalOrigin: origins[0],
        standIn,
        mailServer,
        desk,
        bank,
        isRemotePortal,
      })
    : createPortalClock(movable);
  const { port, close } = await listen({
    handler: async (request) => bench.fetch(request),
    port: benchPort,
    host: '127.0.0.1',
    setting: 'BENCH_PORT',
    log,
  });
  standIn?.standAt(`http://127.0.0.1:${port}`);
  desk?.standAt(`http://127.0.0.1:${port}`);
  bank?.standAt(`http://127.0.0.1:${port}`);
  const name = provider ? 'Staff side, outbox and clock' : 'Clock of the portal';
  return { close, line: `${name}: http://127.0.0.1:${port}` };
}
