import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Code, Id, Instant } from '#contract/primitives.ts';

const NOT_FOUND = { status: 404 } as const;

/** HEIC is no part of it: docs/decisions/012-attachments.md. */
export const FileType = z.enum(['application/pdf', 'image/jpeg', 'image/png']);
export type FileType = z.infer<typeof FileType>;

/** B§3. Sizes in bytes; A-63: 5 files of 5 MiB unless the provider says otherwise. */
export const FileUploadParams = z.object({
  maxFiles: z.number().int().min(1).max(20),
  maxFileSize: z.number().int().min(1),
  fileTypes: z.array(FileType),
});
export type FileUploadParams = z.infer<typeof FileUploadParams>;

/** A file's name as text: one line, no path, nothing that turns the direction of reading. */
const FileName = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]+$/u);

/** B§2: of the booking itself, or of its referral. */
export const AttachmentKind = z.enum(['BOOKING', 'REFERRAL']);
export type AttachmentKind = z.infer<typeof AttachmentKind>;

export const Attachment = z.object({
  id: Id,
  filename: FileName,
  type: FileType,
  /** Bytes. */
  size: z.number().int().min(1),
  addedAt: Instant,
});
export type Attachment = z.infer<typeof Attachment>;

/** B§3, `details` of a booking. */
export const attachmentDetails = {
  attachments: z.array(Attachment),
  referralAttachments: z.array(Attachment),
};

/** B§3, part of make-booking: what was uploaded before there was a booking. */
export const ReferralAttachments = z.array(z.object({ id: Id, filename: FileName })).max(20);
export type ReferralAttachments = z.infer<typeof ReferralAttachments>;

/**
 * Why a file is not taken. UNSAFE: it is of a right type and of another one as well. UNSCANNED: the virus scanner gave no
 * verdict; the same file may be sent again.
 */
export const FileRefusal = z.enum([
  'EMPTY',
  'INFECTED',
  'SAME_NAME',
  'TOO_LARGE',
  'TOO_MANY',
  'TYPE',
  'UNSAFE',
  'UNSCANNED',
]);
export type FileRefusal = z.infer<typeof FileRefusal>;

const FILE_REFUSED = { status: 400, data: z.object({ reason: FileRefusal }) } as const;
const CONFLICT = {
  status: 409,
  data: z.object({ errorCode: z.enum(['WRONG_STATUS', 'TOO_LATE']) }),
} as const;

/** Larger ones are refused by name; what is larger than this is no file of a patient. */
const Upload = z.file().max(64 * 1024 * 1024);
const Removed = z.object({ removed: z.literal(true) });
const BookingAttachment = z.object({ system: Code, bookingId: Id, id: Id });

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

export const fileSettingCalls = {
  /** B§7. Public: the gate bounds what it reads by it. */
  files: oc
    .route({ method: 'GET', path: '/mpi/accounts/mpi-user/file-settings', tags: ['settings'] })
    .output(z.object({ fileUploadParams: FileUploadParams })),
};
