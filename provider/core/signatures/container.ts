import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { NotSigned } from './verdict.ts';

/** A document and its signatures; an archive that brings more is none of ours. */
const MOST_ENTRIES = 100;
const MOST_BYTES = 20 * 1024 * 1024;

export const isContainer = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

export type Packed = Readonly<{ name: string; bytes: Buffer }>;

/** The files of an ASiC container, by their bounds before any is unpacked. @throws NotSigned UNREADABLE */
export async function filesIn(bytes: Buffer): Promise<Packed[]> {
  try {
    const zip = await opened(bytes);
    const entries = await entriesOf(zip);
    const files: Packed[] = [];
    for (const entry of entries) files.push({ name: entry.fileName, bytes: await unpacked(zip, entry) });
    return files;
  } catch {
    throw new NotSigned('UNREADABLE');
  }
}

const opened = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error: Error | null, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
  });

function entriesOf(zip: ZipFile) {
  return new Promise<Entry[]>((resolve, reject) => {
    const entries: Entry[] = [];
    let size = 0;
    const isTooMuch = (entry: Entry) => {
      size += entry.uncompressedSize;
      const isTwice = entries.some(({ fileName }) => fileName === entry.fileName);
      return entries.length >= MOST_ENTRIES || size > MOST_BYTES || isTwice;
    };
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      if (isTooMuch(entry)) {
        reject(new NotSigned('UNREADABLE'));
        return;
      }
      if (!entry.fileName.endsWith('/')) entries.push(entry);
      zip.readEntry();
    });
    if (zip.entryCount > MOST_ENTRIES) reject(new NotSigned('UNREADABLE'));
    else zip.readEntry();
  });
}

/** The library ends a stream that brings more than the entry says. */
const unpacked = (zip: ZipFile, entry: Entry) =>
  new Promise<Buffer>((resolve, reject) => {
    zip.openReadStream(entry, (error: Error | null, stream) => {
      if (error) {
        reject(error);
        return;
      }
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('error', reject);
      stream.on('end', () => resolve(Buffer.concat(parts)));
    });
  });
