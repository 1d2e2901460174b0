import { os } from '#provider/core/context.ts';
import { passwordChanged } from '#provider/core/outbox/mails.ts';
import { newPasswordFault } from '#provider/account/rules/new-password.ts';
import { hashOfNew, isRightPassword } from './password-try.ts';
import { openSession } from './session.ts';

const changePassword = os.account.changePassword.handler(async ({ input, context, errors }) => {
  const account = await context.accountIn(['MUST_CHANGE_PASSWORD', 'PASSWORD_EXPIRED']);
  const { id, username, password_hash: oldHash, email: recipient, language } = account;
  const { password, newPassword } = input;
  const fault = newPasswordFault({ password: newPassword, username });
  if (fault) throw errors[fault]();
  const isRight = await isRightPassword({ context, errors, username, password, hash: oldHash });
  if (!isRight) throw errors.BAD_PASSWORD();
  if (password.normalize('NFKC') === newPassword.normalize('NFKC')) throw errors.PASSWORD_UNCHANGED();

  const newHash = await hashOfNew({ context, errors, password: newPassword });
  const at = context.clock.now();
  return context.store.transaction(async (store) => {
    const isChanged = await store.accounts.changePassword({ id, oldHash, newHash });
    if (!isChanged) throw errors.BAD_PASSWORD();
    await store.accounts.endSessionsOf(id);
    if (recipient !== null) {
      const mail = passwordChanged({ language: language ?? context.language, at: at.getTime() });
      await store.outbox.queue({ channel: 'EMAIL', recipient, at, ...mail });
    }
    return openSession({ store, accountId: id, now: at.getTime() });
  });
});

export const accountPassword = { changePassword };
