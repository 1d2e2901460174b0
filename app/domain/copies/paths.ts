import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { withTicks } from '#app/domain/clinical-documents/ticks.ts';

export const COPIES_PATH = '/benefits/cdocrequests';
export const NEW_COPY_PATH = `${COPIES_PATH}/new`;

type One = Readonly<{ id: string }>;

export const copyPath = ({ id }: One) => `${COPIES_PATH}/${encodeURIComponent(id)}`;

/** The question whether its price is agreed to. */
export const copyPricePath = (one: One) => `${copyPath(one)}/price`;

export const copyFilePath = ({ id, fileId }: One & { fileId: string }) =>
  `${copyPath({ id })}/files/${encodeURIComponent(fileId)}`;

/** A new request of these documents of a patient. */
export const newCopyPath = ({ patientId, documents }: { patientId: string; documents: readonly string[] }) =>
  withTicks(ofPatient(NEW_COPY_PATH, patientId), documents);

/** A new request of the documents of a visit (AP-27). */
export const newCopyOfVisitPath = (visit: { patientId: string; encounterId: string }) =>
  `${NEW_COPY_PATH}?${new URLSearchParams(visit)}`;
