import { expect } from 'vitest';
import type { Provider } from '#provider/index.ts';

/** Sends a code; the one that stands in the one message that went out. */
export async function codeSentBy<SentCode extends { phoneNumber: string }>(
  { db }: Provider,
  send: () => Promise<SentCode>,
) {
  await db.deleteFrom('outbox').where('channel', '=', 'SMS').execute();
  const sent = await send();
  const message = await db
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', 'SMS')
    .executeTakeFirstOrThrow();
  expect(message.recipient).toBe(sent.phoneNumber);
  expect(message.text).toContain(message.code);
  return { sent, code: message.code ?? '' };
}
