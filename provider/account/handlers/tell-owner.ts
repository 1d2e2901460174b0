import type { CallContext } from '#provider/core/context.ts';
import type { OutboxMessage } from '#provider/core/outbox/queue.ts';
import { SENDS_KEPT_MS } from '#provider/account/rules/phone-codes.ts';
import type { AccountRow } from '#provider/account/tables.ts';

/**
 * S-12: that a number or an address is confirmed already is nobody's business but its owner's, who is told there, once a day, and loses
 * no code or link by it.
 */
export async function tellOwner({
  context: { clock, ...context },
  account: { id: accountId },
  to: { channel, address },
  message,
}: {
  context: Pick<CallContext, 'clock' | 'store'>;
  account: AccountRow;
  to: { channel: 'EMAIL' | 'SMS'; address: string };
  message: Pick<OutboxMessage, 'language' | 'subject' | 'text' | 'link'>;
}) {
  const at = clock.now();
  const now = at.getTime();
  const since = now - SENDS_KEPT_MS;
  await context.store.transaction(async (store) => {
    await store.accounts.lock(accountId);
    if (await store.phoneCodes.isTold({ accountId, address, since })) return;
    const send = { account_id: accountId, phone_number: address, kind: 'NOTE' as const };
    await store.phoneCodes.countSend({ ...send, sent_at: now, since });
    await store.outbox.queue({ channel, recipient: address, at, ...message });
  });
}
