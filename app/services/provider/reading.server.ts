import { pipeline, type Transform } from 'node:stream';
import { ReadableStream as Pieces } from 'node:stream/web';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { request as ask, type Dispatcher } from 'undici';
import { bytesOf, isReadableJson, tooLarge } from './answer.server.ts';

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
    const isEmpty = [204, 205, 304].includes(status);
    if (isEmpty) await body.dump();
    const unpack = UNPACKING[String(headers['content-encoding']).toLowerCase()];
    const { 'content-encoding': _encoding, 'content-length': _packed, ...unpacked } = headers;
    // The reader hears of what breaks off.
    const stream = asStream(unpack ? pipeline(body, unpack(), () => undefined) : body);
    const init = { status, headers: asHeaders(unpack ? unpacked : headers) };
    return { response: new Response(isEmpty ? null : stream, init) };
  }
  const bytes = await bytesOf(body);
  if (!bytes) throw tooLarge(status);
  const text = Buffer.concat(bytes).toString();
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

/** A host may pack what nobody asked it to pack; then the length that it says is not that of what is read. */
const UNPACKING: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

const asStream = (body: AsyncIterable<Buffer>) => Pieces.from(body) as unknown as ReadableStream;

const asHeaders = (headers: Head['headers']) =>
  new Headers(
    Object.entries(headers).flatMap(([name, value = '']) =>
      [value].flat().map((each) => [name, each] as [string, string]),
    ),
  );
