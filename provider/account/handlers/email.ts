import { randomBytes } from 'node:crypto';
import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import { confirmEmailLink, emailConfirmedAlready } from '#provider/core/outbox/mails.ts';
import { endOfToken, tokensKeptFrom } from '#provider/core/one-time-tokens.ts';
import { spend } from '#provider/core/limits/spend.ts';
import { SENDS_KEPT_MS, sendsNow } from '#provider/core/phone-codes/rules.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { confirmChange, needsSignIn } from './email-change.ts';
import { openSession } from './session.ts';
import { linkTo } from '#provider/core/outbox/sent-links.ts';
import { tellOwner } from '#provider/core/outbox/tell-owner.ts';
import { ofLink } from './of-link.ts';
import { chosenByLink, linkOfRegistration, proveByLink } from './email-registration.ts';
import { sendRegistrationLink } from '#provider/core/registration/link.ts';

const PURPOSE = 'CONFIRM_EMAIL';
const STATE = 'MUST_CONFIRM_EMAIL';

const unconfirmedEmail = os.account.unconfirmedEmail.handler(async ({ context, errors }) => {
  const account = await context.accountIn([STATE]);
  if (account.state !== STATE || !account.email) throw errors.NOTHING_TO_CONFIRM();
  return { email: account.email, nextSendAt: await nextSendAt({ ...context, account }) };
});

const sendEmailLink = os.account.sendEmailLink.handler(async ({ input, context, errors }) => {
  const { email, wanted } = input;
  const owner = await context.shortAccount([STATE]);
  if (!owner) {
    context.afterwards.add(() => sendToWhoeverWaits({ context, email, wanted }));
    return { accepted: true };
  }
  await context.store.transaction(async (store) => {
    await store.accounts.lock(owner.id);
    const { state } = await store.accounts.byId(owner.id);
    if (state !== STATE) throw errors.EMAIL_NOT_PENDING();
    const until = await nextSendAt({ store, clock: context.clock, account: owner });
    if (until !== undefined) throw errors.TOO_MANY_LINKS({ data: { until } });
    // An address that was not the account's is somebody else's until it is confirmed.
    const inWords = { OVER_LIMIT: errors.TOO_MANY_LINKS };
    if (email !== owner.email)
      await spend({ store, context, errors: inWords, accountId: owner.id, what: 'MAILS' });
    await store.accounts.saveEmail({ id: owner.id, email });
    const registration = await store.registration.ofAccount(owner.id);
    if (registration) await store.registration.change({ id: registration.id, email });
    await sendLink({ store, context, account: { ...owner, email }, wanted });
  });
  return { accepted: true };
});

type Asked = { context: CallContext; email: string; wanted: string | undefined };

/** For a guest: whoever asked learns nothing, so that limits are kept in silence (S-12). */
async function sendToWhoeverWaits({ context, email, wanted }: Asked) {
  const waiting = await context.store.accounts.waitingFor(email);
  if (waiting.length === 0) return tellOwnerOf({ context, email, wanted });
  const newest = (await context.store.registration.openWith({ email, phoneNumber: undefined })).at(-1);
  const account = waiting.length === 1 ? waiting[0] : waiting.find(({ id }) => id === newest?.account_id);
  if (!account) return;
  await context.store.transaction(async (store) => {
    await store.accounts.lock(account.id);
    if ((await nextSendAt({ store, clock: context.clock, account })) !== undefined) return;
    await sendLink({ store, context, account, wanted });
  });
}

/** One mail, however many accounts have the address. */
async function tellOwnerOf({ context, email, wanted }: Asked) {
  const [account] = await context.store.accounts.byEmail({ email });
  const address = account?.email;
  if (!address) return;
  const message = emailConfirmedAlready({
    language: account.language ?? context.language,
    link: linkTo({ page: `${context.portalOrigin}/login`, wanted }),
  });
  await tellOwner({ context, account, to: { channel: 'EMAIL', address }, message });
}

/** AP-04: from when on the next link may go out, when none may now. */
async function nextSendAt({
  store,
  clock,
  account: { id: accountId },
}: Pick<CallContext, 'clock'> & { store: StoreInTransaction; account: AccountRow }) {
  const now = clock.now().getTime();
  const asked = { accountId, purpose: PURPOSE, since: now - SENDS_KEPT_MS } as const;
  const ofAccount = await store.oneTimeTokens.sends(asked);
  const { nextSendAt: at } = sendsNow({ sends: { ofAccount, toUnconfirmed: [] }, now });
  return at === undefined ? undefined : new Date(at).toISOString();
}

