import { normalized } from '#contract/people/reading/normalized.ts';
import { create } from 'content-disposition';
import { savedName, servedType } from '#app/domain/bookings/attachments.ts';

/** The types that browsers show by themselves. */
const SHOWN: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png', 'text/plain']);

/** Returns the headers of a file that is to be saved under a name (RFC 6266). */
export const downloadHeaders = (name: string) => ({
  'content-disposition': create(name, { fallback: plainLetters(name) }),
});

/** The same of one that opens in a tab; its name is for who saves it there. */
export const inTabHeaders = (name: string) => ({
  'content-disposition': create(name, { type: 'inline', fallback: plainLetters(name) }),
});

/** A file of somebody's as a download: what we do not know is bytes, and its name ends as its type does. */
export function fileDownload(file: File) {
  const type = servedType(file.type);
  const name = savedName({ filename: file.name, type });
  return new Response(file.stream(), {
    headers: { 'content-type': type, 'content-length': String(file.size), ...downloadHeaders(name) },
  });
}

/** A file of somebody's to be read in the browser: nothing says that it is to be saved; null: no browser shows such a one. */
export function fileToRead(file: File) {
  const type = servedType(file.type);
  if (!SHOWN.has(type)) return null;
  return new Response(file.stream(), {
    headers: { 'content-type': type, 'content-length': String(file.size) },
  });
}

/** Writes a name for old browsers, without diacritics. */
const plainLetters = (name: string) =>
  normalized(name.replaceAll('ł', 'l').replaceAll('Ł', 'L'), 'NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\w .()-]/g, '_');
