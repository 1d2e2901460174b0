import type { CallContext } from '#provider/core/context.ts';
import { Busy } from '#provider/core/limiter.ts';
import { signInLocked } from '#provider/core/outbox/mails.ts';
import { accountNamed } from './account-named.ts';
import { tellOwner } from './tell-owner.ts';

type Lock = { context: CallContext; username: string; until: number };

/**
 * S-39: that a sign-in is locked is told to the owner by mail; behind the answer, so that whoever tried names learns nothing from
 * its time.
 */
export function tellOfLock(lock: Lock) {
  try {
    lock.context.afterwards.add(() => tell(lock));
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
  }
}

async function tell({ context, username, until }: Lock) {
  const account = await accountNamed({ context, username });
  const address = account?.email;
  if (!address || account.state === 'MUST_CONFIRM_EMAIL') return;
  const message = signInLocked({
    language: account.language ?? context.language,
    username: account.username,
    until,
    link: `${context.portalOrigin}/resetpassword`,
  });
  await tellOwner({ context, account, to: { channel: 'EMAIL', address }, message, kind: 'LOCK' });
}
