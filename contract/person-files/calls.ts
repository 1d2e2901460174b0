/** A§5, A§7, A-62 to A-67 of the specification: files of a person, and those that wait for a registration. */
import { z } from 'zod';
import { FILE_NOT_TAKEN, FILE_REFUSED } from '#contract/bookings/errors.ts';
import { Attachment, FileName, Removed, Upload } from '#contract/bookings/schemas/attachments.ts';
import { call } from '#contract/call.ts';
import { LIMIT_ERRORS, LIMIT_REFUSALS, NOT_FOUND, NO_SUCH_PATIENT } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { waitingFiles } from '#contract/waiting-files.ts';
import { CLOSED, PERSON_FILE_ERRORS, REQUIRED } from './errors.ts';
import { PersonFile } from './schemas.ts';

const area = 'person-files';
const path = '/portal/api/patients/{patientId}/attachments';
const patientId = 'patient-1008';
const kept = {
  id: 'person-file-9501',
  filename: 'karta-pobytu.pdf',
  type: 'application/pdf',
  size: 812,
  addedAt: '2026-10-20T06:00:00.000Z',
} as const;
const example = { ...kept, isRemovable: true };
const { filename, type } = kept;
const NO_SUCH_FILE = `${NO_SUCH_PATIENT} Also when this person has no such file, or one that the account may not see.`;
const OfPerson = z.object({ patientId: Id });

const waiting = waitingFiles({
  area,
  path: '/portal/api/person-files',
  added: Attachment,
  example: { file: kept, with: [] },
  add: {
    summary: 'Adds a file of a person before the person is registered',
    description:
      'multipart/form-data with one file (A-63, S-35). It is kept for the account until a registration takes it, 30 days at most. `with` names the ones that the same registration has already: their number counts, and a name that is there already gets a number, "image (2).jpg". Repeat the field for each: with[0], with[1]. An account has 40 files that wait at most.',
  },
  remove: { summary: 'Removes a file that no registration has taken' },
});

export const personFiles = {
  list: call({
    area,
    method: 'GET',
    path,
    record: 'read',
    entriesApart: '',
    summary: 'The files of a person',
    description:
      'Their names, types and sizes, oldest first. A file belongs to the person: whoever acts for them sees it, where account and person are confirmed, and else what the account itself has added (A-53). A paper that came with a registration is seen by the account that brought it and by the person’s own alone.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input: { patientId }, output: [example] },
  })
    .input(OfPerson)
    .output(z.array(PersonFile))
    .errors({ NOT_FOUND }),

  get: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/patients/{patientId}/attachments/{attId}',
    record: 'read',
    summary: 'A file of a person',
    description: 'The bytes, with the type in Content-Type and the name in Content-Disposition.',
    refusals: { NOT_FOUND: NO_SUCH_FILE },
    example: { input: { patientId, attId: kept.id } },
  })
    .input(OfPerson.extend({ attId: Id }))
    .output(z.file())
    .errors({ NOT_FOUND }),

  add: call({
    area,
    method: 'POST',
    path,
    record: 'write',
    summary: 'Adds a file of a person',
    description:
      'multipart/form-data with one file (A-63, S-35). The bytes decide what it is; a name that is there already gets a number, "image (2).jpg".',
    refusals: {
      NOT_FOUND: NO_SUCH_PATIENT,
      CLOSED,
      FILE_REFUSED: FILE_NOT_TAKEN,
      ...LIMIT_REFUSALS,
    },
    example: {
      input: { patientId, filename, file: new File(['%PDF-1.7'], filename, { type }) },
      output: example,
    },
  })
    .input(OfPerson.extend({ filename: FileName, file: Upload }))
    .output(PersonFile)
    .errors({ NOT_FOUND, CLOSED: PERSON_FILE_ERRORS.CLOSED, FILE_REFUSED, ...LIMIT_ERRORS }),

  remove: call({
    area,
    method: 'DELETE',
    path: `${path}/{id}`,
    record: 'write',
    summary: 'Removes a file of a person',
    description:
      'One that may be removed (`isRemovable`). While the unit requires files (attachmentsRequired), the last one stays.',
    refusals: {
      NOT_FOUND: `${NO_SUCH_FILE} Also when another account brought it at a registration.`,
      REQUIRED,
      CLOSED,
    },
    byStatus: { 409: 'REQUIRED' },
    example: { input: { patientId, id: kept.id }, output: { removed: true } },
  })
    .input(OfPerson.extend({ id: Id }))
    .output(Removed)
    .errors({ NOT_FOUND, ...PERSON_FILE_ERRORS }),

  addWaiting: waiting.add,
  removeWaiting: waiting.remove,
};
