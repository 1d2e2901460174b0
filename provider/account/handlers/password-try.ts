import { hashOf, type CallContext, type os } from '#provider/core/context.ts';
import { Busy } from '#provider/core/limiter.ts';
import { isPassword } from '#provider/core/passwords/passwords.ts';
import { noteEvent } from './event-log.ts';
import { takeTry, type SignInTries } from '#provider/account/rules/sign-in-lock.ts';
import { tellOfLock } from './tell-of-lock.ts';

type TryErrors = Pick<
  Parameters<Parameters<typeof os.account.signIn.handler>[0]>[0]['errors'],
  'LOCKED' | 'BUSY'
>;
type Asked = { context: CallContext; errors: TryErrors };

/**
 * Counts a try under this name, whoever has it, and says whether the password is the one of `hash`; null: nobody's. A right
 * one ends the count. `ownTries` counts by itself, so that a stranger's failures shut nobody out who was here before (S-49);
 * `alsoTries` counts there, too, and either lock holds. `saysLock`: the wrong one that begins a lock says so itself.
 * @throws LOCKED, BUSY
 */
export async function isRightPassword({
  context,
  errors,
  username,
  password,
  hash,
  ownTries,
  alsoTries,
  saysLock = false,
}: Asked & {
  username: string;
  password: string;
  hash: string | null;
  ownTries?: string | undefined;
  alsoTries?: string | undefined;
  saysLock?: boolean;
}) {
  const nameHashes = [ownTries, ...(alsoTries === undefined ? [] : [alsoTries])]
    .map((tries) => hashOf(tries === undefined ? username : JSON.stringify([username, tries])))
    .sort();
  const { lockedUntil, locksUntil } = await countTry({ context, nameHashes });
  if (lockedUntil) {
    await noteEvent(context, { type: 'ACCOUNT_LOCK', username });
    throw errors.LOCKED({ data: { until: new Date(lockedUntil).toISOString() } });
  }

  const isRight = await isPassword({ password, hash, cost: context.passwordCost }).catch(
    async (error: unknown) => {
      for (const nameHash of nameHashes) await context.store.accounts.giveBackTry(nameHash);
      throw error instanceof Busy ? errors.BUSY() : error;
    },
  );
  if (!isRight && locksUntil) {
    tellOfLock({ context, username, until: locksUntil });
    if (saysLock) {
      await noteEvent(context, { type: 'LOGIN_FAILURE', username });
      throw errors.LOCKED({ data: { until: new Date(locksUntil).toISOString() } });
    }
  }
  if (isRight) for (const nameHash of nameHashes) await context.store.accounts.forgetTries(nameHash);
  return isRight;
}

/** The end of the lock when there is one, or of the one that this try begins if it is wrong. */
async function countTry({ context, nameHashes }: { context: CallContext; nameHashes: readonly string[] }) {
  const now = context.clock.now().getTime();
  return context.store.transaction(async ({ accounts }) => {
    const counted: { nameHash: string; tries: SignInTries }[] = [];
    for (const nameHash of nameHashes) {
      const taken = takeTry({ tries: await accounts.triesFor({ nameHash, now }), now });
      if (taken.isLocked) return { lockedUntil: taken.until, locksUntil: null };
      counted.push({ nameHash, tries: taken.tries });
    }
    for (const one of counted) await accounts.keepTries(one);
    return { lockedUntil: null, locksUntil: Math.max(...counted.map(({ tries }) => tries.lockedUntil ?? 0)) };
  });
}
