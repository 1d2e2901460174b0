/** B§2, B§7 and B§8 of the specification: files that patients send to a doctor. */
import { z } from 'zod';
import { FILE_NOT_TAKEN, FILE_REFUSED } from '#contract/bookings/errors.ts';
import { FileName, Removed, Upload } from '#contract/bookings/schemas/attachments.ts';
import { call } from '#contract/call.ts';
import { LIMIT_ERRORS, LIMIT_REFUSALS, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { CaseFile, DraftKey } from './case-schemas.ts';
import { caseKey, NO_SUCH_CASE } from './medical-cases.ts';

const area = 'telehealth';
const path = '/amts/medical-cases/{accountId}/{patientId}/{caseId}';
const OfCase = z.object({ accountId: Id, patientId: Id, caseId: Id });
const NO_SUCH_FILE = `${NO_SUCH_CASE} Also when the case has no such file.`;
const CLOSED = 'The teleconsultation is over or cancelled: its files stay as they are.';
const key = { ...caseKey, caseId: 'case-6501' };
const example = {
  attachmentId: 'case-file-6601',
  fileName: 'pomiary.pdf',
  type: 'application/pdf',
  size: 1024,
  addedAt: '2026-10-20T06:00:00.000Z',
} as const;
const { fileName: filename, type } = example;
const file = new File(['%PDF-1.7'], filename, { type });
const fileOf = { ...key, attachmentId: example.attachmentId };

export const caseFiles = {
  add: call({
    area,
    method: 'POST',
    path: `${path}/attachments`,
    record: 'write',
    summary: 'Adds a file to a case, before a teleconsultation is booked',
    description:
      'multipart/form-data with one file (A-63, S-35). The bytes decide what it is; a name that is there already gets a number, "image (2).jpg". `key` is the draft’s: its files in this case count together. `copyOf` names a file of another case of the patient whose bytes these are (B-58): it comes once for a key and is not counted against the bound of bytes again.',
    refusals: { NOT_FOUND: NO_SUCH_CASE, FILE_REFUSED: FILE_NOT_TAKEN, ...LIMIT_REFUSALS },
    example: { input: { ...key, filename, file, key: 'draft-Jq3v0x8pTn' }, output: example },
  })
    .input(OfCase.extend({ filename: FileName, file: Upload, key: DraftKey, copyOf: Id.optional() }))
    .output(CaseFile)
    .errors({ NOT_FOUND, FILE_REFUSED, ...LIMIT_ERRORS }),

  addToConsultation: call({
    area,
    method: 'POST',
    path: `${path}/{consultationId}/attachments`,
    record: 'write',
    summary: 'Adds a file to a teleconsultation that is booked',
    description:
      'As a file of a case; it belongs to both (B-64). All files of the teleconsultation count together. While its booking is SCHEDULED or REGISTERED.',
    refusals: {
      NOT_FOUND: `${NO_SUCH_CASE} Also when there is no such teleconsultation in the case.`,
      CLOSED,
      FILE_REFUSED: FILE_NOT_TAKEN,
      ...LIMIT_REFUSALS,
    },
    byStatus: { 409: 'CLOSED' },
    example: {
      input: { ...key, consultationId: 'teleconsultation-6002', filename, file },
      output: example,
    },
  })
    .input(OfCase.extend({ consultationId: Id, filename: FileName, file: Upload }))
    .output(CaseFile)
    .errors({ NOT_FOUND, CLOSED: { status: 409 }, FILE_REFUSED, ...LIMIT_ERRORS }),

  get: call({
    area,
    method: 'GET',
    path: `${path}/attachments/{attachmentId}`,
    record: 'read',
    summary: 'A file of a case',
    description: 'The bytes, with the type in Content-Type and the name in Content-Disposition.',
    refusals: { NOT_FOUND: NO_SUCH_FILE },
    example: { input: fileOf },
  })
    .input(OfCase.extend({ attachmentId: Id }))
    .output(z.file())
    .errors({ NOT_FOUND }),

  remove: call({
    area,
    method: 'DELETE',
    path: `${path}/attachments/{attachmentId}`,
    record: 'write',
    summary: 'Removes a file of a case',
    description:
      'One that was removed already is as good as none. Not once its teleconsultation is over or cancelled.',
    refusals: { NOT_FOUND: NO_SUCH_FILE, CLOSED },
    example: { input: fileOf, output: { removed: true } },
  })
    .input(OfCase.extend({ attachmentId: Id }))
    .output(Removed)
    .errors({ NOT_FOUND, CLOSED: { status: 409 } }),
};
