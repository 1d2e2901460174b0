import type { ProviderText } from '#app/domain/text.ts';

type Document = Readonly<{
  type: string;
  typeName: ProviderText;
  name: string;
  mediaType: string;
  size: number;
}>;

/** a document of this type always comes as an archive. */
const ARCHIVED_TYPE = '06.10';
export const ARCHIVE = 'application/zip';

const sizeOf = (documents: readonly Document[]) => documents.reduce((sum, { size }) => sum + size, 0);

/** several files, and always those of that type, come in one archive. */
export const comesAsArchive = ({ type, count }: Readonly<{ type: string; count: number }>) =>
  count > 1 || type === ARCHIVED_TYPE;

/** B-01: the files that the documents of a visit come in, one a type, in the order of the documents. */
export function filesByType(documents: readonly Document[]) {
  return [...new Set(documents.map(({ type }) => type))].flatMap((type) => {
    const ofType = documents.filter((one) => one.type === type);
    const [first] = ofType;
    if (!first) return [];
    const isArchive = comesAsArchive({ type, count: ofType.length });
    return {
      type,
      typeName: first.typeName,
      names: ofType.map(({ name }) => name),
      mediaType: isArchive ? ARCHIVE : first.mediaType,
      size: sizeOf(ofType),
    };
  });
}

/** All documents in one file; null where there are not several. */
export const allInOne = (documents: readonly Document[]) =>
  documents.length > 1 ? { count: documents.length, size: sizeOf(documents) } : null;
