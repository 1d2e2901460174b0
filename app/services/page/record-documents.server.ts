import { formatFileSize, kindsInWords } from '#app/domain/bookings/attachments.ts';
import { ARCHIVE, allInOne, filesByType } from '#app/domain/record/documents.ts';
import { providerText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

type RecordDocuments = Readonly<{
  documents: Parameters<typeof filesByType>[0];
  /** Where the file of a type is. */
  hrefOf: (file: { type: string; isArchive: boolean }) => string;
  /** Where all are in one file. */
  allHref: string;
}>;

/** Documents of a record as the files they come in, each with its kind and size (B-01). */
export function documentsView(
  { language, t, context }: AccountRequest,
  { documents, hrefOf, allHref }: RecordDocuments,
) {
  const kindAndSize = ({ mediaType, size }: { mediaType: string; size: number }) =>
    [kindsInWords([mediaType]), formatFileSize({ bytes: size, language })].filter(Boolean).join(', ');
  const { isKiosk } = context.portal.environment;
  const all = isKiosk ? null : allInOne(documents);
  return {
    files: filesByType(documents).map(({ type, typeName, names, ...file }) => {
      const [name = ''] = names;
      const isArchive = file.mediaType === ARCHIVE;
      return {
        href: isKiosk && isArchive ? null : hrefOf({ type, isArchive }),
        typeName,
        name: names.length > 1 ? null : providerText(name),
        count: t('record:documents.files', { count: names.length }),
        about: kindAndSize(file),
      };
    }),
    all: all && {
      href: allHref,
      label: t('record:documents.all', {
        count: all.count,
        about: kindAndSize({ mediaType: ARCHIVE, size: all.size }),
      }),
    },
  };
}
