import type { FileRefusal, FileType, FileUploadParams } from '#contract/bookings/schemas/attachments.ts';
import { hasArchive, hasMarkup } from './bytes.ts';
import type { Cleaned } from './cleaned.ts';
import { cleanJpeg, isJpeg } from './jpeg.ts';
import { isPdf, wholePdf } from './pdf.ts';
import { cleanPng, isPng } from './png.ts';

type Kind = { type: FileType; is: (bytes: Buffer) => boolean; clean: (bytes: Buffer) => Cleaned };

const KINDS: readonly Kind[] = [
  { type: 'application/pdf', is: isPdf, clean: wholePdf },
  { type: 'image/jpeg', is: isJpeg, clean: cleanJpeg },
  { type: 'image/png', is: isPng, clean: cleanPng },
];

export type FileToCheck = { bytes: Buffer; params: FileUploadParams };
export type CheckedFile = { type: FileType; content: Buffer } | { refusal: FileRefusal };

/**
 * S-35. What a file is, by its bytes alone; pictures without what is no picture. UNSAFE: broken, or
 * something else as well (a page, an archive). Takes as long as the file makes it take: only `createFileChecker` calls it.
 */
export function checkFile({ bytes, params }: FileToCheck): CheckedFile {
  if (bytes.length === 0) return { refusal: 'EMPTY' };
  if (bytes.length > params.maxFileSize) return { refusal: 'TOO_LARGE' };

  const kind = KINDS.find(({ is }) => is(bytes));
  if (!kind || !params.fileTypes.includes(kind.type)) return { refusal: 'TYPE' };

  const content = kind.clean(bytes);
  if (typeof content === 'string') return { refusal: content };
  if (hasMarkup(content) || hasArchive(content)) return { refusal: 'UNSAFE' };
  return { type: kind.type, content };
}

/** Whether one more file of that name can stand beside those that are there. */
export function placeRefusal({
  filename,
  others,
  params,
}: {
  filename: string;
  others: readonly { filename: string }[];
  params: FileUploadParams;
}): FileRefusal | null {
  if (others.length >= params.maxFiles) return 'TOO_MANY';
  const isThere = others.some((other) => plain(other.filename) === plain(filename));
  return isThere ? 'SAME_NAME' : null;
}

const plain = (filename: string) => filename.normalize('NFC').toLowerCase();
