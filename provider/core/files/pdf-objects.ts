import { PDFContext, PDFDict, PDFName, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { textOf } from './bytes.ts';
import { TooMuch, type Budget } from './pdf-budget.ts';
import { ObjectReader, type Read } from './pdf-parser.ts';

/** The objects of a file, read wherever one begins: a table of places could leave out what a viewer finds. */
export type Structure = {
  bytes: Buffer;
  text: string;
  objects: PDFObject[];
  /** All that were ever written under a number; the last counts. */
  byNumber: Map<number, PDFObject[]>;
  streams: FoundStream[];
  trailers: PDFDict[];
  /** The bytes of objects that the grammar does not know. */
  unreadable: string[];
  /** Actions that were looked at already: one that is not harmless ends the look. */
  harmless: Record<'byItself' | 'whenPressed', Set<PDFObject>>;
};

export type FoundStream = Readonly<{ dict: PDFDict; start: number; number: number; generation: number }>;

/** Where an object may begin, whatever stands around it: in a stream or in a text as well. */
const HIT = /(?<=[\d\s\0])(?:obj|trailer)/g;
/** Two numbers before it, with spaces, NUL or comments between and behind. */
const HEADER = /(?<!\d)(\d+)(?:[\s\0]|%[^\r\n]*[\r\n])+(\d{1,5})(?:[\s\0]|%[^\r\n]*[\r\n])*$/;
const USUAL_HEADER = 40;
const LONGEST_HEADER = 300;
/** A document that was changed so often is saved anew. */
const MOST_VERSIONS = 100;

export const nameOf = (name: string) => PDFName.of(name);

/** Reads all objects that stand openly in a file. @throws TooMuch */
export function readObjects({ bytes, budget }: { bytes: Buffer; budget: Budget }): Structure {
  const text = textOf(bytes);
  const reader = new ObjectReader(bytes, PDFContext.create());
  const structure: Structure = {
    bytes,
    text,
    objects: [],
    byNumber: new Map<number, PDFObject[]>(),
    streams: [],
    trailers: [],
    unreadable: [],
    harmless: { byItself: new Set(), whenPressed: new Set() },
  };
  const hits = [...hitsIn({ text, budget })];
  for (const [index, { start, header }] of hits.entries()) {
    const read = readOnce({ reader, start, budget });
    if (read) keep({ structure, read, header, budget });
    else if (header) structure.unreadable.push(text.slice(start, hits[index + 1]?.start ?? text.length));
  }
  return structure;
}

type Hit = { start: number; header: RegExpExecArray | null };

/** Where an object, or the dictionary behind "trailer", may begin; nothing of the text is between two of them. */
function* hitsIn({ text, budget }: { text: string; budget: Budget }): Generator<Hit> {
  for (const { 0: word, index } of text.matchAll(HIT)) {
    const isTrailer = word === 'trailer';
    const header = isTrailer ? null : headerBefore(text, index);
    if (!isTrailer && !header) continue;
    budget.objects.spend(1);
    yield { start: index + word.length, header };
  }
}

function headerBefore(text: string, end: number) {
  const usual = text.slice(Math.max(0, end - USUAL_HEADER), end);
  return HEADER.exec(usual.includes('%') ? text.slice(Math.max(0, end - LONGEST_HEADER), end) : usual);
}

/** Reads one object, at the cost of what was gone through. @throws TooMuch */
export function readOnce({
  reader,
  start,
  budget,
}: {
  reader: ObjectReader;
  start: number;
  budget: Budget;
}): Read | null {
  const read = reader.readAt(start);
  budget.read.spend(Math.max(0, (read?.end ?? reader.offset) - start));
  return read;
}

type Keeping = { structure: Structure; read: Read; header: RegExpExecArray | null; budget: Budget };

function keep({ structure, read: { object, stream }, header, budget }: Keeping) {
  structure.objects.push(object);
  if (!header) {
    if (object instanceof PDFDict) structure.trailers.push(object);
    return;
  }
  const [number, generation] = [Number(header[1]), Number(header[2])];
  define(structure, { number, object });
  if (stream === null || !(object instanceof PDFDict)) return;
  budget.streams.spend(1);
  structure.streams.push({ dict: object, start: stream, number, generation });
  if (object.get(nameOf('Type')) === nameOf('XRef')) structure.trailers.push(object);
}

/** Adds what is written under a number. @throws TooMuch */
export function define(
  { byNumber }: Pick<Structure, 'byNumber'>,
  { number, object }: { number: number; object: PDFObject },
) {
  const known = byNumber.get(number) ?? [];
  if (known.length >= MOST_VERSIONS) throw new TooMuch();
  known.push(object);
  byNumber.set(number, known);
}

/** The objects for which an object stands: itself, or all that were ever written under its number. */
export function meant(
  { byNumber }: Pick<Structure, 'byNumber'>,
  object: PDFObject | undefined,
): readonly PDFObject[] {
  if (!(object instanceof PDFRef)) return object ? [object] : [];
  return (byNumber.get(object.objectNumber) ?? []).filter((one) => !(one instanceof PDFRef));
}
