import { archiveOf } from './archive.ts';
import type { DocumentRow, ListedDocumentRow } from './rows.ts';

/** A document as a record's entry lists it. */
export const documentView = (row: ListedDocumentRow) => ({
  type: row.type,
  typeName: row.type_name,
  name: row.file_name,
  mediaType: row.media_type,
  size: row.size,
});

/** a document of this type always comes as an archive. */
const ARCHIVED_TYPE = '06.10';

/** True where documents that are asked for by their type go out in an archive, and not the one document as it is. */
export const isArchived = (documents: readonly { type: string }[]) =>
  documents.length > 1 || documents.some(({ type }) => type === ARCHIVED_TYPE);

type KeptFile = Readonly<Pick<DocumentRow, 'file_name' | 'media_type' | 'content'>>;

/** A document as it is. */
export const documentFile = ({ file_name, media_type, content }: KeptFile) =>
  new File([new Uint8Array(content)], file_name, { type: media_type });

/** Documents in one ZIP of that name. */
export const documentArchive = (rows: readonly KeptFile[], name: string) =>
  new File([archiveOf(rows.map(({ file_name, content }) => ({ name: file_name, bytes: content })))], name, {
    type: 'application/zip',
  });
