import type { Kysely } from 'kysely';
import { newId } from '#provider/core/ids.ts';
import { phoneInWords, type Language } from '#provider/core/words.ts';
import { outboxOf } from './store.ts';
import type { OutboxRow } from '#provider/core/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** A message that goes to a person. Mails and texts carry no health words (S-45). */
export type OutboxMessage = Pick<OutboxRow, 'channel' | 'recipient' | 'text'> &
  Partial<Pick<OutboxRow, 'subject' | 'code' | 'link' | 'language'>> & {
    at: Date;
    /** Nobody sends it before; absent: at once. */
    notBefore?: Date;
  };

/** Stands in a text behind "call the registration desk": its number, where the settings have one. */
const DESK = '{desk}';

/** Puts a message into the outbox as part of the caller's transaction: it is sent if and only if that one commits. */
export async function queue(trx: Kysely<Tables>, { at, notBefore = at, ...message }: OutboxMessage) {
  const { language = 'pl' } = message;
  await outboxOf(trx).add({
    subject: null,
    code: null,
    link: null,
    ...message,
    language,
    text: await withDesk({ trx, language, text: message.text }),
    id: newId(at),
    created_at: at.getTime(),
    delivered_at: null,
    tries: 0,
    next_try_at: notBefore.getTime(),
    last_error: null,
  });
}

/** Returns the text with the number of the registration desk where it asks to ring there: "zadzwoń do rejestracji (tel. 81 555 01 00)". */
async function withDesk({ trx, language, text }: { trx: Kysely<Tables>; language: Language; text: string }) {
  if (!text.includes(DESK)) return text;
  const row = await trx.selectFrom('settings').select('value').where('key', '=', 'portal').executeTakeFirst();
  const { registrationPhone = '' } = row ? (JSON.parse(row.value) as { registrationPhone?: string }) : {};
  const number = registrationPhone && phoneInWords({ language, phone: registrationPhone });
  return text.replaceAll(DESK, number && ` (tel. ${number})`);
}
