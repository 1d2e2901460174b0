import type { CallContext } from '#provider/core/context.ts';
import { Busy } from '#provider/core/limiter.ts';
import { accountBlocked, signInLocked } from '#provider/core/outbox/mails.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { accountNamed } from './account-named.ts';
import { tellOwner } from '#provider/core/outbox/tell-owner.ts';

type Block = { context: CallContext; account: AccountRow };
type Lock = { context: CallContext; username: string; until: number };

/**
 * S-39: that a sign-in is locked is told to the owner by mail; behind the answer, so that whoever tried names learns nothing from
 * its time.
 */
export const tellOfLock = (lock: Lock) => behind(lock.context, () => tell(lock));

/** The same of an account that the unit has blocked, when somebody knows its password: that nobody gets in, and whom to call. */
export const tellOfBlock = (block: Block) => behind(block.context, () => sayBlocked(block));

function behind(context: CallContext, work: () => Promise<void>) {
  try {
    context.afterwards.add(work);
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
  }
}

async function tell({ context, username, until }: Lock) {
  const account = await accountNamed({ context, username });
  const address = account?.email;
  if (!address || account.state === 'MUST_CONFIRM_EMAIL') return;
  // A new password opens nothing there.
  if (account.state === 'USER_BLOCKED') return sayBlocked({ context, account });
  const message = signInLocked({
    language: account.language ?? context.language,
    username: account.username,
    until,
    link: `${context.portalOrigin}/resetpassword`,
  });
  await tellOwner({ context, account, to: { channel: 'EMAIL', address }, message, kind: 'LOCK' });
}

async function sayBlocked({ context, account }: Block) {
  const { email: address, username } = account;
  if (!address) return;
  const message = accountBlocked({ language: account.language ?? context.language, username });
  await tellOwner({ context, account, to: { channel: 'EMAIL', address }, message, kind: 'BLOCK' });
}
