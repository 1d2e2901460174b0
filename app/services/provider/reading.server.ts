import { pipeline, type Readable, type Transform } from 'node:stream';
import { ReadableStream as Pieces } from 'node:stream/web';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { request as ask, type Dispatcher } from 'undici';
import { isReadableJson, MOST_BYTES, tooLarge } from './answer.server.ts';

type Head = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>;
type Asked = Readonly<{
  url: URL;
  headers: Record<string, string | string[] | undefined>;
  signal: AbortSignal;
}>;

/** The answer of a read: a short JSON, as most are, or all else as fetch has it. */
type Read =
  { status: number; headers: Head['headers']; body: () => Promise<unknown> } | { response: Response };

/**
 * Asks without fetch, whose objects (request, response, streams, blobs) cost the portal a third of a call.
 * @throws what undici throws, ForeignAnswer for more than may be read
 */
export async function read({ url, headers: sent, signal }: Asked): Promise<Read> {
  const { statusCode: status, headers, body } = await ask(url, { headers: sent, signal });
  if (!isPlain({ statusCode: status, headers })) {
    const { 'content-encoding': encoding, ...others } = headers;
    const hasBody = ![204, 205, 304].includes(status);
    if (!hasBody) await body.dump();
    const stream = hasBody ? asStream(unpacked(body, String(encoding ?? ''))) : null;
    return { response: new Response(stream, { status, headers: asHeaders(encoding ? others : headers) }) };
  }
  const text = await textOf(body, status);
  // Whoever refuses by the status alone may say anything beside it.
  const isBare = text === '' || (status >= 400 && !isReadableJson(text));
  return {
    status,
    headers,
    body: () => new Promise((resolve) => resolve(isBare ? undefined : JSON.parse(text))),
  };
}

const isPlain = ({ statusCode, headers }: Head) =>
  (statusCode < 300 || statusCode >= 400) &&
  /^application\/json\b/i.test(String(headers['content-type'] ?? 'application/json')) &&
  headers['content-disposition'] === undefined &&
  headers['content-encoding'] === undefined;

const UNPACKING: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** A host may pack what nobody asked it to pack. */
function unpacked(body: Readable, encoding: string): Readable {
  const unpack = UNPACKING[encoding.toLowerCase()];
  // The reader hears of what breaks off.
  return unpack ? pipeline(body, unpack(), () => undefined) : body;
}

const asStream = (body: AsyncIterable<Buffer>) => Pieces.from(body) as unknown as ReadableStream;

async function textOf(body: Dispatcher.ResponseData['body'], status: number) {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MOST_BYTES) throw tooLarge(status);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

const asHeaders = (headers: Head['headers']) =>
  new Headers(
    Object.entries(headers).flatMap(([name, value = '']) =>
      [value].flat().map((each) => [name, each] as [string, string]),
    ),
  );
