import { create } from 'content-disposition';

/** Returns the headers of a file that is to be saved under a name (RFC 6266). */
export const downloadHeaders = (name: string) => ({
  'content-disposition': create(name, { fallback: plainLetters(name) }),
});

/** Writes a name for old browsers, without diacritics. */
const plainLetters = (name: string) =>
  name
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\w .()-]/g, '_');
