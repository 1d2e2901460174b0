import type { CallContext } from '#provider/core/context.ts';
import type { OutboxMessage } from './queue.ts';
import { SENDS_KEPT_MS } from '#provider/core/phone-codes/rules.ts';
import type { AccountRow } from '#provider/core/rows.ts';

/** The number of times a day that the owner is told so. */
const MOST_A_DAY = { NOTE: 1, REGISTRATION: 1, LOCK: 5, BLOCK: 1, SHARED: 5 } as const;

/**
 * Tells the owner of an account what is nobody's business but theirs, so often a day and no more: that a number or an address is
 * confirmed already (S-12), that the sign-in is locked or the account blocked (S-39). They lose no code or link by it.
 */
export async function tellOwner({
  context: { clock, ...context },
  account: { id: accountId },
  to: { channel, address },
  message,
  kind = 'NOTE',
}: {
  context: Pick<CallContext, 'clock' | 'store'>;
  account: AccountRow;
  to: { channel: 'EMAIL' | 'SMS'; address: string };
  message: Pick<OutboxMessage, 'language' | 'subject' | 'text' | 'link'>;
  kind?: keyof typeof MOST_A_DAY;
}) {
  const at = clock.now();
  const now = at.getTime();
  const since = now - SENDS_KEPT_MS;
  await context.store.transaction(async (store) => {
    await store.accounts.lock(accountId);
    const told = await store.phoneCodes.timesTold({ accountId, address, kind, since });
    if (told >= MOST_A_DAY[kind]) return;
    await store.phoneCodes.countSend({
      account_id: accountId,
      phone_number: address,
      kind,
      sent_at: now,
      since,
    });
    await store.outbox.queue({ channel, recipient: address, at, ...message });
  });
}
