import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import { contactUndone } from '#provider/core/outbox/mails.ts';
import { channelLeft } from '#provider/account/rules/channels.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow, FormerContactRow } from '#provider/account/tables.ts';
import { channelsNow } from './contact-changed.ts';
import { ofLink } from './of-link.ts';

const PURPOSE = 'UNDO_CONTACT';

const undoToken = os.account.undoToken.handler(async ({ input: { code }, context, errors }) => {
  const tokenHash = hashOf(code);
  const now = context.clock.now().getTime();
  const { oneTimeTokens, contacts } = context.store;
  const former = await contacts.formerByToken(tokenHash);
  const opened = await oneTimeTokens.opened({ tokenHash, purpose: PURPOSE, now });
  if (opened === 'USED') throw errors.LINK_USED();
  if (opened === 'OVER' || !former || former.is_void === 1) throw errors.LINK_OVER();
  const whose = await ofLink(context, { accountId: former.account_id, address: former.value });
  return { kind: former.kind, validUntil: new Date(former.valid_until).toISOString(), ...whose };
});

const undoContact = os.account.undoContact.handler(async ({ input: { code }, context, errors }) => {
  const tokenHash = hashOf(code);
  const at = context.clock.now();
  const now = at.getTime();
  const given = { tokenHash, purpose: PURPOSE, now } as const;
  const outcome = await context.store.transaction(async (store) => {
    const found = await store.contacts.formerByToken(tokenHash);
    if (!found) return 'OVER';
    await store.accounts.lock(found.account_id);
    const former = await store.contacts.formerByToken(tokenHash);
    if (await store.oneTimeTokens.wasUsed(given)) return 'USED';
    if (!former || former.is_void === 1 || !(await store.oneTimeTokens.use(given))) return 'OVER';
    const account = await store.accounts.byId(former.account_id);
    await bringBack(store, { former, now });
    await tellOfUndo({ store, context, account, former });
    const { requestId } = context;
    const entry = { accountId: former.account_id, patientId: null, action: 'account.undoContact' };
    await store.audit.add([{ ...entry, at, object: null, requestId }]);
    return former.kind;
  });
  if (outcome === 'USED') throw errors.LINK_USED();
  if (outcome === 'OVER') throw errors.LINK_OVER();
  return { kind: outcome };
});

/**
 * AP-52: it is in force again, as if nothing after it had been; whoever sits there now is out. What waits may be theirs, of whichever kind,
 * so that nothing waits any more.
 */
async function bringBack(
  store: StoreInTransaction,
  {
    former: { account_id: accountId, kind, value, changed_at: since },
    now,
  }: { former: FormerContactRow; now: number },
) {
  await store.contacts.voidFormerSince({ accountId, kind, since });
  for (const waiting of ['EMAIL', 'PHONE'] as const) {
    await store.contacts.dropPending({ accountId, kind: waiting });
  }
  if (kind === 'EMAIL') await store.oneTimeTokens.voidUsed({ accountId, purpose: 'CHANGE_EMAIL' });
  await store.oneTimeTokens.voidAll({ accountId, purpose: 'CHANGE_EMAIL', now });
  await store.oneTimeTokens.voidAll({ accountId, purpose: 'RESET_PASSWORD', now });
  const account = await store.accounts.byId(accountId);
  const back = kind === 'EMAIL' ? { email: value } : { phone_number: value, phone_confirmed: 1 as const };
  const changed = { ...account, ...back };
  const preferred_channel = channelLeft(changed.preferred_channel, await channelsNow(store, changed));
  await store.contacts.save({ id: accountId, ...back, preferred_channel });
  await store.accounts.endSessions(accountId);
}

type Told = {
  store: StoreInTransaction;
  context: Pick<CallContext, 'clock' | 'language' | 'portalOrigin'>;
  /** As it was before. */
  account: AccountRow;
  former: FormerContactRow;
};

/** Both addresses hear of it: the one that is back, and the one that has gone; of a number the account's address does. */
async function tellOfUndo({ store, context, account, former: { kind, value } }: Told) {
  const at = context.clock.now();
  const language = account.language ?? context.language;
  const told = { language, at: at.getTime(), link: `${context.portalOrigin}/resetpassword` };
  const mails = new Set([
    ...(kind === 'EMAIL' ? [value] : []),
    ...(account.email && account.state !== 'MUST_CONFIRM_EMAIL' ? [account.email] : []),
  ]);
  for (const recipient of mails)
    await store.outbox.queue({ channel: 'EMAIL', recipient, at, ...contactUndone(told) });
}

export const contactUndo = { undoToken, undoContact };
