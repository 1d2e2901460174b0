import type { FileRefusal, FileType, FileUploadParams } from '#contract/bookings/schemas/attachments.ts';
import { hasArchive, hasMarkup } from './bytes.ts';
import type { Cleaned } from './cleaned.ts';
import { cleanJpeg, isJpeg } from './jpeg.ts';
import { isHeic } from './heic.ts';
import { isPdf, wholePdf } from './pdf.ts';
import { cleanPng, isPng } from './png.ts';

type Kind = {
  type: FileType;
  is: (bytes: Buffer) => boolean;
  clean: (bytes: Buffer) => Cleaned | Promise<Cleaned>;
};

const KINDS: readonly Kind[] = [
  { type: 'image/jpeg', is: isJpeg, clean: cleanJpeg },
  { type: 'image/png', is: isPng, clean: cleanPng },
  // The last: its head need not be the first that stands in the file.
  { type: 'application/pdf', is: isPdf, clean: wholePdf },
];

export type FileToCheck = { bytes: Buffer; params: FileUploadParams };
export type CheckedFile = { type: FileType; content: Buffer } | { refusal: FileRefusal };

/**
 * S-35. What a file is, by its bytes alone; pictures without what is no picture. UNSAFE: broken, or
 * something else as well (a page, an archive). Takes as long as the file makes it take: only `createFileChecker` calls it.
 */
export async function checkFile({ bytes, params }: FileToCheck): Promise<CheckedFile> {
  if (bytes.length === 0) return { refusal: 'EMPTY' };
  if (bytes.length > params.maxFileSize) return { refusal: 'TOO_LARGE' };

  if (isHeic(bytes) && params.fileTypes.includes('image/jpeg')) return { refusal: 'HEIC' };
  const kind = KINDS.find(({ is }) => is(bytes));
  if (!kind || !params.fileTypes.includes(kind.type)) return { refusal: 'TYPE' };

  const content = await kind.clean(bytes);
  if (typeof content === 'string') return { refusal: content };
  if (hasMarkup(content) || hasArchive(content)) return { refusal: 'UNSAFE' };
  return { type: kind.type, content };
}
