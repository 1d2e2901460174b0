import { ReadableStream as Pieces } from 'node:stream/web';
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
    const hasBody = ![204, 205, 304].includes(status);
    const stream = Pieces.from(body as AsyncIterable<Buffer>) as unknown as ReadableStream;
    if (!hasBody) await body.dump();
    return { response: new Response(hasBody ? stream : null, { status, headers: asHeaders(headers) }) };
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
