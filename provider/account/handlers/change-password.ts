import { normalized } from '#contract/people/reading/normalized.ts';
import { hashOf, os } from '#provider/core/context.ts';
import { newPasswordFault } from '#provider/core/passwords/new-password.ts';
import { noteEvent } from './event-log.ts';
import { isRightPassword } from './password-try.ts';
import { hashOfNew } from '#provider/core/passwords/hash-of-new.ts';
import { openSession } from './session.ts';
import { setPassword } from './set-password.ts';

const STATES = ['MUST_CHANGE_PASSWORD', 'PASSWORD_EXPIRED'] as const;

const changePassword = os.account.changePassword.handler(async ({ input, context, errors }) => {
  const account = await context.accountIn(STATES);
  const { id, username, password_hash: oldHash } = account;
  const { password, newPassword } = input;
  const fault = newPasswordFault({ password: newPassword, username });
  if (fault) throw errors[fault]();
  // Where there is none, nothing is guessed: no try is counted, so that nobody locks themselves out.
  if (oldHash === '') throw errors.BAD_PASSWORD();
  const tried = { context, errors, username, password, hash: oldHash };
  const isRight = await isRightPassword({ ...tried, ownTries: 'signed in' });
  if (!isRight) {
    await noteEvent(context, { type: 'LOGIN_FAILURE', username });
    throw errors.BAD_PASSWORD();
  }
  if (normalized(password, 'NFKC') === normalized(newPassword, 'NFKC')) throw errors.PASSWORD_UNCHANGED();

  const newHash = await hashOfNew({ context, errors, password: newPassword });
  return context.store.transaction(async (store) => {
    const isStillThere = (await context.lockedAccount(store, STATES)).password_hash === oldHash;
    if (!isStillThere) throw errors.BAD_PASSWORD();
    const identitySession = await store.identities.sessionBehind(context.tokenHash);
    await setPassword({ store, context, account, newHash, action: 'account.changePassword' });
    const opened = await openSession({
      store,
      accountId: id,
      now: context.clock.now().getTime(),
      identitySession,
    });
    const { tokenHash: from } = context;
    if (from) await store.contacts.moveAsker({ from, to: hashOf(opened.token) });
    return opened;
  });
});

export const passwordChange = { changePassword };
