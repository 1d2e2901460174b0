import type { FileType } from '#contract/bookings/schemas/attachments.ts';
import type { InstantColumn } from '#provider/core/columns.ts';

/** A document of a record; its table says in a column of its own to what it belongs. */
export type DocumentRow = {
  id: string;
  type: string;
  type_name: string;
  file_name: string;
  media_type: string;
  size: number;
  content: Uint8Array;
};

/** Everything but the bytes. */
export const LISTED = [
  'id',
  'type',
  'type_name',
  'file_name',
  'media_type',
  'size',
] as const satisfies (keyof DocumentRow)[];
export type ListedDocumentRow = Pick<DocumentRow, (typeof LISTED)[number]>;

/** A file that a patient has added, and that was found to be harmless. */
export type AddedFileRow = {
  id: string;
  /** Who added it. */
  account_id: string;
  /** Text to show; nothing is ever stored under it. */
  filename: string;
  type: FileType;
  /** Bytes. */
  size: number;
  content: Buffer;
  created_at: InstantColumn;
};
