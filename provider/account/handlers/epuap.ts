import { randomBytes } from 'node:crypto';
import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import type { Identity, IdentityOutcome, IdentitySystem } from '#provider/core/outside/identity-system.ts';
import { identitySystemOf } from '#provider/core/outside/identity-in-use.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { makeEntryCode } from './entry.ts';

/** The most accounts of one person that are offered. */
const MOST_ACCOUNTS = 5;

const redirectTo = (location: string) => ({ status: 302 as const, headers: { location } });

/** Binds the answer to the browser that asked for it: the state is known to that one alone. */
const nonceOf = (state: string) => hashOf(`identity:${state}`);

const sso = os.epuap.sso.handler(async ({ input: { state }, context }) => {
  const address = await asked(context, (system) => system.signInAddress({ state, nonce: nonceOf(state) }));
  return redirectTo(address ?? `${context.portalOrigin}/epuap/error`);
});

const confirm = os.epuap.confirm.handler(async ({ input: { state, ...returned }, context }) => {
  const nonce = nonceOf(state);
  const outcome = await asked(context, (system) => system.outcomeOf({ returned, nonce }));
  return redirectTo(context.portalOrigin + (await pathAfter({ context, outcome, nonce })));
});

async function pathAfter({
  context,
  outcome,
  nonce,
}: {
  context: CallContext;
  outcome: IdentityOutcome | null;
  nonce: string;
}) {
  if (!outcome) return '/epuap/error';
  if (outcome.kind === 'REFUSED') return '/epuap/error?code=2';
  if (outcome.kind === 'BLOCKED') return '/epuap/error?code=3';
  const { identity } = outcome;
  const { nationalId, session: identitySession } = identity;
  const now = context.clock.now().getTime();
  return context.store.transaction(async (store) => {
    if (!(await store.identities.takeAnswer({ answerHash: hashOf(nonce), now }))) return '/epuap/error';
    const accounts = await store.identities.accountsOf({ nationalId, limit: MOST_ACCOUNTS });
    if (accounts.length === 0) return `/epuap/no-account?proof=${await keepProof({ store, identity, now })}`;
    const open = accounts.filter(({ state }) => state !== 'USER_BLOCKED');
    if (open.length === 0) return '/epuap/error?code=3';
    const query = new URLSearchParams();
    for (const { id: accountId } of open) {
      const made = await makeEntryCode({ store, kind: 'EPUAP', accountId, now, identitySession });
      query.append('entry', made.code);
    }
    return `/epuap/success?${query.toString()}`;
  });
}

/** The time for which a proved identity without an account holds (AP-76). */
const PROVED_MS = 30 * 60_000;

/** Keeps who was proved, for one registration; returns the handle, which the browser alone has. */
async function keepProof({
  store,
  identity: { nationalId, name, lastName, isSure = false },
  now,
}: {
  store: StoreInTransaction;
  identity: Identity;
  now: number;
}) {
  const proof = randomBytes(24).toString('base64url');
  await store.registration.keepProved({
    proof_hash: hashOf(proof),
    national_id: nationalId,
    name: name ?? null,
    last_name: lastName ?? null,
    is_sure: isSure ? 1 : 0,
    valid_until: now + PROVED_MS,
    used_at: null,
  });
  return proof;
}

const slo = os.epuap.slo.handler(async ({ input: { x, sessionId }, context }) => {
  const now = context.clock.now().getTime();
  const given = { codeHash: hashOf(sessionId), kinds: ['SIGN_OUT'], now } as const;
  const found = await context.store.entryCodes.ofGiven(given);
  const session = found?.identity_session;
  const isUsed = Boolean(session) && (await context.store.entryCodes.use(given));
  const address =
    session && isUsed && context.identity?.x === x
      ? await asked(context, (system) => system.signOutAddress({ session }))
      : null;
  return redirectTo(address ?? `${context.portalOrigin}/login?signedOut=error`);
});

/** The answer of the identity system; null when there is none, and when it cannot be reached or trusted. */
async function asked<Answer>(context: CallContext, ask: (system: IdentitySystem) => Promise<Answer>) {
  const system = await identitySystemOf(context);
  if (!system) return null;
  return ask(system).catch((error: unknown) => {
    const failure = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
    context.log.warn({ requestId: context.requestId, failure }, 'identity system');
    return null;
  });
}

export const epuap = { sso, confirm, slo };
