/** AP-21, AP-25 and A-135 of the specification: requests to correct a person's record. */
import { z } from 'zod';
import { FILE_NOT_TAKEN, FILE_REFUSED } from '#contract/bookings/errors.ts';
import { Attachment, FileName, Removed, Upload } from '#contract/bookings/schemas/attachments.ts';
import { call } from '#contract/call.ts';
import { LIMIT_ERRORS, LIMIT_REFUSALS, NOT_FOUND, NO_SUCH_PATIENT } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { CORRECTION_ERRORS, INCOMPLETE, TAKEN_UP, TAKEN_UP_ALREADY } from './errors.ts';
import { Correction, NewCorrection } from './schemas.ts';

const area = 'applications';
const path = '/portal/api/patients/{patientId}/corrections';
const key = { patientId: 'patient-1001', id: 'correction-9601' };
const NO_SUCH_CORRECTION = `${NO_SUCH_PATIENT} Also when this account has asked for no such correction of theirs.`;
const OneCorrection = z.object({ patientId: Id, id: Id });

const example: z.input<typeof Correction> = {
  ...key,
  kind: 'NAMES',
  wanted: { name: 'Jan', lastName: 'Nowakowski' },
  recipient: { accountId: 'staff-rejestracja', name: 'Rejestracja' },
  state: 'SUBMITTED',
  askedAt: '2026-10-20T06:00:00.000Z',
  answerBy: '2026-11-19',
  files: [],
};
const file = {
  id: 'correction-file-9701',
  filename: 'akt-malzenstwa.pdf',
  type: 'application/pdf',
  size: 812,
  addedAt: '2026-10-20T06:01:00.000Z',
} as const;

export const corrections = {
  mine: call({
    area,
    method: 'GET',
    path: '/portal/api/corrections',
    record: 'read',
    summary: 'The corrections for which the account has asked',
    description:
      'Of all people for whom it may act at this moment, the last one first. What another account has asked for is not among them.',
    example: { output: [example] },
  }).output(z.array(Correction)),

  get: call({
    area,
    method: 'GET',
    path: `${path}/{id}`,
    record: 'read',
    summary: 'One of them',
    description: 'With its state, the reason of a rejection, and the day by which it is answered (AP-21).',
    refusals: { NOT_FOUND: NO_SUCH_CORRECTION },
    example: { input: key, output: example },
  })
    .input(OneCorrection)
    .output(Correction)
    .errors({ NOT_FOUND }),

  ask: call({
    area,
    method: 'POST',
    path,
    record: 'write',
    summary: 'Asks for a correction',
    description:
      'To a unit or a person of the staff (`recipients/info`). The data stay as they are until the staff corrects them. Sent again with the same `key` because its answer was lost, it is answered as it stands.',
    refusals: {
      NOT_FOUND: `${NO_SUCH_PATIENT} Also when there is no such recipient.`,
      INCOMPLETE,
      ...LIMIT_REFUSALS,
    },
    example: {
      input: {
        patientId: key.patientId,
        kind: 'NAMES',
        wanted: { name: 'Jan', lastName: 'Nowakowski' },
        recipient: 'staff-rejestracja',
      },
      output: example,
    },
  })
    .input(NewCorrection)
    .output(Correction)
    .errors({ NOT_FOUND, ...CORRECTION_ERRORS, ...LIMIT_ERRORS }),

  addFile: call({
    area,
    method: 'POST',
    path: `${path}/{id}/files`,
    record: 'write',
    summary: 'Adds a file to a correction',
    description:
      'multipart/form-data with one file (A-63, S-35), until the staff takes the request up. The bytes decide what it is; a name that is there already gets a number.',
    refusals: {
      NOT_FOUND: NO_SUCH_CORRECTION,
      TAKEN_UP: TAKEN_UP_ALREADY,
      FILE_REFUSED: FILE_NOT_TAKEN,
      ...LIMIT_REFUSALS,
    },
    example: {
      input: { ...key, filename: file.filename, file: new File(['%PDF-1.7'], file.filename) },
      output: file,
    },
  })
    .input(OneCorrection.extend({ filename: FileName, file: Upload }))
    .output(Attachment)
    .errors({ NOT_FOUND, TAKEN_UP, FILE_REFUSED, ...LIMIT_ERRORS }),

  file: call({
    area,
    method: 'GET',
    path: `${path}/{id}/files/{fileId}`,
    record: 'read',
    summary: 'A file of a correction',
    description: 'The bytes, with the type in Content-Type and the name in Content-Disposition.',
    refusals: { NOT_FOUND: `${NO_SUCH_CORRECTION} Also when it has no such file.` },
    example: { input: { ...key, fileId: file.id } },
  })
    .input(OneCorrection.extend({ fileId: Id }))
    .output(z.file())
    .errors({ NOT_FOUND }),

  removeFile: call({
    area,
    method: 'DELETE',
    path: `${path}/{id}/files/{fileId}`,
    record: 'write',
    summary: 'Removes a file of a correction',
    description: 'Until the staff takes the request up; from then on its files stay as they are.',
    refusals: {
      NOT_FOUND: `${NO_SUCH_CORRECTION} Also when it has no such file.`,
      TAKEN_UP: TAKEN_UP_ALREADY,
    },
    example: { input: { ...key, fileId: file.id }, output: { removed: true } },
  })
    .input(OneCorrection.extend({ fileId: Id }))
    .output(Removed)
    .errors({ NOT_FOUND, TAKEN_UP }),

  withdraw: call({
    area,
    method: 'POST',
    path: `${path}/{id}/withdrawal`,
    record: 'write',
    summary: 'Withdraws a correction',
    description:
      'Until the staff takes it up: of a withdrawal and a taking up at once exactly one happens. One that is withdrawn already is answered as it stands.',
    refusals: { NOT_FOUND: NO_SUCH_CORRECTION, TAKEN_UP: TAKEN_UP_ALREADY },
    example: { input: key, output: { ...example, state: 'WITHDRAWN', endedAt: '2026-10-20T07:00:00.000Z' } },
  })
    .input(OneCorrection)
    .output(Correction)
    .errors({ NOT_FOUND, TAKEN_UP }),
};
