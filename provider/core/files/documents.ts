import { archiveOf } from './archive.ts';

/** A document as the stores keep it. */
type DocumentRow = Readonly<{ file_name: string; media_type: string; content: Uint8Array }>;

/** A document as it is. */
export const documentFile = ({ file_name, media_type, content }: DocumentRow) =>
  new File([new Uint8Array(content)], file_name, { type: media_type });

/** Documents in one ZIP of that name. */
export const documentArchive = (rows: readonly DocumentRow[], name: string) =>
  new File([archiveOf(rows.map(({ file_name, content }) => ({ name: file_name, bytes: content })))], name, {
    type: 'application/zip',
  });
