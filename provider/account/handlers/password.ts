import { hashOf, os } from '#provider/core/context.ts';
import { Busy } from '#provider/core/limiter.ts';
import { newPasswordFault } from '#provider/core/passwords/new-password.ts';
import type { GivenToken } from '#provider/account/store/one-time-tokens.ts';
import { hashOfNew } from '#provider/core/passwords/hash-of-new.ts';
import { sendRecovery } from './recovery.ts';
import { setPassword } from './set-password.ts';
import { ofLink } from './of-link.ts';

/** Starts the recovery of a password: whether there is such an account is found out behind the answer (S-12). */
const recoverPassword = os.account.recoverPassword.handler(async ({ input, context, errors }) => {
  const isBySms = input.email === undefined;
  if (isBySms && !(await context.store.settings.isSmsEnabled())) throw errors.SMS_DISABLED();
  try {
    context.afterwards.add(() => sendRecovery({ context, asked: input }));
  } catch (error) {
    throw error instanceof Busy ? errors.BUSY() : error;
  }
  return { requested: true };
});

const passwordToken = os.account.passwordToken.handler(async ({ input: { token }, context, errors }) => {
  const found = await context.store.oneTimeTokens.ofGiven({
    tokenHash: hashOf(token),
    purpose: 'RESET_PASSWORD',
    now: context.clock.now().getTime(),
  });
  if (!found) throw errors.BAD_TOKEN();
  const whose = await ofLink(context, { accountId: found.id, address: found.address });
  return { username: found.username, validUntil: new Date(found.valid_until).toISOString(), ...whose };
});

/** Nothing is hashed for a token that is good for nothing; a password that is not taken uses none up. */
const resetPassword = os.account.resetPassword.handler(async ({ input, context, errors }) => {
  const { newPassword: password, phoneNumber: address } = input;
  const given: GivenToken = {
    tokenHash: hashOf(input.token),
    purpose: 'RESET_PASSWORD',
    now: context.clock.now().getTime(),
    address,
  };
  const account = await context.store.oneTimeTokens.ofGiven(given);
  if (!account) throw errors.BAD_TOKEN();
  const fault = newPasswordFault({ password, username: account.username });
  if (fault) throw errors[fault]();

  const newHash = await hashOfNew({ context, errors, password });
  const isSet = await context.store.transaction(async (store) => {
    await store.accounts.lock(account.id);
    if (!(await store.oneTimeTokens.use(given))) return false;
    await setPassword({ store, context, account, newHash, action: 'account.resetPassword' });
    return true;
  });
  if (!isSet) throw errors.BAD_TOKEN();
  return { reset: true };
});

export const accountPassword = { recoverPassword, passwordToken, resetPassword };
