import { createHash } from 'node:crypto';
import { implement, ORPCError } from '@orpc/server';
import { contract } from '#contract/index.ts';
import { createAccess, type Access } from './access.ts';
import type { Afterwards } from './afterwards.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import { NonsenseAnswer, type createOutages } from './outages.ts';
import type { GroupedAudit } from './audit/read-audit.ts';
import { isRefusedClaim } from './audit/refused-claim.ts';
import type { AuditEntry } from './audit/store.ts';
import type { Refusal } from './limits/store/refusals.ts';
import type { FileChecker } from './files/checker.ts';
import type { Signatures } from './signatures/signatures.ts';
import type { Scan } from './scanner/index.ts';
import type { Signables } from './signable.ts';
import type { SessionMaker } from '#provider/core/outside/session-maker.ts';
import type { PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import type { SigningService } from '#provider/core/outside/signing-service.ts';
import type { Store, StoreInTransaction } from './store.ts';
import type { PasswordCost } from './password-cost.ts';
import type { IdentitySystem } from '#provider/core/outside/identity-system.ts';
import type { LinkedPatientRow, AccountRow } from './rows.ts';
import type { AccountState } from '#contract/account/schemas.ts';

type Catalogue = Awaited<ReturnType<StoreInTransaction['catalogue']['load']>>;
type AccountNow = Awaited<ReturnType<StoreInTransaction['accounts']['asItIs']>>;

/** Whose call it is. `token` is the one that signIn answered. */
export type Caller = {
  token?: string | undefined;
  language: 'pl' | 'en';
  requestId: string;
  /** The kind of the patient's browser, in a word of the portal's. */
  device?: string | undefined;
};

/** The services that all calls share. */
export type ProviderServices = Readonly<{
  store: Store;
  clock: Clock;
  catalogue: () => Promise<Catalogue>;
  readAudit: Pick<GroupedAudit<AuditEntry>, 'note'>;
  refusals: Pick<GroupedAudit<Refusal>, 'note'>;
  afterwards: Pick<Afterwards, 'add'>;
  outages: ReturnType<typeof createOutages>;
  files: Pick<FileChecker, 'check'>;
  scan: Scan;
  signatures: Signatures;
  /** Where patients sign documents; null: there is no such service. */
  signingService: SigningService | null;
  /** The documents that they sign there, by kind. */
  signables: Signables;
  /** The maker of the sessions of live teleconsultations. */
  sessions: SessionMaker;
  /** Who leads patients to their bank; null: nothing is paid in the portal. */
  gateway: PaymentGateway | null;
  /** The cost of a new hash of a password. */
  passwordCost: PasswordCost;
  log: Log;
  /** Where patients find the portal: for links in mails. */
  portalOrigin: string;
  /** The system by which people may prove who they are; null: there is none. */
  identity: IdentitySystem | null;
}>;

/** The context that a handler gets beside its input. */
export type CallContext = ProviderServices &
  Readonly<{
    language: 'pl' | 'en';
    requestId: string;
    device: string | undefined;
    tokenHash: string | null;
    /** The session's account; looked up once. @throws UNAUTHORIZED (401) when there is none or it is over. */
    account: () => Promise<AccountRow>;
    /** The session's account as it is now: another call of the same request may have changed it. Read once for those that ask together. */
    accountNow: () => Promise<AccountNow>;
    /**
     * Locks the account of the session, or of a short one in these states, for a transaction, and reads it as it is by then.
     * @throws UNAUTHORIZED (401) when the session was ended meanwhile: by a deletion, or by a contact that was brought back
     */
    lockedAccount: (store: StoreInTransaction, states?: readonly AccountState[]) => Promise<AccountRow>;
    /** The account of a live short session that was opened for one of these states (C-03). */
    shortAccount: (states: readonly AccountState[]) => Promise<AccountRow | undefined>;
    /** The account of the session, or of a short session in one of these states; undefined for everybody else. */
    accountIfAny: (states: readonly AccountState[]) => Promise<AccountRow | undefined>;
    /** The same. @throws UNAUTHORIZED (401) when there is neither. */
    accountIn: (states: readonly AccountState[]) => Promise<AccountRow>;
    /** In every state of the link: ask `access` instead. */
    linkedPatients: () => Promise<LinkedPatientRow[]>;
    access: Access;
  }>;

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Makes the context for the calls of one request: account and patients are looked up once. */
export function createCallContext({
  services,
  caller,
}: {
  services: ProviderServices;
  caller: Caller;
}): CallContext {
  const { clock } = services;
  const store = services.store.ofRequest();
  const tokenHash = caller.token ? hashOf(caller.token) : null;

  type Find<Row> = (session: { tokenHash: string; now: number }) => Promise<Row | undefined>;
  const ofSession = async <Row>(find: Find<Row>) =>
    tokenHash ? find({ tokenHash, now: clock.now().getTime() }) : undefined;
  let reading: Promise<AccountRow | undefined> | undefined;
  const found = () => (reading ??= ofSession(store.accounts.bySession));
  const refuse = () => refusal(store, tokenHash);
  const account = async () => (await found()) ?? refuse();
  const shortAccount = async (states: readonly AccountState[]) =>
    tokenHash ? store.accounts.byShortSession({ tokenHash, now: clock.now().getTime(), states }) : undefined;
  const accountIfAny = async (states: readonly AccountState[]) =>
    (await found()) ?? (await shortAccount(states));
  const accountIn = async (states: readonly AccountState[]) =>
    (await found()) ?? (await shortAccount(states)) ?? refuse();
  // Asked first, as pages do, it is one statement that serves those who need the account alone, too.
  const accountFirst = async () => {
    const first = ofSession(store.accounts.asItIsBySession);
    reading = first;
    return (await first) ?? refuse();
  };
  const accountNow = shared(async () => {
    if (!reading) return accountFirst();
    return store.accounts.asItIs({ accountId: (await account()).id, now: clock.now().getTime() });
  });
  const lockedAccount = async (locking: StoreInTransaction, states: readonly AccountState[] = []) => {
    const given = { tokenHash: tokenHash ?? '', now: clock.now().getTime() };
    const { lock, bySession, byShortSession } = locking.accounts;
    const live = async () =>
      (await bySession(given)) ?? (states.length > 0 ? byShortSession({ ...given, states }) : undefined);
    const before = await live();
    if (before) await lock(before.id);
    return (before && (await live())) ?? refusal(locking, tokenHash);
  };
  const linkedPatients = memoised(async () => store.patients.ofAccount((await account()).id));

  const { language, requestId, device } = caller;
  const context = {
    ...services,
    store,
    language,
    requestId,
    device,
    tokenHash,
    account,
    accountNow,
    lockedAccount,
    accountIfAny,
    accountIn,
    shortAccount,
    linkedPatients,
  };
  return { ...context, access: createAccess(context) };
}

/** No session, or one that is over; of one that was ended by a block its owner hears so. */
async function refusal({ accounts }: Pick<Store, 'accounts'>, tokenHash: string | null): Promise<never> {
  const isBlocked = tokenHash !== null && (await accounts.isBlockedSession(tokenHash));
  const data = isBlocked ? { data: { errorCode: 'USER_BLOCKED' satisfies AccountState } } : {};
  throw new ORPCError('UNAUTHORIZED', { status: 401, ...data });
}

/** One reading for all who ask while it is under way; whoever asks later reads anew. */
function shared<Value>(load: () => Promise<Value>) {
  let running: Promise<Value> | undefined;
  return () =>
    (running ??= load().finally(() => {
      running = undefined;
    }));
}

function memoised<Value>(load: () => Promise<Value>) {
  let loaded: Promise<Value> | undefined;
  return () => (loaded ??= load());
}

/** Every handler is made with this. Answers are checked against the contract after the sentinels have had their say. */
export const os = implement(contract, { initialOutputValidationIndex: Number.NEGATIVE_INFINITY })
  .$context<CallContext>()
  .use(async ({ next, path, context }, _input, output) => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof NonsenseAnswer) return output({ nonsense: true });
      const call = path.join('.');
      if (isRefusedClaim({ call, error })) await noteClaim({ context, call });
      throw error;
    }
  });

/** Whoever claims a record that is not theirs leaves a trace, whichever handler refuses it (S-50). */
async function noteClaim({ context, call }: { context: CallContext; call: string }) {
  if (context.tokenHash === null) return;
  const account = await context.account().catch(() => null);
  if (account) context.refusals.note({ accountId: account.id, kind: call, at: context.clock.now() });
}
