import type { ClinicalDocument } from '#contract/clinical-documents/schemas.ts';
import { formatFileSize, kindsInWords } from '#app/domain/bookings/attachments.ts';
import { clinicalDocumentPath } from '#app/domain/clinical-documents/paths.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { ARCHIVE, comesAsArchive } from '#app/domain/record/documents.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { textIn } from '#app/services/text/texts.ts';

type Key = Readonly<{ patientId: string; id: string }>;

/** B-100: documents of the electronic medical record are as if they were not while it is off, whatever the host sends. */
export async function seenDocuments<One extends Pick<ClinicalDocument, 'source'>>(
  request: AccountRequest,
  documents: readonly One[],
) {
  const { edmEnabled } = await applicationSettings(request);
  return edmEnabled ? [...documents] : documents.filter(({ source }) => source !== 'EDM');
}

/** The document that the address claims; another's and a missing one are the same 404. */
export async function documentOf(request: AccountRequest, { patientId, id }: Key) {
  const { clinicalDocuments } = request.provider;
  const found = await orNotFound(clinicalDocuments.get({ patientId, docId: id }));
  const [document] = await seenDocuments(request, [found]);
  if (!document) throw notFound();
  return document;
}

type Shown = Readonly<{ document: ClinicalDocument; request: AccountRequest; patientId: string }>;

/** Kind and size of the file of a document, "PDF, 16 kB": an archive where several come, or one of type 06.10. */
export function fileOf({ type, files }: ClinicalDocument, { language, t }: AccountRequest) {
  const isArchive = comesAsArchive({ type, count: files.length });
  const [first] = files;
  const sizes = files.flatMap(({ size }) => size ?? []);
  const isKnown = files.length > 0 && sizes.length === files.length;
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return {
    isArchive,
    about: [
      kindsInWords([isArchive ? ARCHIVE : (first?.mediaType ?? '')]),
      isKnown ? formatFileSize({ bytes, language }) : t('clinical-documents:sizeUnknown'),
    ]
      .filter(Boolean)
      .join(', '),
  };
}

/** A document as a list shows it. */
export function documentRow({ document, request, patientId }: Shown) {
  const { id, title, typeName, unit, date, consentDocShared: isShared } = document;
  const sharing = isShared === undefined ? 'unknown' : isShared ? 'yes' : 'no';
  return {
    id,
    title,
    typeName,
    unit: unit?.name ?? null,
    day: textIn(request.language).formatDayWord(dayOf(date), request.now),
    about: fileOf(document, request).about,
    sharing: request.t(`clinical-documents:sharing.${sharing}`),
    path: clinicalDocumentPath({ id, patientId }),
  };
}
