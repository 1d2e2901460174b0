import type { Attachment } from '#contract/bookings/schemas/attachments.ts';
import type { ShownAttachmentRow } from '#provider/bookings/store/attachments.ts';

/** A file of a booking as it goes over the wire. */
export const attachmentView = (row: ShownAttachmentRow): Attachment => ({
  id: row.id,
  filename: row.filename,
  type: row.type,
  size: row.size,
  addedAt: new Date(row.created_at).toISOString(),
});
