import type { z } from 'zod';
import type { ListedMessage, Message, MessageSettings, Recipient } from '#contract/messages/schemas.ts';
import { mayBeAnswered } from './rules/refusal.ts';
import type { ListedMessageRow } from './store/boxes.ts';
import type { WrittenTo } from './store/staff.ts';
import type { MessageRow } from './tables.ts';

type HeadRow = Pick<
  MessageRow,
  | 'id'
  | 'title'
  | 'language'
  | 'category_code'
  | 'sender'
  | 'sender_account_id'
  | 'sent_at'
  | 'first_read_at'
  | 'must_be_confirmed'
> & { read_at: number | null; attachment_count: number | string };

/** Returns when a message was read: one that the account wrote, by its first recipient; one that it received, by the account. */
const readAtOf = ({ sender_account_id, first_read_at, read_at }: HeadRow) =>
  sender_account_id === null ? read_at : first_read_at;

function headOf(row: HeadRow) {
  const readAt = readAtOf(row);
  return {
    id: row.id,
    title: row.title,
    language: row.language ?? undefined,
    category: row.category_code,
    sender: row.sender_account_id === null ? row.sender : undefined,
    isOwn: row.sender_account_id !== null,
    sentAt: new Date(row.sent_at).toISOString(),
    readAt: readAt === null ? undefined : new Date(readAt).toISOString(),
    attachmentCount: Number(row.attachment_count),
    mustBeConfirmed: row.must_be_confirmed === 1,
  };
}

/** A message in a list. */
export const listedView = (row: ListedMessageRow): z.input<typeof ListedMessage> => ({
  ...headOf(row),
  recipients: JSON.parse(row.recipients) as string[],
  isAnswered: Boolean(row.is_answered),
  isFromClinician: Boolean(row.is_clinicians),
});

type WholeRow = MessageRow & Pick<HeadRow, 'read_at' | 'attachment_count'>;

/** A message with its text, and whether it may be answered. */
export function messageView({
  row,
  settings,
}: {
  row: WholeRow;
  settings: MessageSettings;
}): z.input<typeof Message> {
  return {
    ...headOf(row),
    text: row.text,
    version: row.sender_account_id === null ? undefined : row.version,
    patientId: row.patient_id ?? undefined,
    inResponseTo: row.in_response_to ?? undefined,
    senderAccountId: row.sender_account_id === null ? (row.staff_account_id ?? undefined) : undefined,
    mayBeAnswered: mayBeAnswered(row, settings),
  };
}

/** Makes of a row what is shown of somebody to whom a message may be written. */
export const recipientView = ({
  staff,
  isSeen,
}: {
  staff: WrittenTo;
  isSeen: boolean;
}): z.input<typeof Recipient> => ({
  accountId: staff.id,
  username: staff.username,
  name: staff.name,
  lastname: staff.last_name || undefined,
  role: staff.role,
  unit: staff.practitioner_id === null ? undefined : (staff.unit ?? undefined),
  answersFor: staff.answers_for ?? undefined,
  answerWithinDays: staff.answer_days ?? undefined,
  isSeen,
});
