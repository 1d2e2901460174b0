import { os, type CallContext } from '#provider/core/context.ts';
import { Busy } from '#provider/core/limiter.ts';
import { hashPassword, isOutdated } from '#provider/core/passwords/passwords.ts';
import { isMendable, MENDABLE, stateOf } from '#provider/account/rules/states.ts';
import { accountNamed } from './account-named.ts';
import { accountShown } from './account-view.ts';
import { accountAuthorization } from '#provider/account/authorization/handlers.ts';
import { accountActivation } from './activation.ts';
import { passwordChange } from './change-password.ts';
import { accountEmail } from './email.ts';
import { accountEntry, makeEntryCode } from './entry.ts';
import { eventLog, noteEvent } from './event-log.ts';
import { accountGates } from './gates.ts';
import { accountLeaving } from './leaving.ts';
import { accountMerging } from './merging.ts';
import { accountNotification } from './notification.ts';
import { accountPassword } from './password.ts';
import { contactUndo } from './contact-undo.ts';
import { emailResend } from './email-resend.ts';
import { ownAccount } from './own-account.ts';
import { accountPhone } from './phone.ts';
import { prove } from './proof.ts';
import { isRightPassword } from './password-try.ts';
import { openSession } from './session.ts';
import { tellOfBlock } from './tell-of-lock.ts';
import { userNameOf } from '#provider/core/user-name.ts';

const TRIES_KEPT_MS = 24 * 60 * 60_000;

const signIn = os.account.signIn.handler(async ({ input, context, errors }) => {
  const username = userNameOf(input.username);
  const { password, knownBrowser } = input;
  const account = await accountNamed({ context, username });
  const hash = account?.password_hash || null;
  const isRight = await isRightPassword({
    context,
    errors,
    username,
    password,
    hash,
    ownTries: knownBrowser && `browser ${knownBrowser}`,
  });
  if (!account || !isRight) {
    await noteEvent(context, { type: 'LOGIN_FAILURE', username: account?.username ?? username });
    throw errors.BAD_CREDENTIALS();
  }

  const { id: accountId, password_hash: oldHash } = account;
  const now = context.clock.now().getTime();
  const state = stateOf({ account, now });
  if (state) {
    const { errorCode } = state;
    if (errorCode === 'USER_BLOCKED') tellOfBlock({ context, account });
    const session = isMendable(errorCode)
      ? await context.store.transaction((store) =>
          openSession({ store, accountId, now, shortFor: errorCode }),
        )
      : undefined;
    throw errors.ACCOUNT_STATE({ data: { ...state, session } });
  }
  const newHash = await newHashFor({ context, hash: oldHash, password });
  await noteEvent(context, { type: 'LOGIN_SUCCESS', username: account.username });
  return context.store.transaction(async (store) => {
    if (newHash) await store.accounts.renewPasswordHash({ id: accountId, oldHash, newHash });
    await store.accounts.forgetTriesBefore(now - TRIES_KEPT_MS);
    return openSession({ store, accountId, now });
  });
});

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

const signOut = os.account.signOut.handler(async ({ context }) => {
  const { store, tokenHash } = context;
  if (!tokenHash) return { signedOut: true };
  const now = context.clock.now().getTime();
  const session = await store.accounts.bySession({ tokenHash, now });
  const owner = session ?? (await context.shortAccount(MENDABLE));
  const identitySession = owner ? await store.identities.sessionBehind(tokenHash) : null;
  await store.accounts.endSession(tokenHash);
  if (session) {
    await store.holds.release(session.id);
    await noteEvent(context, { type: 'LOGOUT', username: session.username });
  }
  const { identity } = context;
  if (!owner || !identity || !identitySession) return { signedOut: true };
  const made = await makeEntryCode({ store, kind: 'SIGN_OUT', accountId: owner.id, now, identitySession });
  return { signedOut: true, slo: { x: identity.x, sessionId: made.code } };
});

const get = os.account.get.handler(({ context }) => accountShown(context));

export const account = {
  ...accountActivation,
  ...accountAuthorization,
  ...accountEmail,
  ...accountEntry,
  ...accountLeaving,
  ...accountMerging,
  ...accountGates,
  ...accountNotification,
  ...accountPassword,
  ...accountPhone,
  ...ownAccount,
  ...contactUndo,
  ...emailResend,
  prove,
  ...eventLog,
  ...passwordChange,
  signIn,
  signOut,
  get,
};