/** A new link to the account's address; those before are void. */
async function sendLink({
  store,
  context,
  account,
  wanted,
}: {
  store: StoreInTransaction;
  context: CallContext;
  account: AccountRow;
  wanted: string | undefined;
}) {
  const { id: accountId, email, language } = account;
  const at = context.clock.now();
  const now = at.getTime();
  const registration = await store.registration.openOf({ accountId, now });
  if (registration) return sendRegistrationLink({ store, context, account, registration });
  if (!email) return;
  const token = randomBytes(24).toString('base64url');
  await store.oneTimeTokens.voidAll({ accountId, purpose: PURPOSE, now });
  await store.oneTimeTokens.keep({
    account_id: accountId,
    purpose: PURPOSE,
    address: email,
    token_hash: hashOf(token),
    created_at: now,
    valid_until: endOfToken({ purpose: PURPOSE, now }),
    keptFrom: tokensKeptFrom(now),
  });
  const mail = confirmEmailLink({
    language: language ?? context.language,
    link: linkTo({ page: `${context.portalOrigin}/confirm`, token, wanted }),
  });
  await store.outbox.queue({ channel: 'EMAIL', recipient: email, at, ...mail });
}

const emailToken = os.account.emailToken.handler(
  async ({ input: { code, registrationId }, context, errors }) => {
    const now = context.clock.now().getTime();
    const tokenHash = hashOf(code);
    const { oneTimeTokens } = context.store;
    const found = await oneTimeTokens.ofGiven({ tokenHash, purpose: PURPOSE, now });
    if (found) {
      const whose = await ofLink(context, { accountId: found.id, address: found.address });
      const owner = await context.shortAccount([STATE]);
      const opener = { registrationId, owner };
      const registration = await linkOfRegistration({ store: context.store, account: found, now, ...opener });
      return {
        validUntil: new Date(found.valid_until).toISOString(),
        ...(registration ? { registration } : {}),
        ...whose,
      };
    }
    const change = await oneTimeTokens.opened({ tokenHash, purpose: 'CHANGE_EMAIL', now });
    if (change === 'USED') throw errors.LINK_USED();
    if (change === 'OVER') throw errors.LINK_OVER();
    const whose = await ofLink(context, { accountId: change.id, address: change.address });
    const opener = { signedIn: await context.accountIfAny([STATE]), registrationId };
    const isForOwner = await needsSignIn({ store: context.store, accountId: change.id, opener, now });
    return {
      validUntil: new Date(change.valid_until).toISOString(),
      isChange: true,
      ...(isForOwner ? { needsSignIn: true as const } : {}),
      ...whose,
    };
  },
);

const confirmEmail = os.account.confirmEmail.handler(async ({ input, context, errors }) => {
  const { code } = input;
  const now = context.clock.now().getTime();
  const given = { tokenHash: hashOf(code), purpose: PURPOSE, now } as const;
  const signedIn = await context.accountIfAny([STATE]);
  const change = await confirmChange({
    context,
    code,
    opener: { signedIn, registrationId: input.registrationId },
  });
  if (change === 'DONE') return { changed: true };
  if (change !== 'NONE') throw errors[change]();
  const owner = await context.shortAccount([STATE]);
  const chosen = await chosenByLink({ context, errors, given, input, owner });
  return context.store.transaction(async (store) => {
    const account = await store.oneTimeTokens.ofGiven(given);
    const isUsed = account !== undefined && (await store.oneTimeTokens.use(given));
    if (!isUsed) throw errors.LINK_OVER();
    const registration = await proveByLink({ store, context, errors, accountId: account.id, chosen });
    const { tokenHash } = context;
    if (owner?.id !== account.id || !tokenHash) return registration ? { registration } : {};
    const identitySession = await store.identities.sessionBehind(tokenHash);
    await store.accounts.endSession(tokenHash);
    return { session: await openSession({ store, accountId: account.id, now, identitySession }) };
  });
});

export const accountEmail = { unconfirmedEmail, sendEmailLink, emailToken, confirmEmail };
