/** B§2, B§3 and B§7 of the specification: files of a booking, and those that wait for one. */
import { z } from 'zod';
import { CONFLICT, FILE_NOT_TAKEN, FILE_REFUSED } from '#contract/bookings/errors.ts';
import { attachment, bookingKey } from '#contract/bookings/examples.ts';
import {
  Attachment,
  AttachmentKind,
  BookingAttachment,
  FileName,
  Removed,
  Upload,
} from '#contract/bookings/schemas/attachments.ts';
import { call } from '#contract/call.ts';
import { LIMIT_ERRORS, LIMIT_REFUSALS, NOT_FOUND, NO_SUCH_BOOKING } from '#contract/errors.ts';
import { Code, Id } from '#contract/primitives.ts';
import { waitingFiles } from '#contract/waiting-files.ts';

const area = 'bookings';
const path = '/mppd/api/bookings/{system}/{bookingId}/attachments/{id}';
const temporary = '/portal/api/referral-attachments';

const key = { system: bookingKey.system, bookingId: bookingKey.id, id: attachment.id };
const { filename, type } = attachment;
const file = new File(['%PDF-1.7'], filename, { type });

const NO_SUCH_FILE = `${NO_SUCH_BOOKING} Also when it has no such file.`;
const TOO_LATE = 'WRONG_STATUS: the booking is CANCELED or EXECUTED; TOO_LATE: the visit has started (A-84).';

const temporaryFiles = waitingFiles({
  area,
  path: temporary,
  added: Attachment,
  example: { file: attachment, with: ['attachment-9000'] },
  add: {
    summary: 'Adds a file of a referral before there is a booking',
    description:
      'multipart/form-data with one file (B§2). It is kept for the account until a booking takes it, 24 hours at most. `with` names the ones that the patient has already added to the same booking: their number counts, and a name that is there already gets a number, "image (2).jpg". Repeat the field for each: with[0], with[1]. An account has 40 of them at most.',
  },
  remove: { summary: 'Removes a file that no booking has taken' },
});

export const attachmentCalls = {
  addAttachment: call({
    area,
    method: 'POST',
    path: '/mppd/api/bookings/{system}/{id}/attachments',
    record: 'write',
    summary: 'Adds a file to a booking',
    description:
      'multipart/form-data with one file (A-63). `kind` says of what it is: BOOKING of the booking itself, REFERRAL of its referral (B§2). `filename` is the name that the patient sees; when a file of it is there already, it gets a number, "image (2).jpg", and the answer says so; the name in the part of the file is not looked at, and its type neither: the bytes decide. Until the visit starts, while the booking is SCHEDULED or REGISTERED.',
    refusals: {
      NOT_FOUND: NO_SUCH_BOOKING,
      CONFLICT: TOO_LATE,
      FILE_REFUSED: FILE_NOT_TAKEN,
      ...LIMIT_REFUSALS,
    },
    example: { input: { ...bookingKey, kind: 'REFERRAL', filename, file }, output: attachment },
  })
    .input(z.object({ system: Code, id: Id, kind: AttachmentKind, filename: FileName, file: Upload }))
    .output(Attachment)
    .errors({ NOT_FOUND, CONFLICT, FILE_REFUSED, ...LIMIT_ERRORS }),

  removeAttachment: call({
    area,
    method: 'DELETE',
    path,
    record: 'write',
    summary: 'Removes a file of a booking',
    description:
      'A file of the booking itself; one of its referral is removed with removeReferralAttachment. Until the visit starts.',
    refusals: { NOT_FOUND: NO_SUCH_FILE, CONFLICT: TOO_LATE },
    example: { input: key, output: { removed: true } },
  })
    .input(BookingAttachment)
    .output(Removed)
    .errors({ NOT_FOUND, CONFLICT }),

  removeReferralAttachment: call({
    area,
    method: 'DELETE',
    path: `${path}/referral`,
    record: 'write',
    inAudit: 'bookings.removeAttachment',
    summary: 'Removes a file of a booking’s referral',
    description: 'A file of the referral; one of the booking itself is removed with removeAttachment.',
    refusals: { NOT_FOUND: NO_SUCH_FILE, CONFLICT: TOO_LATE },
    example: { input: key, output: { removed: true } },
  })
    .input(BookingAttachment)
    .output(Removed)
    .errors({ NOT_FOUND, CONFLICT }),

  attachment: call({
    area,
    method: 'GET',
    path,
    record: 'read',
    summary: 'A file of a booking',
    description:
      'The bytes, with the type in Content-Type and the name in Content-Disposition; whatever the booking’s status is.',
    refusals: { NOT_FOUND: NO_SUCH_FILE },
    example: { input: key },
  })
    .input(BookingAttachment)
    .output(z.file())
    .errors({ NOT_FOUND }),

  referralAttachment: call({
    area,
    method: 'GET',
    path: `${path}/referral`,
    record: 'read',
    inAudit: 'bookings.attachment',
    summary: 'A file of a booking’s referral',
    description: 'The bytes, with the type in Content-Type and the name in Content-Disposition.',
    refusals: { NOT_FOUND: NO_SUCH_FILE },
    example: { input: key },
  })
    .input(BookingAttachment)
    .output(z.file())
    .errors({ NOT_FOUND }),

  addTemporaryAttachment: temporaryFiles.add,

  temporaryAttachments: call({
    area,
    method: 'GET',
    path: temporary,
    summary: 'The account’s files that no booking has taken',
    description: 'Those that are still kept; of every booking that the account has begun.',
    example: { output: [attachment] },
  }).output(z.array(Attachment)),

  removeTemporaryAttachment: temporaryFiles.remove,
};
