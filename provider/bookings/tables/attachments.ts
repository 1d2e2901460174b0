import type { AttachmentKind } from '#contract/bookings/schemas/attachments.ts';
import type { AddedFileRow } from '#provider/core/files/rows.ts';

/** A file of a booking or of its referral; of no booking yet while `system` and `system_id` are null. */
export type AttachmentRow = AddedFileRow & {
  system: string | null;
  system_id: string | null;
  kind: AttachmentKind;
};
