import type { Kysely } from 'kysely';
import { newId } from '#provider/core/ids.ts';
import { outboxOf } from './store.ts';
import type { OutboxRow } from '#provider/core/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** What goes to a person. Mails and texts carry no health words (S-45). */
export type OutboxMessage = Pick<OutboxRow, 'channel' | 'recipient' | 'text'> &
  Partial<Pick<OutboxRow, 'subject' | 'code' | 'link' | 'language'>> & {
    at: Date;
    /** Nobody sends it before; absent: at once. */
    notBefore?: Date;
  };

/** Puts a message into the outbox as part of the caller's transaction: it is sent if and only if that one commits. */
export async function queue(trx: Kysely<Tables>, { at, notBefore = at, ...message }: OutboxMessage) {
  await outboxOf(trx).add({
    subject: null,
    language: 'pl',
    code: null,
    link: null,
    ...message,
    id: newId(at),
    created_at: at.getTime(),
    delivered_at: null,
    tries: 0,
    next_try_at: notBefore.getTime(),
    last_error: null,
  });
}
