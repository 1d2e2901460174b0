import type { FileType } from '#contract/bookings/schemas/attachments.ts';
import { newId } from '#provider/core/ids.ts';
import { searchedText } from '#provider/core/searched-text.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { tellOfMessage } from './notices.ts';
import type { MessageRow, StaffAccountRow } from './tables.ts';
import { staffName } from '#provider/core/words.ts';

/** Who of the staff writes, or by name alone a system of theirs. */
type Writer = Pick<StaffAccountRow, 'name' | 'last_name'> & { id: string | null };

/** A message of the staff's, to accounts. */
export type StaffMessage = {
  staff: Writer;
  accountIds: readonly string[];
  category: string;
  title: string;
  text: string;
  mustBeConfirmed: boolean;
  mayBeAnswered: boolean;
  file: { filename: string; type: FileType; content: Buffer } | null;
  /** The message that it answers. */
  answered: Pick<MessageRow, 'id' | 'thread_id' | 'patient_id'> | null;
  /** Nobody wrote it: whom it concerns. */
  notice?: Readonly<{ patientId: string }>;
  /** The one of title and text; absent: Polish. */
  language?: 'pl' | 'en';
};
type Sending = { store: StoreInTransaction; message: StaffMessage; at: Date; portalOrigin: string };

/** Writes it to all of them and tells each that it waits, as part of the caller's transaction. Returns its id. */
export async function sendFromStaff({ store, message, at, portalOrigin }: Sending) {
  const { staff, accountIds, title, text, file, answered, notice, language = 'pl' } = message;
  const id = newId(at);
  const sender = staffName(staff);
  await store.messages.insertFromStaff({
    message: {
      id,
      sender,
      sender_account_id: null,
      staff_account_id: staff.id,
      category_code: message.category,
      title,
      text,
      language: language === 'pl' ? null : language,
      thread_id: answered?.thread_id ?? id,
      in_response_to: answered?.id ?? null,
      patient_id: notice?.patientId ?? answered?.patient_id ?? null,
      is_automatic: notice ? 1 : 0,
      may_be_answered: message.mayBeAnswered ? 1 : 0,
      must_be_confirmed: message.mustBeConfirmed ? 1 : 0,
      sent_at: at.getTime(),
      first_read_at: null,
      deleted_at: null,
      version: 1,
      recipients: '[]',
      title_searched: searchedText(title),
      sender_searched: searchedText(sender),
      recipients_searched: '',
    },
    accountIds,
    file: file && { ...file, id: newId(at), size: file.content.length },
  });
  for (const accountId of accountIds)
    await tellOfMessage({ store, accountId, messageId: id, at, portalOrigin });
  return { id };
}
