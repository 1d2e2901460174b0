import { randomBytes } from 'node:crypto';
import { hashOf, type CallContext } from '#provider/core/context.ts';
import { changeEmailLink } from '#provider/core/outbox/mails.ts';
import { limitReached } from '#provider/core/limits/rules.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { endOfChange, isSameEmail } from '#provider/account/rules/contact-changes.ts';
import { endOfToken, tokensKeptFrom } from '#provider/core/one-time-tokens.ts';
import { ASKED_BY_REGISTRATION } from '#provider/core/registration/letting-in.ts';
import { linkTo } from '#provider/core/outbox/sent-links.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { changeContact } from './contact-changed.ts';
import { isOfAnother, useOf } from './in-use.ts';

const PURPOSE = 'CHANGE_EMAIL';

type Changing = {
  store: StoreInTransaction;
  context: CallContext;
  account: AccountRow;
  email: string | undefined;
};

const NOTHING = { refusal: null, write: () => Promise.resolve() };

/** AP-06: a new address waits until its link is used; none at all is in force at once, where there may be none. */
export async function changeOfEmail({ store, context, account, email }: Changing) {
  if (email === undefined) return NOTHING;
  if (isSameEmail(account.email ?? '', email)) return kept({ store, context, account });
  if (email === '') return takenAway({ store, context, account });

  const asked = { store, context, accountId: account.id };
  const use = await useOf({ ...asked, kind: 'EMAIL', value: email });
  if (use.outcome === 'OVER') return { refusal: { code: 'TOO_MANY_IN_USE', until: use.until } as const };
  if (use.outcome === 'IN_USE') return { refusal: { code: 'EMAIL_ALREADY_IN_USE' } as const };
  const until = await sendableFrom(asked);
  if (until !== null) return { refusal: { code: 'TOO_MANY_LINKS', until } as const };
  const write = async () => {
    const now = context.clock.now().getTime();
    await store.usage.add({ accountId: account.id, what: 'MAILS', amount: 1, now });
    await store.contacts.putPending({
      account_id: account.id,
      kind: 'EMAIL',
      value: email,
      asked_at: now,
      valid_until: endOfChange(now),
      asked_by: context.tokenHash ?? '',
    });
    await store.contacts.save({ id: account.id });
    await sendChangeLink({ store, context, account, email });
  };
  return { refusal: null, write };
}

/** The address in force is to stay: a change that waits ends. */
function kept({ store, context, account }: Omit<Changing, 'email'>) {
  const accountId = account.id;
  const write = async () => {
    const now = context.clock.now().getTime();
    const waiting = (await store.contacts.pending({ accountId, now })).some(({ kind }) => kind === 'EMAIL');
    if (!waiting) return;
    await store.contacts.dropPending({ accountId, kind: 'EMAIL' });
    await store.oneTimeTokens.voidAll({ accountId, purpose: PURPOSE, now });
    await store.contacts.save({ id: accountId });
  };
  return { refusal: null, write };
}

async function takenAway({ store, context, account }: Omit<Changing, 'email'>) {
  const [{ emailIsRequired }, { usernamePromptMode }] = await Promise.all([
    store.settings.registration(),
    store.settings.login(),
  ]);
  if (emailIsRequired || usernamePromptMode === 'E_MAIL') {
    return { refusal: { code: 'EMAIL_REQUIRED' } as const };
  }
  const write = async () => {
    const now = context.clock.now().getTime();
    await store.oneTimeTokens.voidAll({ accountId: account.id, purpose: PURPOSE, now });
    const keeps = context.tokenHash;
    const change = { store, context, account, keeps, action: 'account.removeEmail' };
    await changeContact({ ...change, kind: 'EMAIL', value: null });
  };
  return { refusal: null, write };
}

/** S-51: from when on a mail may go to an address that is not the account's; null: now. */
async function sendableFrom({
  store,
  context,
  accountId,
}: Pick<Changing, 'store' | 'context'> & { accountId: string }) {
  const now = context.clock.now().getTime();
  const used = await store.usage.ofLastDay({ accountId, what: 'MAILS', now });
  const limits = await store.settings.limits();
  const reached = limitReached({ used, amount: 1, now, what: 'MAILS', limits });
  return reached && new Date(reached.until).toISOString();
}

