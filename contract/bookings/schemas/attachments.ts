import { z } from 'zod';
import { Code, Id, Instant } from '#contract/primitives.ts';

/** HEIC is no part of it: docs/decisions/078-files-that-people-have.md. */
export const FileType = z
  .enum(['application/pdf', 'image/jpeg', 'image/png'])
  .describe('The media type of a file: PDF, JPEG or PNG.');
export type FileType = z.infer<typeof FileType>;

export const FileUploadParams = z
  .object({
    maxFiles: z.number().int().min(1).max(20),
    maxFileSize: z.number().int().min(1),
    fileTypes: z.array(FileType),
    isScanned: z
      .boolean()
      .optional()
      .describe(
        'Whether a virus scanner looks at each file before it is kept (S-35). False: there is none, and the unit checks files before it opens them; the portal says so beside the field. Absent: nothing is said.',
      ),
  })
  .meta({
    id: 'FileUploadParams',
    description: 'B§3. Sizes in bytes; 5 files of 5 MiB unless the provider says otherwise (A-63).',
  });
export type FileUploadParams = z.infer<typeof FileUploadParams>;

/** A file's name as text: one line, no path, nothing that turns the direction of reading. */
export const FileName = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]+$/u);

/** B§2: of the booking itself, or of its referral. */
export const AttachmentKind = z
  .enum(['BOOKING', 'REFERRAL'])
  .describe('BOOKING: a file of the booking itself; REFERRAL: of its referral.');
export type AttachmentKind = z.infer<typeof AttachmentKind>;

export const Attachment = z
  .object({
    id: Id,
    filename: FileName,
    type: FileType,
    size: z.number().int().min(1).describe('Bytes.'),
    addedAt: Instant,
  })
  .meta({ id: 'Attachment' });
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
 * Why a file is not taken. ACTIVE: something in it runs, sends, or is a file of its own. HEIC: a picture that can be saved
 * as JPG. PASSWORD: it opens with a password alone. PIXELS, SEGMENTS: more of them than a file of a patient has. SAME_NAME:
 * where names must differ. UNCHECKED: looking at it took too long. UNSAFE: it is of a right type and of another one as well. UNSCANNED: the virus
 * scanner gave no verdict; the same file may be sent again.
 */
export const FileRefusal = z
  .enum([
    'ACTIVE',
    'EMPTY',
    'HEIC',
    'INFECTED',
    'PASSWORD',
    'PIXELS',
    'SAME_NAME',
    'SEGMENTS',
    'TOO_LARGE',
    'TOO_MANY',
    'TYPE',
    'UNCHECKED',
    'UNSAFE',
    'UNSCANNED',
  ])
  .describe(
    'ACTIVE: something in it runs, sends, or is a file of its own; EMPTY: no bytes; HEIC: a picture that can be saved as JPG; INFECTED: a virus; PASSWORD: it opens with a password alone; PIXELS, SEGMENTS: more of them than can be looked at; SAME_NAME: one of that name is there; TOO_LARGE, TOO_MANY, TYPE: beyond the file settings; UNCHECKED: looking at it took too long; UNSAFE: of a right type and of another one as well; UNSCANNED: the virus scanner gave no verdict, and the same file may be sent again.',
  );
export type FileRefusal = z.infer<typeof FileRefusal>;

/** Larger ones are refused by name; what is larger than this is no file of a patient. */
export const Upload = z.file().max(64 * 1024 * 1024);

export const Removed = z.object({ removed: z.literal(true) });

export const BookingAttachment = z.object({ system: Code, bookingId: Id, id: Id });
