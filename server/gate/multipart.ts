import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import { parse as parseDisposition } from 'content-disposition';

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

/** A part's own head; `filename` is null for a text. */
export type PartHead = Readonly<{ name: string; filename: string | null; type: string }>;

/**
 * The end of a body in parts: "whole"; broken off in the part with that head; "nameless", broken off before the next part
 * has said what it is; "malformed", no form at all.
 */
export type Ending = 'whole' | PartHead | 'nameless' | 'malformed';

type Body = {
  chunks: AsyncIterable<Uint8Array>;
  /** The Content-Type header. */
  type: string;
  maxParts: number;
  /** Reads a part's content to its end; the body stands still meanwhile. A part that breaks off is an error there. */
  onPart: (part: { head: PartHead; content: Readable }) => Promise<void>;
};

/** Parts, or texts in them, that are more than a body may have. */
export class TooManyPartsError extends Error {}

type Part = {
  content: Readable;
  head: PartHead | null;
  hasHead: boolean;
  isWhole: boolean;
  received: Promise<void>;
};

/** Takes a body in parts apart while it comes. @throws TooManyPartsError, and what `chunks` or `onPart` throws */
export async function takeApart({ chunks, type, maxParts, onPart }: Body): Promise<Ending> {
  const boundary = boundaryOf(type);
  const lastLine = lastBytes(`\r\n--${boundary ?? ''}--`);
  const parser = new Dicer({ boundary: boundary ?? '' });
  const ended = endOf(parser);
  const unreceived = failure();
  const parts: Part[] = [];

  parser.on('part', (content: Readable) => {
    const part: Part = { content, head: null, hasHead: false, isWhole: true, received: Promise.resolve() };
    parts.push(part);
    const isWanted = parts.length <= maxParts;
    content.on('error', (error) => {
      part.isWhole = false;
      // The parser says so once, and then ends the part as if it were whole: who reads it late has to know too.
      content.destroy(error);
    });
    content.on('header', (fields: Fields) => {
      part.hasHead = true;
      part.head = headOf(fields);
      if (!part.head || !isWanted) content.resume();
      else
        part.received = onPart({ head: part.head, content }).catch((error: unknown) => {
          if (part.isWhole) unreceived.fail(error);
        });
    });
  });

  const received = () => Promise.all(parts.map((part) => part.received));
  async function feed() {
    const incoming = chunks[Symbol.asyncIterator]();
    for (;;) {
      const next = await unreceived.or(incoming.next());
      if (next.done) break;
      lastLine.see(next.value);
      // A large part that ends the body in one piece with the last line is never drained: the parser has come to its end.
      const isTaken = boundary === null || parser.write(next.value);
      if (!isTaken) await unreceived.or(Promise.race([once(parser, 'drain'), ended]));
    }
    // The parser holds back what could be the beginning of a boundary; behind the last line it takes no notice.
    parser.end('.');
    const isComplete = await unreceived.or(ended);
    await unreceived.or(received());
    return isComplete;
  }
  const isComplete = await feed().catch(async (error: unknown) => {
    // Whoever still reads a part is told that there will be no more of it.
    for (const { content } of parts) content.destroy(new Error('The body broke off'));
    await received();
    throw error;
  });

  if (parts.length > maxParts) throw new TooManyPartsError();
  if (boundary === null || (isComplete && !lastLine.isLast())) return 'malformed';
  return endingOf({ parts, isComplete });
}

/** The first failure of many works; `or` waits for another one as long as there is none. */
function failure() {
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  failed.catch(() => undefined);
  return { fail, or: <Result>(work: Promise<Result>) => Promise.race([failed, work]) };
}

function boundaryOf(type: string) {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  return quoted ?? plain ?? null;
}

/** Resolves to true if the body came to its last line. */
const endOf = (parser: Dicer) =>
  new Promise<boolean>((resolve) => {
    let isComplete = true;
    parser.on('error', () => (isComplete = false));
    parser.on('finish', () => resolve(isComplete));
  });

/** Says whether a body ends with a line; the parser takes one with more behind it. */
function lastBytes(line: string) {
  const most = line.length + 2;
  let seen = Buffer.from('\r\n');
  return {
    see: (chunk: Uint8Array) => {
      seen = Buffer.concat([seen, chunk.subarray(-most)]).subarray(-most);
    },
    isLast: () => seen.toString('latin1').trimEnd().endsWith(line.trimEnd()),
  };
}

function endingOf({ parts, isComplete }: { parts: readonly Part[]; isComplete: boolean }): Ending {
  const last = parts.at(-1);
  const isBegun = (part: Part) => part === last && !isComplete && !part.hasHead;
  if (parts.some((part) => !part.head && !isBegun(part))) return 'malformed';
  if (isComplete) return 'whole';
  return last?.head && !last.isWhole ? last.head : 'nameless';
}

type Fields = Readonly<Record<string, readonly string[] | undefined>>;

/** The head of a field of a form; null for a part that is none. The parser gives bytes as letters. */
function headOf(fields: Fields): PartHead | null {
  const [disposition] = fields['content-disposition'] ?? [];
  if (disposition === undefined) return null;
  const text = Buffer.from(disposition, 'latin1').toString();
  const { type, parameters } = parseDisposition(text, { multipart: true, extended: false });
  const { name, filename = null } = parameters as Record<string, string | undefined>;
  if (type !== 'form-data' || name === undefined) return null;
  return { name, filename, type: fields['content-type']?.[0] ?? 'application/octet-stream' };
}
