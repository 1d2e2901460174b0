import type { ClinicalDocument } from '#contract/clinical-documents/schemas.ts';
import { documentKey } from '#app/domain/benefits/sharing.ts';
import {
  clinicalDocumentFilePath,
  clinicalDocumentSharingPath,
  notesPath,
} from '#app/domain/clinical-documents/paths.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { languageInWords } from '#app/domain/clinical-documents/languages.ts';
import { sharingView } from '#app/routes/benefits/sharing.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { fileOf } from './documents.server.ts';

type Shown = Readonly<{ document: ClinicalDocument; request: AccountRequest; patientId: string }>;

/** A document with all that its own page says: its data without the file, the file, its notes, and who sees it. */
export async function documentPage({ document, request, patientId }: Shown) {
  const { id, title, typeName, unit, date, files, hasNotes } = document;
  const key = { id, patientId };
  const sharing = await sharingView(request, {
    patientId,
    documents: [{ key: documentKey(id), name: title, href: clinicalDocumentSharingPath(key) }],
  });
  return {
    typeName,
    unit: unit?.name ?? null,
    day: textIn(request.language).formatDay(dayOf(date)),
    language: languagesOf(document, request),
    names: files.map(({ name }) => name),
    files: files.length === 0 ? [] : [fileRow({ document, request, patientId })],
    notes: hasNotes === false ? null : notesPath(key),
    sharing,
  };
}
export type DocumentPage = Awaited<ReturnType<typeof documentPage>>;

/** The one file in which the document comes; at a kiosk no archive (B-14). */
function fileRow({ document, request, patientId }: Shown) {
  const { id, title, typeName, files } = document;
  const { isArchive, about } = fileOf(document, request);
  const { isKiosk } = request.context.portal.environment;
  const href = clinicalDocumentFilePath(isArchive ? 'archive' : 'content', { id, patientId });
  return {
    href: isKiosk && isArchive ? null : href,
    typeName,
    name: files.length > 1 ? null : title,
    count: request.t('record:documents.files', { count: files.length }),
    about,
  };
}

/** The languages in which the files are written, each once; null where none is known. */
function languagesOf({ files }: ClinicalDocument, { language }: AccountRequest) {
  const known = new Set(files.flatMap((file) => file.language ?? []));
  return known.size === 0 ? null : [...known].map((code) => languageInWords(code, language)).join(', ');
}
