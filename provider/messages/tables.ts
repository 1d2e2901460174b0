import { tablesOf, type FlagColumn, type InstantColumn, type JsonColumn } from '#provider/core/columns.ts';
import type { AddedFileRow } from '#provider/core/files/rows.ts';

/** A matter that a message may be about, in the order of a choice. */
export type MessageCategoryRow = {
  code: string;
  name: string;
  description: string | null;
  position: number;
};

/** A unit or a person of the staff who gets messages and writes them. */
export type StaffAccountRow = {
  id: string;
  username: string;
  /** A unit has all of its name here. */
  name: string;
  last_name: string;
  role: string;
  unit_id: string | null;
  practitioner_id: string | null;
  /** The matters about which to write to them. */
  answers_for: string | null;
  /** The number of days that they take to answer; null: as the settings say. */
  answer_days: number | null;
};

/** A message of a patient's account to the staff, or of the staff to accounts. */
export type MessageRow = {
  id: string;
  /** A unit or a person, as the reader sees it; empty of an account’s own. */
  sender: string;
  /** The account that wrote it; null: the staff did. */
  sender_account_id: string | null;
  /** Who of the staff wrote it, when that is known. */
  staff_account_id: string | null;
  /** M is an ordinary message. */
  category_code: string;
  title: string;
  text: string;
  /** The language of title and text, when it is not Polish (BCP 47). */
  language: string | null;
  /** The first message of the conversation. */
  thread_id: string;
  in_response_to: string | null;
  /** The patient whom it concerns. */
  patient_id: string | null;
  /** Nobody wrote it: a reminder, a notice. */
  is_automatic: FlagColumn;
  may_be_answered: FlagColumn;
  /** Set where nothing else is opened before it is read. */
  must_be_confirmed: FlagColumn;
  sent_at: InstantColumn;
  /** When the first of its recipients in the staff read it: from then on it is what it is. */
  first_read_at: InstantColumn | null;
  /** Grows with each change; a change says which one it began from. */
  version: number;
  deleted_at: InstantColumn | null;
  /** Names of those in the staff to whom it was written: string[]. */
  recipients: JsonColumn;
  /** Title, sender and recipients as searches compare them. */
  title_searched: string;
  sender_searched: string;
  recipients_searched: string;
};

/** An account to which a message was written, and when this account read it. */
export type MessageRecipientRow = {
  account_id: string;
  message_id: string;
  /** The message's own, by which an inbox is in order. */
  sent_at: InstantColumn;
  read_at: InstantColumn | null;
};

/** A member of the staff to whom a message was written, and when that one read it. */
export type MessageStaffRecipientRow = {
  staff_account_id: string;
  message_id: string;
  read_at: InstantColumn | null;
};

/** A file of a message, whoever wrote it. */
export type MessageAttachmentRow = Omit<AddedFileRow, 'account_id' | 'created_at'> & { message_id: string };

/** A file that an account has added to a message which it has not sent yet. */
export type WaitingMessageFileRow = AddedFileRow;

/** A message that was sent with the key of a form, which sends it once. */
export type KeyedMessageRow = {
  /** Account, form and all that was sent, as a hash. */
  key_hash: string;
  message_id: string;
  at: InstantColumn;
};

export type MessagesTables = {
  keyed_messages: KeyedMessageRow;
  message_attachments: MessageAttachmentRow;
  message_categories: MessageCategoryRow;
  message_recipients: MessageRecipientRow;
  message_staff_recipients: MessageStaffRecipientRow;
  messages: MessageRow;
  staff_accounts: StaffAccountRow;
  waiting_message_files: WaitingMessageFileRow;
};

export const messagesTables = tablesOf<MessagesTables>({
  keyed_messages: true,
  message_attachments: true,
  message_recipients: true,
  message_staff_recipients: true,
  messages: true,
  staff_accounts: true,
  waiting_message_files: true,
  message_categories: true,
});
