import { tablesOf, type InstantColumn } from '#provider/core/columns.ts';

export type ClinicalDocumentTypeRow = { code: string; name_pl: string; name_en: string };

export type ClinicalDocumentRow = {
  id: string;
  patient_id: string;
  /** The id in the system that keeps the files (B-02); null: it has no other. */
  system_id: string | null;
  /** Under which of both ids the files are found. */
  content_id: string;
  type: string;
  title: string;
  dated_at: InstantColumn;
  published_at: InstantColumn;
  unit_name: string | null;
  context_id: string | null;
  /** EDM, or null (B-100). */
  source: 'EDM' | null;
};

/** A file of a document. */
export type ClinicalDocumentFileRow = {
  document_id: string;
  position: number;
  file_name: string;
  media_type: string;
  language: string | null;
  /** Null: not known. */
  size: number | null;
  /** Null: it is lost. */
  content: Uint8Array | null;
};

export type ClinicalDocumentNoteRow = {
  id: string;
  document_id: string;
  at: InstantColumn;
  role: string;
  text: string;
};

export type ClinicalDocumentsTables = {
  clinical_document_types: ClinicalDocumentTypeRow;
  clinical_documents: ClinicalDocumentRow;
  clinical_document_files: ClinicalDocumentFileRow;
  clinical_document_notes: ClinicalDocumentNoteRow;
};

export const clinicalDocumentsTables = tablesOf<ClinicalDocumentsTables>({
  clinical_document_types: true,
  clinical_documents: true,
  clinical_document_files: true,
  clinical_document_notes: true,
});
