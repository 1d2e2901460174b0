import { randomBytes } from 'node:crypto';
import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import { Busy } from '#provider/core/limiter.ts';
import { hashPassword, isOutdated, isPassword } from '#provider/account/rules/passwords.ts';
import { takeTry } from '#provider/account/rules/sign-in-lock.ts';
import { accountGates } from './gates.ts';
import { accountPhone } from './phone.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { present } from '#provider/core/wire.ts';

const SESSION_MS = 12 * 60 * 60_000;
const TRIES_KEPT_MS = 24 * 60 * 60_000;

const signIn = os.account.signIn.handler(async ({ input, context, errors }) => {
  const username = input.username.trim().toLowerCase();
  const nameHash = hashOf(username);
  const lockedUntil = await countTry({ context, nameHash });
  if (lockedUntil) throw errors.LOCKED({ data: { until: new Date(lockedUntil).toISOString() } });

  const account = await context.store.accounts.byUsername(username);
  const { password } = input;
  const hash = account?.password_hash ?? null;
  const isRight = await isPassword({ password, hash, cost: context.passwordCost }).catch(
    async (error: unknown) => {
      await context.store.accounts.giveBackTry(nameHash);
      throw error instanceof Busy ? errors.BUSY() : error;
    },
  );
  if (!account || !isRight) throw errors.BAD_CREDENTIALS();

  await context.store.accounts.forgetTries(nameHash);
  const state = stateOf({ account, now: context.clock.now().getTime() });
  if (state) throw errors.ACCOUNT_STATE({ data: state });
  const newHash = await newHashFor({ context, hash: account.password_hash, password });
  return { token: await openSession({ context, account, newHash }), accountId: account.id };
});

/** Why a right password is not enough; null when it is. What blocks for a time is over by itself. */
function stateOf({ account: { state, blocked_until: until }, now }: { account: AccountRow; now: number }) {
  if (state === 'ACTIVE') return null;
  if (state !== 'TEMPORARY_BLOCKED' || until === null) return { errorCode: state };
  return now < until ? { errorCode: state, until: new Date(until).toISOString() } : null;
}

/** The end of the lock when there is one. */
async function countTry({ context, nameHash }: { context: CallContext; nameHash: string }) {
  const now = context.clock.now().getTime();
  return context.store.transaction(async ({ accounts }) => {
    const taken = takeTry({ tries: await accounts.triesFor({ nameHash, now }), now });
    if (taken.isLocked) return taken.until;
    await accounts.keepTries({ nameHash, tries: taken.tries });
    return null;
  });
}

/** Hashes a right password anew when new hashes cost more; a sign-in does not fail for want of time to do so. */
async function newHashFor({
  context: { passwordCost: cost },
  hash,
  password,
}: {
  context: CallContext;
  hash: string;
  password: string;
}) {
  if (!isOutdated({ hash, cost })) return undefined;
  return hashPassword({ password, cost }).catch((error: unknown) => {
    if (error instanceof Busy) return undefined;
    throw error;
  });
}

async function openSession({
  context,
  account: { id: accountId, password_hash: oldHash },
  newHash,
}: {
  context: CallContext;
  account: Pick<AccountRow, 'id' | 'password_hash'>;
  newHash: string | undefined;
}) {
  const now = context.clock.now().getTime();
  const token = randomBytes(32).toString('base64url');
  await context.store.transaction(async ({ accounts }) => {
    await accounts.openSession({
      tokenHash: hashOf(token),
      accountId,
      createdAt: now,
      expiresAt: now + SESSION_MS,
    });
    if (newHash) await accounts.renewPasswordHash({ id: accountId, oldHash, newHash });
    await accounts.forgetTriesBefore(now - TRIES_KEPT_MS);
  });
  return token;
}

const signOut = os.account.signOut.handler(async ({ context }) => {
  const { store, tokenHash } = context;
  if (!tokenHash) return { signedOut: true };
  const session = await store.accounts.bySession({ tokenHash, now: context.clock.now().getTime() });
  await store.accounts.endSession(tokenHash);
  if (session) await store.holds.release(session.id);
  return { signedOut: true };
});

const get = os.account.get.handler(async ({ context }) => {
  const row = await context.account();
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    lastName: row.last_name,
    type: row.type,
    contactData: {
      ...present({ email: row.email, phoneNumber: row.phone_number }),
      phoneConfirmed: row.phone_confirmed === 1,
    },
    settings: present({ language: row.language }),
  };
});

export const account = { ...accountPhone, ...accountGates, signIn, signOut, get };
