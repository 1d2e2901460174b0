import { zipSync, type Zippable } from 'fflate';

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
  const seen = new Map<string, number>();
  return files.map(({ name, bytes }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(name) ?? [];
    return { name: (count > 1 ? `${stem} (${count})${ending}` : name).normalize('NFC'), bytes };
  });
}
