import { normalized } from '#contract/people/reading/normalized.ts';
import { zipSync, type Zippable } from 'fflate';
import { freeName } from './names.ts';

type ArchivedFile = Readonly<{ name: string; bytes: Uint8Array }>;

/** The first day that the format knows: an archive of the same files is the same bytes. */
const NO_DAY = new Date(1980, 0, 1);

/** A ZIP archive of files that are stored as they are: documents are pressed already. A name that comes again gets a number. */
export function archiveOf(files: readonly ArchivedFile[]): Uint8Array<ArrayBuffer> {
  const named: Zippable = Object.fromEntries(uniquelyNamed(files).map(({ name, bytes }) => [name, bytes]));
  return new Uint8Array(zipSync(named, { level: 0, mtime: NO_DAY }));
}

/** "wynik.pdf", "wynik (2).pdf". */
function uniquelyNamed(files: readonly ArchivedFile[]) {
  const taken: string[] = [];
  return files.map(({ name, bytes }) => {
    taken.push(freeName(normalized(name, 'NFC'), taken));
    return { name: taken.at(-1) ?? name, bytes };
  });
}
