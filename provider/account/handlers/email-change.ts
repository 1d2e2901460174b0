import { randomBytes } from 'node:crypto';
import { hashOf, type CallContext } from '#provider/core/context.ts';
import { changeEmailLink } from '#provider/core/outbox/mails.ts';
import { limitReached } from '#provider/core/limits/rules.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { endOfChange, isSameEmail } from '#provider/account/rules/contact-changes.ts';
import { endOfToken, tokensKeptFrom } from '#provider/core/one-time-tokens.ts';
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

/**
 * Puts the address that waits in force by its link, whoever holds it (AP-06). NONE: it is no link of a change. What another account
 * has confirmed meanwhile is refused, and waits no longer.
 */
export async function confirmChange({ context, code }: { context: CallContext; code: string }) {
  const now = context.clock.now().getTime();
  const given = { tokenHash: hashOf(code), purpose: PURPOSE, now } as const;
  return context.store.transaction(async (store) => {
    // Used is asked after good: between the two another post may have used the link.
    const found = await store.oneTimeTokens.ofGiven(given);
    if (!found) return (await store.oneTimeTokens.wasUsed(given)) ? 'LINK_USED' : 'NONE';
    const { id: accountId, address } = found;
    await store.accounts.lock(accountId);
    if (await store.oneTimeTokens.wasUsed(given)) return 'LINK_USED';
    const waiting = (await store.contacts.pending({ accountId, now })).find(({ kind }) => kind === 'EMAIL');
    if (waiting?.value !== address) return 'LINK_OVER';
    if (await isOfAnother({ store, accountId, kind: 'EMAIL', value: address, now })) {
      await store.contacts.dropPending({ accountId, kind: 'EMAIL' });
      await store.oneTimeTokens.voidAll({ accountId, purpose: PURPOSE, now });
      return 'EMAIL_ALREADY_IN_USE';
    }
    if (!(await store.oneTimeTokens.use(given))) return 'LINK_OVER';
    const account = await store.accounts.byId(accountId);
    const change = { store, context, account, keeps: waiting.asked_by, action: 'account.changeEmail' };
    await changeContact({ ...change, kind: 'EMAIL', value: address });
    return 'DONE';
  });
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
