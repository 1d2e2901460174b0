import { newPasswordFault } from '#provider/core/passwords/new-password.ts';
import { isUsername } from '#contract/registration/reading/username.ts';
import { userNameOf } from '#provider/core/user-name.ts';
import type { GivenToken } from '#provider/account/store/one-time-tokens.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { hashOf, type CallContext, type os } from '#provider/core/context.ts';
import type { RegistrationRow } from '#provider/core/registration/kept.ts';
import { letIn } from '#provider/core/registration/letting-in.ts';
import { isOwnOfAny } from '#provider/core/registration/proving.ts';
import { takeFreeName } from '#provider/core/registration/usernames.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { hashOfNew } from '#provider/core/passwords/hash-of-new.ts';

type Errors = Parameters<Parameters<typeof os.account.confirmEmail.handler>[0]>[0]['errors'];

const STATE = 'MUST_CONFIRM_EMAIL';

/** The choices of the link's owner, as far as it was asked for. */
type Chosen = Readonly<{ passwordHash: string | null; username: string | null }>;

type Asking = Readonly<{
  store: Pick<StoreInTransaction, 'registration' | 'accounts'>;
  account: AccountRow;
  now: number;
}>;

/** Who opens a link: the browser that has registered, by its handle, or whoever has signed in as that account. */
type Opener = Readonly<{ registrationId?: string | undefined; owner: { id: string } | undefined }>;

/** Says what a link asks for before it lets the account of a registration in; undefined: it is of no such account. */
export async function linkOfRegistration({ store, account, now, registrationId, owner }: Asking & Opener) {
  const registration = await store.registration.openOf({ accountId: account.id, now });
  if (!registration) return undefined;
  const isKnown = (await ownersOf({ store, account, registration })).length > 0;
  // Another account may have proved the address since it was the name of this one (C-18).
  const isOthersName = isKnown && account.username === userNameOf(registration.email ?? '');
  const here = registrationId && (await store.registration.byReference(hashOf(registrationId)));
  // Nobody's password but that of who opens the link stands behind the mailbox (S-12, S-15).
  const isTyped = owner?.id === account.id || (here ? here.id === registration.id : false);
  return {
    ...(registration.needs_username === 1 || isOthersName ? { needsUsername: true as const } : {}),
    ...(account.password_hash === '' || !isTyped ? { needsPassword: true as const } : {}),
    ...(isKnown ? { isContactKnown: true as const } : {}),
  };
}

/** Other accounts that have proved this address. */
async function ownersOf({
  store,
  account,
  registration: { email },
}: Omit<Asking, 'now'> & { registration: RegistrationRow }) {
  const owners = email === null ? [] : await store.accounts.byEmail({ email });
  return owners.filter(({ id }) => id !== account.id);
}

/**
 * Reads what was chosen by the link, before the link is used: a password that is not taken uses none up.
 * @throws VALIDATION_ERROR, PASSWORD_TOO_SHORT, PASSWORD_VULNERABLE_ERROR, BUSY
 */
export async function chosenByLink({
  context,
  errors,
  given,
  input: { password, username: typed, registrationId },
  owner,
}: {
  context: CallContext;
  errors: Errors;
  given: GivenToken;
  input: { password?: string | undefined; username?: string | undefined } & Pick<Opener, 'registrationId'>;
  owner: Opener['owner'];
}): Promise<Chosen> {
  const account = await context.store.oneTimeTokens.ofGiven(given);
  const asked =
    account &&
    (await linkOfRegistration({ store: context.store, account, now: given.now, registrationId, owner }));
  const username = asked?.needsUsername ? userNameOf(typed ?? '') : null;
  if (username !== null && !isUsername(username))
    throw errors.VALIDATION_ERROR({ data: { fault: 'USERNAME', of: 'ACCOUNT' } });
  if (!account || !asked?.needsPassword) return { passwordHash: null, username };
  if (password === undefined) throw errors.VALIDATION_ERROR({ data: { fault: 'PASSWORD', of: 'ACCOUNT' } });
  const fault = newPasswordFault({ password, username: username ?? account.username });
  if (fault) throw errors[fault]();
  return { passwordHash: await hashOfNew({ context, errors, password }), username };
}

/** The address of a link is proved: the account is let in, one that a guest has registered with all that came with it. */
export async function proveByLink({
  store,
  context,
  errors,
  accountId,
  chosen,
}: {
  store: StoreInTransaction;
  context: CallContext;
  errors: Errors;
  accountId: string;
  chosen: Chosen;
}) {
  await store.accounts.lock(accountId);
  const now = context.clock.now().getTime();
  const registration = await store.registration.ofAccount(accountId);
  const before = await store.accounts.byId(accountId);
  const isOpen = registration?.state === 'WAITS' || registration?.state === 'PROVED';
  if (!registration || !isOpen) {
    await store.accounts.leaveState({ id: accountId, state: STATE });
    return undefined;
  }
  if (registration.expires_at <= now) throw errors.LINK_OVER();
  const account = await withChosen({ store, account: before, chosen, now });
  await checkOwner({ store, errors, account, registration });
  await store.phoneCodes.voidCode(accountId);
  await letIn({ store, context, account, registration, by: 'EMAIL' });
  return { username: account.username };
}

async function withChosen({
  store,
  account,
  chosen: { passwordHash, username },
  now,
}: {
  store: StoreInTransaction;
  account: AccountRow;
  chosen: Chosen;
  now: number;
}): Promise<AccountRow> {
  const { id } = account;
  if (passwordHash !== null) await store.accounts.setPassword({ id, newHash: passwordHash });
  const name =
    username === null ? account.username : await takeFreeName({ store, id, wanted: username, now });
  return { ...account, username: name, password_hash: passwordHash ?? account.password_hash };
}

/** Whoever has an account with this address needs no second one for themselves; another person may share the mailbox (C-18). */
async function checkOwner({
  store,
  errors,
  account,
  registration,
}: {
  store: StoreInTransaction;
  errors: Errors;
  account: AccountRow;
  registration: RegistrationRow;
}) {
  const owners = await ownersOf({ store, account, registration });
  if (owners.length === 0) return;
  const isName = (await store.settings.login()).usernamePromptMode === 'E_MAIL';
  const isShared = isName || (await store.settings.arePhonesSharedInFamily());
  const isOwn = await isOwnOfAny({ store, registration, owners });
  if (isOwn || !isShared) throw errors.VALIDATION_ERROR({ data: { cause: 'CONTACT', maySignUp: false } });
}
