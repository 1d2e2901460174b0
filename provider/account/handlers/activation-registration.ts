import type { CallContext, os } from '#provider/core/context.ts';
import { waitingFor } from '#provider/core/registration/codes.ts';
import { letIn } from '#provider/core/registration/letting-in.ts';
import { proveNumber, type Proved } from '#provider/core/registration/proving.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { tryAs, type Tried } from './activation-try.ts';

type Errors = Parameters<Parameters<typeof os.account.confirmActivation.handler>[0]>[0]['errors'];

type Given = { phoneNumber: string; confirmationCode: string; registrationId: string };
type Outcome = Proved | Exclude<Tried, { account: AccountRow }>;

/**
 * Lets an account in whose number is proved: one that a guest has registered with all that came with it. Returns what is left to be done
 * of that one: nobody can sign in before it has a password (C-114).
 */
export async function letInByNumber({
  store,
  context,
  account,
  phoneNumber,
}: {
  store: StoreInTransaction;
  context: CallContext;
  account: AccountRow;
  phoneNumber: string;
}) {
  const { id } = account;
  await store.accounts.lock(id);
  const now = context.clock.now().getTime();
  const registration = await store.registration.openOf({ accountId: id, now });
  if (registration) {
    await letIn({ store, context, account, registration, by: 'PHONE' });
    const { username } = account;
    return account.password_hash === '' ? { username, needsPassword: true as const } : undefined;
  }
  await store.accounts.confirmPhone({ id, phoneNumber });
  await store.accounts.leaveState({ id, state: 'MUST_CONFIRM_PHONE' });
  return undefined;
}

/**
 * The code of a registration, from the browser that has made it: what is wrong with it is told, and of a right one what comes of it.
 * Wrong tries must stay counted, so that refusals are thrown after the transaction.
 */
export async function confirmRegistration({
  context,
  errors,
  given,
}: {
  context: CallContext;
  errors: Errors;
  given: Given;
}) {
  const tried = await context.store.transaction((store) => tryOfRegistration({ store, context, given }));
  if (tried.outcome === 'OVER') throw errors.CODE_OVER();
  if (tried.outcome === 'WRONG') throw errors.BAD_CODE({ data: { triesLeft: tried.triesLeft } });
  if (tried.outcome === 'CONTACT_KNOWN') {
    const { maySignUp } = tried;
    throw errors.VALIDATION_ERROR({ data: { cause: 'CONTACT', maySignUp } });
  }
  const { outcome, username } = tried;
  return {
    registration: outcome === 'NEEDS_PASSWORD' ? { username, needsPassword: true as const } : { username },
  };
}

async function tryOfRegistration({
  store,
  context,
  given,
}: {
  store: StoreInTransaction;
  context: CallContext;
  given: Given;
}): Promise<Outcome> {
  const found = await waitingFor({ store, context, asked: given });
  if (!found) return { outcome: 'OVER' };
  const { registration, account } = found;
  const now = context.clock.now().getTime();
  const tried = await tryAs({ store, given, now, accountId: account.id });
  if (tried.outcome === 'OVER' || tried.outcome === 'WRONG') return tried;
  await store.phoneCodes.voidCode(account.id);
  return proveNumber({ store, context, account, registration, isTaken: tried.outcome === 'IN_USE' });
}
