import type { PortalEnvironment } from '#app/services/request/environment.server.ts';
import type { Portal } from '#app/services/request/load-context.server.ts';
import { createLog, type Log } from '#app/services/request/log.server.ts';
import { tellSettings } from '#app/services/request/strange-settings.ts';
import { portalMigrations } from '#app/services/store/migrations.server.ts';
import { createPortalStore } from '#app/services/store/portal-store.server.ts';
import type { PortalTables } from '#app/services/store/tables.server.ts';
import { budgeted } from '#app/services/provider/provider.server.ts';
import { remoteProvider } from '#app/services/provider/remote.server.ts';
import { isOfTelehealth, withTelehealthHost } from '#app/services/provider/telehealth-host.server.ts';
import { migrate, openDatabase } from '#database/index.ts';
import type { StandIn } from '#provider/account/bench/identity/stand-in.ts';
import { createMailServer, type MailServer } from '#provider/bench/mail-server.ts';
import { movableClock, systemClock, type Clock, type MovableClock } from '#provider/core/clock.ts';
import { createProvider, type Provider } from '#provider/index.ts';
import { smtpSender } from '#provider/core/outbox/delivery.ts';
import { clamdScanner } from '#provider/core/scanner/clamd.ts';
import { createAuthority } from '#provider/core/signatures/made-up/authority.ts';
import type { SignatureSource } from '#provider/core/signatures/signatures.ts';
import { trustInFolder } from '#provider/core/signatures/trust.ts';
import type { Bank } from '#provider/payments/bench/bank.ts';
import type { Desk } from '#provider/signing/bench/desk.ts';
import { refuseHalfRestored } from './backup/under-way.ts';
import { keptSecret, openDataDirectory } from './data-directory.ts';
import { openCaches } from './fast/caches.ts';
import { identityOf } from './identity.ts';
import { openFigures, type Figures } from './metrics/figures.ts';
import { paymentsOf } from './payments.ts';
import { startAllRounds } from './rounds.ts';
import { signingOf } from './signing.ts';
import { atStart } from './store-at-start.ts';

const PURGE_EVERY_MS = 3_600_000;
/** A call that hangs does so longer than anybody waits for it. */
const HANGS_OVER_BUDGET = 2.5;

/** The build's own facts; `isAudited`: it is what the published evidence of accessibility was made of. */
export type Stamp = { version: string; revision: string; isAudited: boolean };

export type OpenPortal = {
  portal: Portal;
  /** Null in production, where nobody moves the time. */
  movable: MovableClock | null;
  /** Null when the portal uses the hospital's own host. */
  provider: Provider | null;
  /** The made-up identity system of the provider in the box; null where there is a real one, or none. */
  standIn: StandIn | null;
  /** The made-up mail server of the provider in the box; null where there is a real one, or none. */
  mailServer: MailServer | null;
  /** The made-up signing service of the provider in the box; null where there is a real one, or none. */
  desk: Desk | null;
  /** The made-up bank of the provider in the box; null where there is a real gateway, or none. */
  bank: Bank | null;
  /** The room that the caches take now. */
  cached: ReturnType<typeof openCaches>['taken'];
  /** The figures that are counted; null where nobody wants them (METRICS_PORT). */
  figures: Figures | null;
  close: () => Promise<void>;
};

