/** C-20, S-64, A-63 and decision 128: a guest's files, which wait for a registration. */
import { z } from 'zod';
import { FILE_NOT_TAKEN, FILE_REFUSED } from '#contract/bookings/errors.ts';
import { Attachment, FileName, Removed, Upload } from '#contract/bookings/schemas/attachments.ts';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { KEY } from './examples.ts';
import { RegistrationKey } from './schemas.ts';

const area = 'registration';
const path = '/portal/api/registration/files';

const [filename, type] = ['zaświadczenie.pdf', 'application/pdf'] as const;
const kept = { id: 'guest-file-9601', filename, type, size: 812, addedAt: '2026-10-20T06:00:00.000Z' };

/** The bytes that the files of one registration may have together (S-64). */
export const GUEST_DRAFT_BYTES = 25 * 1024 * 1024;

const FULL_OF_DRAFT = { status: 409 } as const;
const FULL_OF_ALL = { status: 503 } as const;
const CLOSED = { status: 409 } as const;

export const registrationFiles = {
  add: call({
    area,
    method: 'POST',
    path,
    isForGuests: true,
    summary: 'Adds a file of somebody before a guest registers them',
    description:
      'multipart/form-data with one file, as of a person (A-63, S-35), and the `key` of the registration. It is kept until that takes it, 24 hours at most. The number and the size of fileUploadParams count, 25 MiB for one `key`, and 512 MiB for all guests. A name that is there already gets a number, "image (2).jpg".',
    refusals: {
      FILE_REFUSED: FILE_NOT_TAKEN,
      FULL_OF_DRAFT: 'The files of this registration would have more than 25 MiB together (S-64).',
      FULL_OF_ALL: 'All guests together have 512 MiB of files that wait; it is to be tried again later.',
      CLOSED: 'The unit takes no files at registration now (A-62).',
    },
    byStatus: { 409: 'CLOSED' },
    example: {
      input: { key: KEY, filename, file: new File(['%PDF-1.7'], filename, { type }) },
      output: kept,
    },
  })
    .input(z.object({ key: RegistrationKey, filename: FileName, file: Upload }))
    .output(Attachment)
    .errors({ FILE_REFUSED, FULL_OF_DRAFT, FULL_OF_ALL, CLOSED }),

  remove: call({
    area,
    method: 'POST',
    path: `${path}/removal`,
    isForGuests: true,
    summary: 'Removes a file that waits for a guest’s registration',
    description:
      'One of this `key`; another’s is as good as none. It is a POST, so that the secret stands in no address and in no log.',
    refusals: { NOT_FOUND: 'Nothing of this id waits for this registration.' },
    example: { input: { key: KEY, id: kept.id }, output: { removed: true } },
  })
    .input(z.object({ key: RegistrationKey, id: Id }))
    .output(Removed)
    .errors({ NOT_FOUND }),

  removeAll: call({
    area,
    method: 'POST',
    path: `${path}/end`,
    isForGuests: true,
    summary: 'Removes all files that wait for a guest’s registration',
    description: 'With the end of the draft. Having none is a success.',
    example: { input: { key: KEY }, output: { removed: true } },
  })
    .input(z.object({ key: RegistrationKey }))
    .output(Removed),
};
