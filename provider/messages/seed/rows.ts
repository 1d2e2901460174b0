import { searchedText } from '#provider/core/searched-text.ts';
import type { AccountId, PatientId } from '#provider/seed/people.ts';
import type {
  MessageAttachmentRow,
  MessageRecipientRow,
  MessageRow,
  MessageStaffRecipientRow,
} from '#provider/messages/tables.ts';
import { plainPdf, plainPicture } from '#provider/seed/files.ts';
import { STAFF, type StaffKey } from './staff.ts';

const DAY = 24 * 60 * 60_000;

type SeedFile = { id: string; name: string; lines?: readonly string[] };

/** A message of the made-up clinic: of the staff to accounts, or of an account to the staff. */
export type SeedMessage = {
  id: string;
  title: string;
  text: string;
  daysAgo: number;
  /** Absent: nobody has read it. */
  readDaysAgo?: number;
  category?: string;
  language?: string;
  mustBeConfirmed?: true;
  isAutomatic?: true;
  mayBeAnswered?: true;
  answers?: string;
  thread?: string;
  concerns?: PatientId;
  files?: readonly SeedFile[];
} & ({ from: StaffKey; to: readonly AccountId[] } | { by: AccountId; toStaff: readonly StaffKey[] });

const staffName = (key: StaffKey) => [STAFF[key].name, STAFF[key].last_name].filter(Boolean).join(' ');

/** The rows of messages, to whom they went, and their files. */
export function rowsOf(messages: readonly SeedMessage[], now: Date) {
  const ago = (days: number) => now.getTime() - Math.round(days * DAY);
  return {
    messages: messages.map((message) => messageRow(message, ago)),
    message_recipients: messages.flatMap((message) => recipientRows(message, ago)),
    message_staff_recipients: messages.flatMap((message) => staffRecipientRows(message, ago)),
    message_attachments: messages.flatMap(attachmentRows),
  };
}

type Ago = (days: number) => number;

const readAt = ({ readDaysAgo }: SeedMessage, ago: Ago) =>
  readDaysAgo === undefined ? null : ago(readDaysAgo);

function messageRow(message: SeedMessage, ago: Ago): MessageRow {
  const isOwn = 'by' in message;
  const sender = isOwn ? '' : staffName(message.from);
  const recipients = isOwn ? message.toStaff.map(staffName) : [];
  return {
    id: message.id,
    sender,
    sender_account_id: isOwn ? message.by : null,
    staff_account_id: isOwn ? null : STAFF[message.from].id,
    category_code: message.category ?? 'M',
    title: message.title,
    text: message.text,
    language: message.language ?? null,
    thread_id: message.thread ?? message.id,
    in_response_to: message.answers ?? null,
    patient_id: message.concerns ?? null,
    is_automatic: message.isAutomatic ? 1 : 0,
    may_be_answered: message.mayBeAnswered ? 1 : 0,
    must_be_confirmed: message.mustBeConfirmed ? 1 : 0,
    sent_at: ago(message.daysAgo),
    first_read_at: isOwn ? readAt(message, ago) : null,
    version: 1,
    deleted_at: null,
    recipients: JSON.stringify(recipients),
    title_searched: searchedText(message.title),
    sender_searched: searchedText(sender),
    recipients_searched: searchedText(recipients.join(', ')),
  };
}

const recipientRows = (message: SeedMessage, ago: Ago): MessageRecipientRow[] =>
  'by' in message
    ? []
    : message.to.map((account_id) => ({
        account_id,
        message_id: message.id,
        sent_at: ago(message.daysAgo),
        read_at: readAt(message, ago),
      }));

/** The first of several has read what was read; the others have not. */
const staffRecipientRows = (message: SeedMessage, ago: Ago): MessageStaffRecipientRow[] =>
  'by' in message
    ? message.toStaff.map((key, index) => ({
        staff_account_id: STAFF[key].id,
        message_id: message.id,
        read_at: index === 0 ? readAt(message, ago) : null,
      }))
    : [];

const attachmentRows = ({ id: message_id, files = [] }: SeedMessage): MessageAttachmentRow[] =>
  files.map(({ id, name: filename, lines }) => {
    const content = lines ? plainPdf(lines) : plainPicture();
    const type = lines ? ('application/pdf' as const) : ('image/png' as const);
    return { id, message_id, filename, type, size: content.length, content };
  });
