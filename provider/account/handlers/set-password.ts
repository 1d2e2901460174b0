import { hashOf, type CallContext } from '#provider/core/context.ts';
import { passwordChanged } from '#provider/core/outbox/mails.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow } from '#provider/account/tables.ts';

type NewPassword = {
  store: StoreInTransaction;
  context: CallContext;
  account: AccountRow;
  newHash: string;
  /** The act that was done, for the audit. */
  action: string;
};

/**
 * Sets an account's password, by whatever way it was proved that it may: its sessions end, links that were sent for one
 * are void, and its owner hears of it, also at an address that it had until 14 days ago. For a transaction that has locked the account.
 */
export async function setPassword({ store, context, account, newHash, action }: NewPassword) {
  const { id: accountId, username, email, state, language } = account;
  const at = context.clock.now();
  const now = at.getTime();
  await store.accounts.setPassword({ id: accountId, newHash });
  await store.oneTimeTokens.voidAll({ accountId, purpose: 'RESET_PASSWORD', now });
  await store.accounts.endSessions(accountId);
  await store.accounts.forgetTries(hashOf(username));

  const { requestId, portalOrigin } = context;
  const entry = { at, accountId, patientId: null, action, object: null, requestId };
  await store.audit.add([entry]);
  const former = await store.contacts.former({ accountId, now });
  const told = [
    ...(email && state !== 'MUST_CONFIRM_EMAIL' ? [email] : []),
    ...former.filter(({ kind }) => kind === 'EMAIL').map(({ value }) => value),
  ];
  const mail = passwordChanged({
    language: language ?? context.language,
    at: now,
    username,
    link: `${portalOrigin}/resetpassword`,
  });
  for (const recipient of new Set(told))
    await store.outbox.queue({ channel: 'EMAIL', recipient, at, ...mail });
}
