import { normalized } from '#contract/people/reading/normalized.ts';
import { isBlank } from '#app/domain/typed.ts';

/** B§2: files of the booking itself, and of its referral. */
export type AttachmentKind = 'BOOKING' | 'REFERRAL';

/** The part of an address that says whose files are meant. */
const SEGMENTS: Readonly<Record<AttachmentKind, string>> = {
  BOOKING: 'attachments',
  REFERRAL: 'referral-attachments',
};
/** Whose files an address is about: of the referral, or of the booking itself. */
export const attachmentKindOf = (pathname: string): AttachmentKind =>
  pathname.toLowerCase().split('/').filter(Boolean)[3] === SEGMENTS.REFERRAL ? 'REFERRAL' : 'BOOKING';

/** The page of the files; `bookingPath` is the booking's own. */
export const attachmentsPath = ({ bookingPath, kind }: { bookingPath: string; kind: AttachmentKind }) =>
  `${bookingPath}/${SEGMENTS[kind]}`;

/** Stands for the name of a file that had none yet when its upload broke off: no file is called so. */
export const UNNAMED_FILE = '/';

const LONGEST_NAME = 120;
/** Is what a file is called of whose name nobody would see anything. */
const UNNAMED = 'plik';
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Returns a file's name as text: no path, nothing unseen, something to be seen, not too long; the ending stays. */
export function cleanFileName(name: string): string {
  const [last = ''] = normalized(name, 'NFC').split(/[/\\]/).slice(-1);
  const plain = last.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (/^\.*$/.test(plain)) return UNNAMED;
  const [, stem = '', own = ''] = /^(.+?)(\.[^.]{1,10})?$/u.exec(plain) ?? [];
  if (isBlank(stem)) return UNNAMED + own;
  if (plain.length <= LONGEST_NAME) return plain;
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  return (
    Array.from(plain.slice(0, LONGEST_NAME - ending.length - 1))
      .join('')
      .replace(UNSEEN, '') + ending
  );
}

const ENDINGS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'text/plain': ['.txt'],
  'application/zip': ['.zip'],
};

/** As what a file is handed out; what we do not know is bytes. */
export const servedType = (type: string) =>
  Object.hasOwn(ENDINGS, type) ? type : 'application/octet-stream';

/**
 * Media types beside endings of names, "image/jpeg,.jpg,.jpeg": what a window that chooses files offers. A phone makes a
 * JPEG of its HEIC by itself when it reads the type.
 */
export const acceptOf = (types: readonly string[]) =>
  types.flatMap((type) => (ENDINGS[type] ? [type, ...ENDINGS[type]] : [])).join(',');

/** Kinds of files in words: "PDF, JPG, PNG". */
export const kindsInWords = (types: readonly string[]) =>
  types.flatMap((type) => ENDINGS[type]?.[0].slice(1).toUpperCase() ?? []).join(', ');

/** The name under which a file is saved: it ends as its type does, whatever it was called. */
export function savedName({ filename, type }: { filename: string; type: string }) {
  const endings = ENDINGS[type];
  if (!endings) return `${filename}.bin`;
  return endings.some((ending) => filename.toLowerCase().endsWith(ending)) ? filename : filename + endings[0];
}

const KIB = 1024;
const MIB = KIB * KIB;

/** "82 B", "120 kB", "1,2 MB", which no line divides. */
export function formatFileSize({ bytes, language }: { bytes: number; language: 'pl' | 'en' }) {
  if (bytes < KIB) return `${bytes}\u00a0B`;
  if (bytes < MIB) return `${Math.ceil(bytes / KIB)}\u00a0kB`;
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / MIB);
  return `${size}\u00a0MB`;
}
