import type { FileType } from '#contract/bookings/schemas/attachments.ts';
import { tablesOf, type FlagColumn, type InstantColumn } from '#provider/core/columns.ts';

/** A message of the provider's. */
export type MessageRow = {
  id: string;
  /** A unit or a person, as the reader sees it. */
  sender: string;
  /** M is an ordinary message. */
  category_code: string;
  title: string;
  text: string;
  /** Whether nothing else is opened before it is read. */
  must_be_confirmed: FlagColumn;
  sent_at: InstantColumn;
};

/** To whom a message was written, and when this one has read it. */
export type MessageRecipientRow = {
  account_id: string;
  message_id: string;
  read_at: InstantColumn | null;
};

/** A file of a message. */
export type MessageAttachmentRow = {
  id: string;
  message_id: string;
  filename: string;
  type: FileType;
  /** Bytes. */
  size: number;
  content: Buffer;
};

export type MessagesTables = {
  message_attachments: MessageAttachmentRow;
  message_recipients: MessageRecipientRow;
  messages: MessageRow;
};

export const tables = tablesOf<MessagesTables>({
  message_attachments: true,
  message_recipients: true,
  messages: true,
});
