import { randomBytes, randomUUID } from 'node:crypto';
import { hashOf, type CallContext } from '#provider/core/context.ts';
import { contactChanged, contactChangedBySms, type ContactChange } from '#provider/core/outbox/mails.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { channelLeft, channelsOf } from '#provider/account/rules/channels.ts';
import { endOfUndo, provedContact } from '#provider/account/rules/contact-changes.ts';
import { tokensKeptFrom } from '#provider/core/one-time-tokens.ts';
import { linkTo } from '#provider/core/outbox/sent-links.ts';
import type { AccountRow, ContactKind } from '#provider/account/tables.ts';

const PURPOSE = 'UNDO_CONTACT';
/** The portal's page of the link that undoes a change. */
const UNDO_PAGE = '/contact-undo';

type Change = Readonly<{
  /** A transaction that has locked the account. */
  store: StoreInTransaction;
  context: Pick<CallContext, 'clock' | 'language' | 'portalOrigin' | 'requestId'>;
  account: AccountRow;
  kind: ContactKind;
  /** Null: it is taken away. */
  value: string | null;
  /** True where a code has proved a number; absent for an address. */
  isProved?: boolean;
  /** The session that asked, by the hash of its token; null: none goes on (AP-52). */
  keeps: string | null;
  /** The act that was done, for the audit. */
  action: string;
}>;

/**
 * Puts a contact in force in place of the one before, which may undo it for 14 days and is told so; ends the account's other
 * sessions, and chooses another channel where its contact has gone. Returns the account as it is then.
 */
export async function changeContact(change: Change): Promise<AccountRow> {
  const { store, context, account, kind, value, isProved = true, keeps, action } = change;
  const at = context.clock.now();
  const before = provedContact(account, kind);
  await tellEarlier({ ...change, before });
  if (before) await keepFormer({ ...change, before });
  const contacts =
    kind === 'EMAIL'
      ? { email: value }
      : { phone_number: value, phone_confirmed: value !== null && isProved ? (1 as const) : (0 as const) };
  const changed = { ...account, ...contacts };
  const preferred = channelLeft(changed.preferred_channel, await channelsNow(store, changed));
  await store.contacts.save({ id: account.id, ...contacts, preferred_channel: preferred });
  await store.contacts.dropPending({ accountId: account.id, kind });
  await store.accounts.endOtherSessions({ accountId: account.id, tokenHash: keeps });
  const { requestId } = context;
  await store.audit.add([{ at, accountId: account.id, patientId: null, action, object: null, requestId }]);
  return store.accounts.byId(account.id);
}

/** The channels by which an account can be told that something waits, with the settings of now. */
export async function channelsNow(store: StoreInTransaction, account: AccountRow) {
  // Nobody has proved a number where numbers are not confirmed.
  const [isSmsEnabled, application] = await Promise.all([
    store.settings.arePhonesProved(),
    store.settings.get('application'),
  ]);
  const hasMessages = (application as { messagesModule?: boolean }).messagesModule === true;
  return channelsOf(account, { isSmsEnabled, hasMessages });
}

type Changed = Pick<Change, 'store' | 'context' | 'account' | 'kind' | 'value'>;

/** The contact before is kept for 14 days, and gets the link that brings it back. */
async function keepFormer(change: Changed & { before: string }) {
  const now = change.context.clock.now().getTime();
  const told = await undoable(change, { value: change.before, changedAt: now, validUntil: endOfUndo(now) });
  const { store, context, account, kind } = change;
  if (kind !== 'PHONE') return;
  const at = context.clock.now();
  const former = await store.contacts.former({ accountId: account.id, now });
  const mails = new Set(former.filter((one) => one.kind === 'EMAIL').map(({ value }) => value));
  if (account.email && account.state !== 'MUST_CONFIRM_EMAIL') mails.add(account.email);
  for (const recipient of mails)
    await store.outbox.queue({ channel: 'EMAIL', recipient, at, ...contactChanged(told) });
}

/** Contacts that went earlier hear of this change, too, until their own 14 days end, each with a link of its own. */
async function tellEarlier(change: Changed & { before: string | null }) {
  const { store, context, account, kind, value: next, before } = change;
  const asked = { accountId: account.id, now: context.clock.now().getTime() };
  const earlier = (await store.contacts.former(asked)).filter((one) => one.kind === kind);
  const told = new Set([before?.toLowerCase(), next?.toLowerCase()]);
  for (const { value, changed_at: changedAt, valid_until: validUntil } of earlier) {
    if (told.has(value.toLowerCase())) continue;
    told.add(value.toLowerCase());
    await undoable(change, { value, changedAt, validUntil });
  }
}

type Former = Readonly<{ value: string; changedAt: number; validUntil: number }>;

/** Sends a former contact the link that brings it back; what the message says. */
async function undoable(
  { store, context, account, kind, value: next }: Changed,
  { value, changedAt, validUntil }: Former,
): Promise<ContactChange> {
  const at = context.clock.now();
  const now = at.getTime();
  const token = randomBytes(24).toString('base64url');
  const tokenHash = hashOf(token);
  await store.oneTimeTokens.keep({
    account_id: account.id,
    purpose: PURPOSE,
    address: value,
    token_hash: tokenHash,
    created_at: now,
    valid_until: validUntil,
    keptFrom: tokensKeptFrom(now),
  });
  await store.contacts.addFormer({
    id: randomUUID(),
    account_id: account.id,
    kind,
    value,
    token_hash: tokenHash,
    changed_at: changedAt,
    valid_until: validUntil,
  });
  const told: ContactChange = {
    language: account.language ?? context.language,
    kind,
    isRemoved: next === null,
    at: now,
    validUntil,
    link: linkTo({ page: `${context.portalOrigin}${UNDO_PAGE}`, token, wanted: undefined }),
  };
  await store.outbox.queue(
    kind === 'EMAIL'
      ? { channel: 'EMAIL', recipient: value, at, ...contactChanged(told) }
      : { channel: 'SMS', recipient: value, at, ...contactChangedBySms(told) },
  );
  return told;
}
