import { inflateSync } from 'node:zlib';
import { PDFArray, PDFContext, PDFNull, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { textOf } from './bytes.ts';
import { Unreadable, type Budget } from './pdf-budget.ts';
import { decryptedStreams, type EncryptedStream } from './pdf-decrypted.ts';
import { define, meant, nameOf, readOnce, type FoundStream, type Structure } from './pdf-objects.ts';
import { ObjectReader } from './pdf-parser.ts';

type Packed = FoundStream & { contents: Uint8Array };

/** Adds the objects that are packed into streams. @throws Unreadable, TooMuch, NeedsPassword */
export async function unpackObjects({ structure, budget }: { structure: Structure; budget: Budget }) {
  const found = structure.streams.filter(isPacked);
  budget.packed.spend(found.length);
  const packed = found.map((stream) => ({ ...stream, contents: contentsOf({ structure, stream }) }));
  for (const stream of await readable({ structure, packed })) {
    const unpacked = unfiltered({ structure, stream, budget });
    budget.unpacked.spend(unpacked.length);
    readPacked({ structure, stream, unpacked, budget });
  }
}

/** Its type says it; a viewer asks for these two alone. */
const isPacked = ({ dict }: FoundStream) =>
  dict.get(nameOf('Type')) === nameOf('ObjStm') || (dict.has(nameOf('First')) && dict.has(nameOf('N')));

/** As a stream is encrypted, its last byte counts: where its length says, or before the word that ends it. */
function contentsOf({ structure, stream: { dict, start } }: { structure: Structure; stream: FoundStream }) {
  const { bytes, text } = structure;
  const length = meant(structure, dict.get(nameOf('Length'))).at(-1);
  if (length instanceof PDFNumber) {
    const end = start + length.asNumber();
    if (/^\s*endstream/.test(text.slice(end, end + 20))) return bytes.subarray(start, end);
  }
  const end = text.indexOf('endstream', start);
  if (end < 0) throw new Unreadable();
  return bytes.subarray(start, end - (/\r\n$/.test(text.slice(end - 2, end)) ? 2 : 1));
}

/** The same streams; decrypted with the password that nobody has to type, when the document is encrypted. */
async function readable({ structure, packed }: { structure: Structure; packed: readonly Packed[] }) {
  const encryptions = structure.trailers.flatMap((trailer) =>
    meant(structure, trailer.get(nameOf('Encrypt'))).filter((one) => one !== PDFNull),
  );
  const [encryption] = encryptions;
  if (!encryption) return packed;
  const isSame = encryptions.every((one) => one.toString() === encryption.toString());
  const ids = structure.trailers.flatMap((trailer) => meant(structure, trailer.get(nameOf('ID'))));
  if (!isSame) throw new Unreadable();
  const encrypted: EncryptedStream[] = packed.map(({ number, generation, contents }) => ({
    number,
    generation,
    contents,
  }));
  const contents = await decryptedStreams({ encryption, id: ids[0], streams: encrypted });
  return packed.map((stream, index) => ({ ...stream, contents: contents[index] ?? new Uint8Array() }));
}

type Unpacking = { structure: Structure; stream: Packed; budget: Budget };

/** Deflated or as they are: no maker packs objects in another way, and each other way is one to hide something. */
function unfiltered({ structure, stream: { dict, contents }, budget }: Unpacking) {
  const filters = listed(structure, dict.get(nameOf('Filter')));
  if (filters.length === 0) return contents;
  const isPlain = listed(structure, dict.get(nameOf('DecodeParms'))).every((one) => one === PDFNull);
  if (filters.length > 1 || filters[0] !== nameOf('FlateDecode') || !isPlain) throw new Unreadable();
  try {
    return inflateSync(contents, { maxOutputLength: Math.max(1, budget.unpacked.left()) });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') budget.unpacked.spend(Infinity);
    throw new Unreadable();
  }
}

const listed = (structure: Structure, object: PDFObject | undefined): readonly PDFObject[] =>
  meant(structure, object).flatMap((one) =>
    one instanceof PDFArray ? one.asArray().flatMap((each) => meant(structure, each)) : [one],
  );

/** A table of numbers and places stands before the objects. */
function readPacked({ structure, stream, unpacked, budget }: Unpacking & { unpacked: Uint8Array }) {
  const first = meant(structure, stream.dict.get(nameOf('First'))).at(-1);
  if (!(first instanceof PDFNumber)) throw new Unreadable();
  const table = textOf(Buffer.from(unpacked.subarray(0, first.asNumber())));
  const reader = new ObjectReader(unpacked, PDFContext.create());
  for (const [, number, place] of table.matchAll(/(?<!\d)(\d+)[\s\0]+(\d+)/g)) {
    const start = first.asNumber() + Number(place);
    budget.objects.spend(1);
    const read = readOnce({ reader, start, budget });
    if (!read) throw new Unreadable();
    structure.objects.push(read.object);
    define(structure, { number: Number(number), object: read.object });
  }
}
