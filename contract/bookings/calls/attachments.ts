import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CONFLICT, FILE_REFUSED } from '#contract/bookings/errors.ts';
import {
  Attachment,
  AttachmentKind,
  BookingAttachment,
  FileName,
  Removed,
  Upload,
} from '#contract/bookings/schemas/attachments.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Code, Id } from '#contract/primitives.ts';

const path = '/mppd/api/bookings/{system}/{bookingId}/attachments/{id}' as const;

const temporary = '/portal/api/referral-attachments' as const;

const tags = ['bookings'];

const ours = ['bookings', 'ours'];

export const attachmentCalls = {
  /**
   * B§7, A-63: multipart, one file a call; `kind` is ours. CONFLICT: the booking is not SCHEDULED or REGISTERED and
   * ahead any more.
   */
  addAttachment: oc
    .route({ method: 'POST', path: '/mppd/api/bookings/{system}/{id}/attachments', tags })
    .input(z.object({ system: Code, id: Id, kind: AttachmentKind, filename: FileName, file: Upload }))
    .output(Attachment)
    .errors({ NOT_FOUND, CONFLICT, FILE_REFUSED }),

  /** B§7. */
  removeAttachment: oc
    .route({ method: 'DELETE', path, tags })
    .input(BookingAttachment)
    .output(Removed)
    .errors({ NOT_FOUND, CONFLICT }),

  /** B§7. */
  removeReferralAttachment: oc
    .route({ method: 'DELETE', path: `${path}/referral`, tags })
    .input(BookingAttachment)
    .output(Removed)
    .errors({ NOT_FOUND, CONFLICT }),

  /** B§7. The bytes, with name and type; whatever the booking's status. */
  attachment: oc
    .route({ method: 'GET', path, tags })
    .input(BookingAttachment)
    .output(z.file())
    .errors({ NOT_FOUND }),

  /** B§7. */
  referralAttachment: oc
    .route({ method: 'GET', path: `${path}/referral`, tags })
    .input(BookingAttachment)
    .output(z.file())
    .errors({ NOT_FOUND }),

  /**
   * Ours (B§2: files of a referral are added before there is a booking). Kept for the account until a booking takes
   * them, 24 hours at most. `with` names those that are added already: their number and their names count.
   */
  addTemporaryAttachment: oc
    .route({ method: 'POST', path: temporary, tags: ours })
    .input(z.object({ filename: FileName, file: Upload, with: z.array(Id).max(20).default([]) }))
    .output(Attachment)
    .errors({ FILE_REFUSED }),

  /** Ours. The account's own that are still kept. */
  temporaryAttachments: oc.route({ method: 'GET', path: temporary, tags: ours }).output(z.array(Attachment)),

  /** Ours. */
  removeTemporaryAttachment: oc
    .route({ method: 'DELETE', path: `${temporary}/{id}`, tags: ours })
    .input(z.object({ id: Id }))
    .output(Removed)
    .errors({ NOT_FOUND }),
};
