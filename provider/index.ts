import { createRouterClient } from '@orpc/server';
import type { Kysely } from 'kysely';
import type { ProviderClient } from '#contract/index.ts';
import { isUniqueViolation, migrate, openDatabase } from '#database/index.ts';
import type { IdentitySystem } from '#provider/core/outside/identity-system.ts';
import { passwordCost, type Mode } from './core/passwords/passwords.ts';
import { createAfterwards } from './core/afterwards.ts';
import { keptCatalogue } from './bookings/catalogue.ts';
import type { Clock } from './core/clock.ts';
import type { FaultLayer } from './core/faults.ts';
import { createCallContext, type Caller, type ProviderServices } from './core/context.ts';
import { createHttpHandler } from './core/http.ts';
import type { Log } from './core/log.ts';
import { createOutages } from './core/outages.ts';
import { createReadAudit } from './core/audit/read-audit.ts';
import { router } from './core/router.ts';
import { withoutScanner, type Scan } from './core/scanner/index.ts';
import { createFileChecker } from './core/files/checker.ts';
import { createSignatures, type SignatureSource } from './core/signatures/signatures.ts';
import type { MadeUpAuthority } from './core/signatures/made-up/authority.ts';
import { isEmpty, reset, seedClinic, type SeedTarget } from './seed/index.ts';
import { seedPasswordHash } from './seed/password.ts';
import { auditOf, type AuditEntry } from './core/audit/store.ts';
import { addRefusals, type Refusal } from './core/limits/store/refusals.ts';
import { createStore } from './core/store.ts';
import { migrations } from './generated/migrations.ts';
import { signables as kinds } from './generated/signables.ts';
import type { Tables } from './generated/tables.ts';
import { sessionMaker } from './telehealth-live/makers/maker.ts';
import type { SessionMaker, VideoKeys } from '#provider/core/outside/session-maker.ts';
import { createCallBacks } from './payments/call-back.ts';
import type { PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import type { Signables } from '#provider/core/signable.ts';
import type { SigningService } from '#provider/core/outside/signing-service.ts';

export type ProviderOptions = {
  /** "sqlite:<path>", "sqlite::memory:" or "postgres://…". */
  databaseUrl: string;
  clock: Clock;
  log: Log;
  /** Where patients find the portal: for links in mails. */
  portalOrigin: string;
  /** Looks through files that are uploaded. */
  scan?: Scan;
  /** True while the ways that make the store fast are on; they are unless said otherwise. */
  isFast?: boolean;
  /** The time in ms for which a call that hangs keeps its caller waiting. */
  hangMs?: number;
  /** Where the process runs: in a test passwords are hashed cheaply, and nowhere else. */
  mode?: Mode;
  /** The e-government identity system; none unless said otherwise. */
  identity?: IdentitySystem | null;
  /** The ground on which a signature is believed; nothing unless said otherwise. */
  signatures?: SignatureSource;
  /** Where patients sign documents; nowhere unless said otherwise. */
  signingService?: SigningService | null;
  /** The documents that they sign there; those of the areas unless said otherwise. */
  signables?: Signables;
  /** The account of the video service; without it there is a stand-in, which production has not (C-85). */
  video?: VideoKeys | null;
  /** Who leads patients to their bank; nobody unless said otherwise. */
  gateway?: PaymentGateway | null;
};

/** A medical provider in a box, behind the contract. */
export type Provider = Readonly<{
  /** The calls of one request, in process; account and patients are looked up once. */
  client: (caller: Caller) => ProviderClient;
  /** The same contract over HTTP: bearer token, Accept-Language, X-Request-Id. */
  fetch: (request: Request) => Promise<Response>;
  /** Takes the payment gateway's own messages: no session, and only what it has signed is believed. */
  paymentCallBack: (request: Request) => Promise<Response>;
  /** The store, for the staff side alone. */
  db: Kysely<Tables>;
  clock: Clock;
  /** For the staff side alone: the made-up authority; null where there is none. */
  authority: MadeUpAuthority | null;
  /** For the staff side alone: what patients sign. */
  signables: Signables;
  /** For the staff side alone: the sessions of live teleconsultations. */
  sessions: SessionMaker;
  /** For the staff side alone: who pays back. */
  gateway: PaymentGateway | null;
  /** The number of changes made here to what everybody may know, so that whoever keeps it asks anew. */
  settings: { version: () => number; changed: () => void };
  /** Everything back to the seed, sessions and outbox too. */
  reset: () => Promise<void>;
  /** Does what is left to be done behind answers, writes what waits for the audit, then closes the store. */
  close: () => Promise<void>;
}>;

/** Opens the store, brings it up to date, and seeds it when it is empty. Several processes may share a store. */
export async function createProvider({
  databaseUrl,
  clock,
  log,
  portalOrigin,
  scan = withoutScanner,
  isFast,
  hangMs,
  mode = 'production',
  identity = null,
  signatures: source = null,
  signingService = null,
  signables = kinds,
  video = null,
  gateway = null,
}: ProviderOptions): Promise<Provider> {
  const db = openDatabase<Tables>(databaseUrl, isFast);
  await migrate(db, migrations);
  const cost = passwordCost(mode);
  const passwordHash = await seedPasswordHash(cost);
  const isDemo = mode === 'development';
  await seedWhenEmpty({ db, clock, passwordHash, isDemo });

  const store = createStore(db);
  const catalogue = keptCatalogue({ load: store.catalogue.load, clock });
  const readAudit = createReadAudit<AuditEntry>({ write: (entries) => auditOf(db).add(entries), log });
  const refusals = createReadAudit<Refusal>({ write: (entries) => addRefusals(db, entries), log });
  const afterwards = createAfterwards({ log });
  const files = createFileChecker();
  const signatures = createSignatures({ source, log });
  const services: ProviderServices = {
    store,
    clock,
    catalogue: catalogue.get,
    readAudit,
    refusals,
    afterwards,
    outages: createOutages({ hangMs }),
    portalOrigin,
    identity,
    files,
    scan,
    signatures,
    signingService,
    signables,
    sessions: await sessionMaker(video, mode === 'production'),
    gateway,
    passwordCost: cost,
    log,
  };
  const layers = await faultLayers(mode);
  let settingsVersion = 0;
  const settings = {
    version: () => settingsVersion,
    changed: () => {
      settingsVersion += 1;
    },
  };
  const contextFor = (caller: Caller) => createCallContext({ services, caller });

  return {
    client: (caller) => createRouterClient(router, { context: contextFor(caller), interceptors: layers }),
    fetch: createHttpHandler({ contextFor, log, layers }),
    paymentCallBack: createCallBacks(services),
    db,
    clock,
    authority: source && 'madeUp' in source ? source.madeUp : null,
    signables,
    sessions: services.sessions,
    gateway,
    settings,
    async reset() {
      // Or what was done before the reset would be noted after it.
      await afterwards.finish();
      await readAudit.flush();
      await refusals.flush();
      services.outages.reset();
      await reset({ db, clock, passwordHash, isDemo });
      settings.changed();
      catalogue.forget();
    },
    async close() {
      await afterwards.finish();
      await readAudit.flush();
      await refusals.flush();
      await files.close();
      await signatures.close();
      await db.destroy();
    },
  };
}

/** The layer by which calls fail as the staff side says; production has none, and loads none. */
async function faultLayers(mode: Mode): Promise<FaultLayer[]> {
  if (mode === 'production') return [];
  const [{ createFaultLayer }, { faults }] = await Promise.all([
    import('./core/faults.ts'),
    import('./generated/faults.ts'),
  ]);
  return [createFaultLayer(faults)];
}

/** Seeds an empty store. One of several processes that start at once does it; for the others that is as good. */
async function seedWhenEmpty(store: SeedTarget) {
  if (!(await isEmpty(store.db))) return;
  await seedClinic(store).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
  });
}