/** Opens the stores and the provider that the settings name; makes what a first start needs. */
export async function openPortal({
  environment,
  stamp,
}: {
  environment: PortalEnvironment;
  stamp: Stamp;
}): Promise<OpenPortal> {
  const { dataDirectory, providerUrl, providerKey: key, amts, isProduction } = environment;
  openDataDirectory({ path: dataDirectory, isProduction });
  refuseHalfRestored(dataDirectory);
  const secret = environment.secret ?? keptSecret(dataDirectory);
  const { formerSecrets } = environment;
  const log = createLog(environment.logLevel);
  tellSettings({ environment, log });
  const movable = isProduction ? null : movableClock();
  const clock = movable ?? systemClock();

  const { isFast } = environment;
  const { providerBudget: budgetMs } = environment.patience;
  const { caches, taken: cached, stop: stopSweeping } = openCaches({ isFast });
  const db = openDatabase<PortalTables>(environment.portalStore, isFast);
  await atStart({ setting: 'PORTAL_STORE', url: environment.portalStore }, () =>
    migrate(db, portalMigrations),
  );
  const store = createPortalStore({
    db,
    secret,
    formerSecrets,
    caches,
    isKiosk: environment.isKiosk,
    foreignSession: onceLogged(log),
  });
  const stopPurging = purgeNowAndThen({ store, clock, log });

  const figures = environment.metricsPort === undefined ? null : await openFigures(stamp);
  const signatures = signaturesOf({ environment, log });
  const { calls, provider, standIn, mailServer, desk, bank, close } = providerUrl
    ? {
        calls: remoteProvider({ url: providerUrl, key, budgetMs }),
        provider: null,
        standIn: null,
        mailServer: null,
        desk: null,
        bank: null,
        close: () => Promise.resolve(),
      }
    : await openProvider({ environment, clock, log, signatures });

  return {
    portal: {
      environment,
      secret,
      formerSecrets,
      clock,
      log,
      store,
      caches,
      settingsVersion: () => provider?.settings.version() ?? 0,
      provider: budgeted({
        provider: amts
          ? withTelehealthHost({ provider: calls, telehealth: remoteProvider({ ...amts, budgetMs }) })
          : calls,
        budgetMs,
        clock,
        log,
        isApart: amts && isOfTelehealth,
        watch: figures?.watch,
      }),
      ...stamp,
    },
    movable,
    provider,
    standIn,
    mailServer,
    desk,
    bank,
    cached,
    figures,
    close: async () => {
      stopPurging();
      stopSweeping();
      await close();
      await store.close();
    },
  };
}

/** The provider in the box, sending mails and scanning files when there are servers for it. */
export async function openProvider({
  environment,
  clock,
  log,
  signatures = signaturesOf({ environment, log }),
  reachedAt,
}: {
  environment: PortalEnvironment;
  clock: Clock;
  log: Log;
  signatures?: SignatureSource;
  /** Where a payment gateway reaches a provider that runs alone. */
  reachedAt?: string;
}) {
  const { providerStore, origins, smtpUrl, mailFrom, clamdUrl, isFast, mode, patience } = environment;
  const mailServer = smtpUrl || environment.isProduction ? null : createMailServer();
  const { identity, standIn } = identityOf({ environment, clock });
  const { signingService, desk } = signingOf({ environment, clock, signatures });
  const { gateway, bank } = paymentsOf({ environment, clock, reachedAt });
  const provider = await atStart({ setting: 'PROVIDER_STORE', url: providerStore }, () =>
    createProvider({
      databaseUrl: providerStore,
      clock,
      log,
      portalOrigin: origins[0],
      isFast,
      hangMs: HANGS_OVER_BUDGET * patience.providerBudget,
      mode,
      identity,
      signatures,
      signingService,
      video: environment.video ?? null,
      gateway,
      ...(clamdUrl ? { scan: clamdScanner({ url: clamdUrl }) } : {}),
    }),
  );
  const send = smtpUrl ? smtpSender(smtpUrl) : mailServer?.send;
  const stopRounds = startAllRounds({
    db: provider.db,
    clock,
    log,
    portalOrigin: origins[0],
    gateway,
    mailFrom,
    send,
  });

  return {
    calls: provider.client,
    provider,
    standIn,
    mailServer,
    desk,
    bank,
    async close() {
      await stopRounds();
      await provider.close();
    },
  };
}

/** The authorities of the folder; without one the made-up authority, which no production has. What cannot be read stops the start. */
function signaturesOf({
  environment: { signatureTrust: folder, isProduction },
  log,
}: {
  environment: PortalEnvironment;
  log: Log;
}): SignatureSource {
  if (folder) return { folder: trustInFolder({ folder, log }) };
  return isProduction ? null : { madeUp: createAuthority() };
}

/** Says once, loudly, that sessions of another secret are in the store: whoever comes with one has to sign in again. */
function onceLogged(log: Log) {
  let isSaid = false;
  return () => {
    if (!isSaid)
      log.error(
        { setting: 'PORTAL_SECRET' },
        'a session was sealed with a secret that this process does not know: all processes of a store need the same PORTAL_SECRET; a former one may follow it after a comma, so that nobody has to sign in again',
      );
    isSaid = true;
  };
}

function purgeNowAndThen({ store, clock, log }: Pick<Portal, 'store' | 'clock' | 'log'>) {
  const purge = () => {
    store.purge(clock.now().getTime()).catch((error: unknown) => {
      log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'purge failed');
    });
  };
  purge();
  const timer = setInterval(purge, PURGE_EVERY_MS).unref();
  return () => clearInterval(timer);
}
