import { hashOf, type CallContext, type os } from '#provider/core/context.ts';
import { Busy } from '#provider/core/limiter.ts';
import { hashPassword, isPassword } from '#provider/account/rules/passwords.ts';
import { noteEvent } from './event-log.ts';
import { takeTry } from '#provider/account/rules/sign-in-lock.ts';
import { tellOfLock } from './tell-of-lock.ts';

type TryErrors = Pick<
  Parameters<Parameters<typeof os.account.signIn.handler>[0]>[0]['errors'],
  'LOCKED' | 'BUSY'
>;
type Asked = { context: CallContext; errors: TryErrors };

/**
 * Counts a try under this name, whoever has it, and says whether the password is the one of `hash`; null: nobody's. A right
 * one ends the count. `ownTries` counts by itself, so that a stranger's failures shut nobody out who was here before (S-49).
 * @throws LOCKED, BUSY
 */
export async function isRightPassword({
  context,
  errors,
  username,
  password,
  hash,
  ownTries,
}: Asked & { username: string; password: string; hash: string | null; ownTries?: string | undefined }) {
  const nameHash = hashOf(ownTries === undefined ? username : JSON.stringify([username, ownTries]));
  const { lockedUntil, locksUntil } = await countTry({ context, nameHash });
  if (lockedUntil) {
    await noteEvent(context, { type: 'ACCOUNT_LOCK', username });
    throw errors.LOCKED({ data: { until: new Date(lockedUntil).toISOString() } });
  }

  const isRight = await isPassword({ password, hash, cost: context.passwordCost }).catch(
    async (error: unknown) => {
      await context.store.accounts.giveBackTry(nameHash);
      throw error instanceof Busy ? errors.BUSY() : error;
    },
  );
  if (isRight) await context.store.accounts.forgetTries(nameHash);
  else if (locksUntil) tellOfLock({ context, username, until: locksUntil });
  return isRight;
}

/** The end of the lock when there is one, or of the one that this try begins if it is wrong. */
async function countTry({ context, nameHash }: { context: CallContext; nameHash: string }) {
  const now = context.clock.now().getTime();
  return context.store.transaction(async ({ accounts }) => {
    const taken = takeTry({ tries: await accounts.triesFor({ nameHash, now }), now });
    if (taken.isLocked) return { lockedUntil: taken.until, locksUntil: null };
    await accounts.keepTries({ nameHash, tries: taken.tries });
    return { lockedUntil: null, locksUntil: taken.tries.lockedUntil };
  });
}

/** The hash of a password that is to be kept. @throws BUSY */
export const hashOfNew = ({
  context,
  errors,
  password,
}: {
  context: CallContext;
  errors: Pick<TryErrors, 'BUSY'>;
  password: string;
}) =>
  hashPassword({ password, cost: context.passwordCost }).catch((error: unknown) => {
    throw error instanceof Busy ? errors.BUSY() : error;
  });
