import { randomUUID } from 'node:crypto';
import { newMessage, newMessageBySms } from '#provider/core/outbox/mails.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { isToldAlready, noticeTime } from '#provider/core/outbox/notice.ts';
import { addressNow } from '#provider/core/outbox/address-now.ts';

type Telling = {
  store: StoreInTransaction;
  accountId: string;
  messageId: string;
  at: Date;
  portalOrigin: string;
};

/**
 * Tells the owner of an account that a message waits, as part of the caller's transaction: once for several, not at night, and with
 * no word of what it says (S-45). The link's guid selects the message for 30 days (AP-29).
 */
export async function tellOfMessage({ store, accountId, messageId, at, portalOrigin }: Telling) {
  const now = at.getTime();
  await store.accounts.lock(accountId);
  const account = await store.accounts.byId(accountId);
  const address = await addressNow({ store, account });
  if (!address || isToldAlready({ last: await store.notifications.lastOf(accountId), now })) return;

  const goesOutAt = noticeTime(now);
  const guid = randomUUID();
  const row = { guid, account_id: accountId, context_type: 'MESSAGE', context_id: messageId } as const;
  await store.notifications.insert({ ...row, created_at: goesOutAt });
  const wordsOf = address.channel === 'SMS' ? newMessageBySms : newMessage;
  const words = wordsOf({ language: account.language ?? 'pl', link: `${portalOrigin}/login?guid=${guid}` });
  await store.outbox.queue({ ...address, ...words, at, notBefore: new Date(goesOutAt) });
}
