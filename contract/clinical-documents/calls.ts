/** A§2, A§7 and A§9 of the specification: documents of the medical record, their notes and files. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { pageOf, PatientListPart } from '#contract/paging.ts';
import { Code, Id } from '#contract/primitives.ts';
import { clinicalDocument, note, TYPES } from './examples.ts';
import { ClinicalDocument, ClinicalDocumentNote, ClinicalDocumentType } from './schemas.ts';

const area = 'clinical-documents';
const path = '/mpi/clinical-documents';
const patientId = 'patient-1001';
const key = { patientId, docId: clinicalDocument.id };
const NONE =
  'There is no such document of this patient, or the account may not see the patient’s record: the same answer for all.';
const Key = z.object({ patientId: Id, docId: Id });
const EITHER_ID =
  'It is asked for `id`, and after NOT_FOUND for `systemId` of the entry (B-02). The name stands in Content-Disposition.';

export const clinicalDocuments = {
  types: call({
    area,
    method: 'GET',
    path: `${path}/types`,
    summary: 'The types of clinical documents',
    description: 'Those by which the list can be filtered, with their names in both languages.',
    example: { output: TYPES },
  }).output(z.array(ClinicalDocumentType)),

  list: call({
    area,
    method: 'GET',
    path: `${path}/mpi-user/{patientId}`,
    record: 'read',
    entriesApart: 'entries',
    summary: 'The patient’s clinical documents, a page of them',
    description:
      'Those whose `date` lies in the period, of one type or of all, the latest first, equal ones by their id. A type that nobody knows has none. `hasMore`: another page follows. Nobody sees those of a patient who is not `authorized`, and an account that is not AUTHORIZED sees none (A-53): NOT_FOUND.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: {
      input: {
        patientId,
        after: '2025-11-22T23:00:00.000Z',
        before: '2026-11-23T23:00:00.000Z',
        pageIndex: 0,
        pageSize: 10,
      },
      output: { entries: [clinicalDocument], hasMore: true },
    },
  })
    .input(PatientListPart.extend({ documentType: Code.optional() }))
    .output(pageOf(ClinicalDocument))
    .errors({ NOT_FOUND }),

  get: call({
    area,
    method: 'GET',
    path: `${path}/mpi-user/{patientId}/{docId}`,
    record: 'read',
    summary: 'One clinical document',
    description: 'As in the list.',
    refusals: { NOT_FOUND: NONE },
    example: { input: key, output: clinicalDocument },
  })
    .input(Key)
    .output(ClinicalDocument)
    .errors({ NOT_FOUND }),

  ofContext: call({
    area,
    method: 'GET',
    path: `${path}/mpi-user/link/{patientId}/{contextId}`,
    record: 'read',
    entriesApart: '',
    summary: 'The clinical documents to which a notification leads',
    description: 'Those whose `contextId` it is, the latest first (AP-28, A-130).',
    refusals: {
      NOT_FOUND:
        'There is no such context of this patient, or the account may not see the patient’s record: the same answer for all.',
    },
    example: { input: { patientId, contextId: 'context-1' }, output: [clinicalDocument] },
  })
    .input(z.object({ patientId: Id, contextId: Id }))
    .output(z.array(ClinicalDocument).max(200))
    .errors({ NOT_FOUND }),

  notes: call({
    area,
    method: 'GET',
    path: `${path}/notes/mpi-user/{patientId}/{docId}`,
    record: 'read',
    entriesApart: '',
    summary: 'The notes of a clinical document',
    description: 'The latest first; an empty list: it has none.',
    refusals: { NOT_FOUND: NONE },
    example: { input: key, output: [note] },
  })
    .input(Key)
    .output(z.array(ClinicalDocumentNote).max(200))
    .errors({ NOT_FOUND }),

  content: call({
    area,
    method: 'GET',
    path: `${path}/mpi-user/{patientId}/{docId}/content`,
    record: 'read',
    summary: 'A clinical document as a file',
    description: `A document of one file comes as it is, one of several as a ZIP archive, and so does always what is of type 06.10 (A-119). ${EITHER_ID}`,
    refusals: { NOT_FOUND: `${NONE} Also when nothing is kept under this id.` },
    example: { input: key },
  })
    .input(Key)
    .output(z.file())
    .errors({ NOT_FOUND }),

  archive: call({
    area,
    method: 'GET',
    path: `${path}/mpi-user/{patientId}/{docId}/archive`,
    record: 'read',
    inAudit: 'clinicalDocuments.content',
    summary: 'All files of a clinical document in one archive',
    description: `A ZIP archive, also of one file; two files of one name are both there. ${EITHER_ID}`,
    refusals: { NOT_FOUND: `${NONE} Also when nothing is kept under this id.` },
    example: { input: key },
  })
    .input(Key)
    .output(z.file())
    .errors({ NOT_FOUND }),
};
