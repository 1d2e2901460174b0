import type { AttachmentKind, FileType } from '#contract/bookings/schemas/attachments.ts';
import type { InstantColumn } from '#provider/core/columns.ts';

/** A file of a booking or of its referral; of no booking yet while `system` and `system_id` are null. */
export type AttachmentRow = {
  id: string;
  /** Who added it. */
  account_id: string;
  system: string | null;
  system_id: string | null;
  kind: AttachmentKind;
  /** Text to show; nothing is ever stored under it. */
  filename: string;
  type: FileType;
  /** Bytes. */
  size: number;
  content: Buffer;
  created_at: InstantColumn;
};