/** Who opens a link: whoever is signed in, and the handle of what the browser has registered. */
type Opener = Readonly<{ signedIn: { id: string } | undefined; registrationId: string | undefined }>;
type Asking = Readonly<{
  store: Pick<StoreInTransaction, 'contacts' | 'registration'>;
  accountId: string;
  opener: Opener;
  now: number;
}>;

/**
 * Puts the address that waits in force by its link, whoever holds it (AP-06), but for one that waits since the registration. NONE:
 * it is no link of a change. What another account has confirmed meanwhile is refused, and waits no longer.
 */
export async function confirmChange({
  context,
  code,
  opener,
}: {
  context: CallContext;
  code: string;
  opener: Opener;
}) {
  const now = context.clock.now().getTime();
  const given = { tokenHash: hashOf(code), purpose: PURPOSE, now } as const;
  return context.store.transaction(async (store) => {
    const found = await store.oneTimeTokens.opened(given);
    if (found === 'USED') return 'LINK_USED';
    if (found === 'OVER') return 'NONE';
    const { id: accountId, address } = found;
    await store.accounts.lock(accountId);
    if (await store.oneTimeTokens.wasUsed(given)) return 'LINK_USED';
    const waiting = (await store.contacts.pending({ accountId, now })).find(({ kind }) => kind === 'EMAIL');
    if (waiting?.value !== address) return 'LINK_OVER';
    const isOfRegistration = waiting.asked_by === ASKED_BY_REGISTRATION;
    if (isOfRegistration && !(await isOwner({ store, accountId, opener, now }))) return 'SIGN_IN_NEEDED';
    if (await isOfAnother({ store, accountId, kind: 'EMAIL', value: address, now })) {
      await store.contacts.dropPending({ accountId, kind: 'EMAIL' });
      await store.oneTimeTokens.voidAll({ accountId, purpose: PURPOSE, now });
      return 'EMAIL_ALREADY_IN_USE';
    }
    if (!(await store.oneTimeTokens.use(given))) return 'LINK_OVER';
    const account = await store.accounts.byId(accountId);
    const keeps = isOfRegistration ? context.tokenHash : waiting.asked_by;
    const change = { store, context, account, keeps, action: 'account.changeEmail' };
    await changeContact({ ...change, kind: 'EMAIL', value: address });
    return 'DONE';
  });
}

/**
 * Tells whether the link of a change counts for its owner alone: whoever had typed the address for the registration has a password
 * behind it, and who holds the mailbox may be somebody else (S-12).
 */
export async function needsSignIn(asking: Asking): Promise<boolean> {
  const { store, accountId, now } = asking;
  const waiting = (await store.contacts.pending({ accountId, now })).find(({ kind }) => kind === 'EMAIL');
  return waiting?.asked_by === ASKED_BY_REGISTRATION && !(await isOwner(asking));
}

/** Signed in as the account, or in the browser that has registered it. */
async function isOwner({ store, accountId, opener: { signedIn, registrationId } }: Asking) {
  if (signedIn?.id === accountId) return true;
  if (registrationId === undefined) return false;
  const registration = await store.registration.byReference(hashOf(registrationId));
  return registration?.account_id === accountId;
}

/** A new link to the address that waits; those before are void. */
export async function sendChangeLink({ store, context, account, email }: Changing & { email: string }) {
  const at = context.clock.now();
  const now = at.getTime();
  const token = randomBytes(24).toString('base64url');
  await store.oneTimeTokens.voidAll({ accountId: account.id, purpose: PURPOSE, now });
  const validUntil = endOfToken({ purpose: PURPOSE, now });
  await store.oneTimeTokens.keep({
    account_id: account.id,
    purpose: PURPOSE,
    address: email,
    token_hash: hashOf(token),
    created_at: now,
    valid_until: validUntil,
    keptFrom: tokensKeptFrom(now),
  });
  const mail = changeEmailLink({
    language: account.language ?? context.language,
    validUntil,
    link: linkTo({ page: `${context.portalOrigin}/confirm`, token, wanted: undefined }),
  });
  await store.outbox.queue({ channel: 'EMAIL', recipient: email, at, ...mail });
}
