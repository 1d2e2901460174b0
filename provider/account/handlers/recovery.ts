import { randomBytes } from 'node:crypto';
import { hashOf, type CallContext } from '#provider/core/context.ts';
import { passwordLink, passwordLinkBySms } from '#provider/core/outbox/mails.ts';
import { linkTo } from '#provider/core/outbox/sent-links.ts';
import { endOfToken, tokensKeptFrom } from '#provider/core/one-time-tokens.ts';
import { SENDS_KEPT_MS, sendsNow } from '#provider/core/phone-codes/rules.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { userNameOf } from '#provider/core/user-name.ts';

type Asked = {
  email?: string | undefined;
  phoneNumber?: string | undefined;
  username?: string | undefined;
  /** The page of the portal after it. */
  wanted?: string | undefined;
};
type Way = { channel: 'EMAIL' | 'SMS'; address: string };

const PURPOSE = 'RESET_PASSWORD';

/** Sends what was asked for to whom it belongs, if there is somebody. Nobody waits for it. */
export async function sendRecovery({ context, asked }: { context: CallContext; asked: Asked }) {
  for (const { account, way } of await recipientsOf({ context, asked })) {
    await context.store.transaction((store) =>
      sendLink({ store, context, account, way, wanted: asked.wanted }),
    );
  }
}

/** A mail goes to each account of the address, also of one that it had until 14 days ago; a number must be one account's alone. */
async function recipientsOf({
  context: { store, clock },
  asked: { email, phoneNumber, username: typed },
}: {
  context: CallContext;
  asked: Asked;
}): Promise<{ account: AccountRow; way: Way }[]> {
  const username = typed === undefined ? undefined : userNameOf(typed);
  const now = clock.now().getTime();
  if (email !== undefined) {
    const accounts = await store.accounts.byEmail({ email, username });
    const former = await store.contacts.formerOwners({ kind: 'EMAIL', value: email, now, username });
    const ids = new Set(accounts.map(({ id }) => id));
    return [
      ...accounts.map((account) => ({ account, address: account.email ?? email })),
      ...former.filter(({ id }) => !ids.has(id)).map((account) => ({ account, address: email })),
    ].map(({ account, address }) => ({ account, way: { channel: 'EMAIL', address } }));
  }
  if (phoneNumber === undefined) return [];
  const current = await store.accounts.byPhone({ phoneNumber, username });
  const [account, another] =
    current.length > 0
      ? current
      : await store.contacts.formerOwners({ kind: 'PHONE', value: phoneNumber, now, username });
  return account && !another ? [{ account, way: { channel: 'SMS', address: phoneNumber } }] : [];
}

/** One link, unless the account has had as many as it may (AP-04). */
async function sendLink({
  store,
  context,
  account: { id: accountId, username, language: chosen },
  way: { channel, address },
  wanted,
}: {
  store: StoreInTransaction;
  context: CallContext;
  account: AccountRow;
  way: Way;
  wanted: string | undefined;
}) {
  await store.accounts.lock(accountId);
  const at = context.clock.now();
  const now = at.getTime();
  const since = now - SENDS_KEPT_MS;
  const ofAccount = await store.oneTimeTokens.sends({ accountId, purpose: PURPOSE, since });
  if (sendsNow({ sends: { ofAccount, toUnconfirmed: [] }, now }).nextSendAt !== undefined) return;

  const token = randomBytes(24).toString('base64url');
  const validUntil = endOfToken({ purpose: PURPOSE, now });
  await store.oneTimeTokens.keep({
    account_id: accountId,
    purpose: PURPOSE,
    address,
    token_hash: hashOf(token),
    created_at: now,
    valid_until: validUntil,
    keptFrom: tokensKeptFrom(now),
  });
  const link = linkTo({ page: `${context.portalOrigin}/resetpassword`, token, wanted });
  const values = { language: chosen ?? context.language, username, validUntil, link };
  const message = channel === 'EMAIL' ? passwordLink(values) : passwordLinkBySms(values);
  await store.outbox.queue({ channel, recipient: address, at, ...message });
}
