import { ofPatient } from '#app/domain/patients/of-patient.ts';

export const CLINICAL_DOCUMENTS_PATH = '/benefits/clinicaldocuments';

type Key = Readonly<{ id: string; patientId: string }>;

const below = (parts: readonly string[]) =>
  [CLINICAL_DOCUMENTS_PATH, ...parts.map(encodeURIComponent)].join('/');

/** The documents to which a notification leads; whose they are, the page finds out (AP-28). */
export const documentsOfContextPath = (contextId: string) => below([contextId]);

/** Whose document it is goes along, so that the page is the same in another tab. */
export const clinicalDocumentPath = ({ id, patientId }: Key) => ofPatient(below(['document', id]), patientId);

export const notesPath = ({ id, patientId }: Key) => ofPatient(below(['document', id, 'notes']), patientId);

/** The question whether to share it. */
export const clinicalDocumentSharingPath = ({ id, patientId }: Key) =>
  ofPatient(below(['document', id, 'sharing']), patientId);

/** The document as a file, or all its files in one. */
export const clinicalDocumentFilePath = (kind: 'content' | 'archive', { id, patientId }: Key) =>
  ofPatient(below(['document', id, kind]), patientId);
