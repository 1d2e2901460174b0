import { isORPCErrorJson, ORPCError } from '@orpc/client';
import { PassingFile } from './passing-file.server.ts';

/** The status of the few calls whose answer is where to lead the browser. */
export const REDIRECT = 302;

const MOST_BYTES = 8 * 1024 * 1024;
export const tooLarge = (status: number) => new ForeignAnswer('larger than 8 MB', status);

/** No whole answer came in time. `wasSent`: the host may have had the call, and may have carried it out. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  constructor(
    message: string,
    readonly wasSent: boolean,
  ) {
    super(message);
  }
}

/** The call took longer than it may. */
export class Overdue extends NoAnswer {
  override name = 'Overdue';
  constructor() {
    super('time-out', true);
  }
}

type Spoken = Readonly<{ body?: unknown; isBare?: true }>;

/** Something answered that does not speak the contract: a proxy, another host, a broken one. The message is for the log. */
export class ForeignAnswer extends Error {
  override name = 'ForeignAnswer';
  /** The body that a host has sent beside the status; never for the log. */
  readonly body: unknown;
  /** The status may be all that the host has to say: no page of a proxy, and no word of ours that contradicts it. */
  readonly isBare: boolean;
  constructor(
    message: string,
    readonly status: number,
    { body, isBare }: Spoken = {},
  ) {
    super(message);
    this.body = body;
    this.isBare = isBare === true;
  }
}

/** True where a write that ended so may have been carried out all the same: nothing says that it was not. */
export const isInDoubt = (error: unknown) =>
  (error instanceof NoAnswer && error.wasSent) ||
  (error instanceof ForeignAnswer && (error.status < 400 || error.status >= 500));

/** C-04: whether the host did answer, in no words of the contract. A host that says itself that it failed is an outage. */
export const isBreach = (error: unknown) =>
  (error instanceof ForeignAnswer || error instanceof ORPCError) && error.status < 500;

/** True where the host did answer, and said that it failed. */
export const hasFailed = (error: unknown) =>
  (error instanceof ForeignAnswer || error instanceof ORPCError) && error.status >= 500;

/** Reads an answer whole, up to 8 MB, or takes its head alone when it is a file, which goes through as it comes. */
export async function receive(
  response: Response,
  { isRedirect = false }: { isRedirect?: boolean } = {},
): Promise<{ response: Response; file?: File }> {
  const { status, headers } = response;
  const foreign = (message: string) => new ForeignAnswer(message, status);
  const isFile = headers.has('content-disposition');
  const isJson = /^application\/json\b/i.test(headers.get('content-type') ?? 'application/json');

  if (status === REDIRECT && isRedirect) {
    await response.body?.cancel().catch(() => undefined);
    return { response: new Response(null, { status, headers }) };
  }
  if (status >= 300 && status < 400) throw await giveUp(response, foreign(`redirect ${status}`));
  const isPlain = /^text\/plain\b/i.test(headers.get('content-type') ?? '');
  if (!isFile && !isJson && !(isPlain && status >= 400)) {
    throw await giveUp(response, foreign(`no JSON, status ${status}`));
  }
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  if (response.ok && isFile && length !== null) {
    return { response, file: new PassingFile({ response, size: Number(length) }) };
  }
  const bytes = await bytesOf(response.body as AsyncIterable<Uint8Array<ArrayBuffer>> | null);
  if (!bytes) throw tooLarge(status);
  if (status >= 400 && !isReadableJson(await new Blob(bytes).text()))
    return { response: new Response(null, { status }) };
  return { response: new Response(bytes.length > 0 ? new Blob(bytes) : null, { status, headers }) };
}

/** A host that refuses by its status alone may say anything beside it, or nothing. */
export function isReadableJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function giveUp(response: Response, error: Error) {
  await response.body?.cancel().catch(() => undefined);
  return error;
}

/** Counted as they are unpacked, so that a small answer cannot become a large one. Null: more than may be read. */
export async function bytesOf<Piece extends Uint8Array>(body: AsyncIterable<Piece> | null) {
  const pieces: Piece[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > MOST_BYTES) return null;
    pieces.push(piece);
  }
  return pieces;
}

const UNDEFINED_CODES = new Set(['UNAUTHORIZED', 'BAD_REQUEST']);

/** C§8: of these a host may answer either status; the contract has one. */
const ALIKE: ReadonlyMap<string, Readonly<{ also: number; status: number }>> = new Map([
  ['ACCOUNT_STATE', { also: 404, status: 400 }],
]);

/** Looks at the body of a failed call. @throws what is none of the contract's errors; what is one, the client reads. */
export function refuseForeignError(body: unknown, { status }: { status: number }) {
  if (!isORPCErrorJson(body)) throw new ForeignAnswer(`status ${status}`, status, { body, isBare: true });
  if (body.status !== status) throw new ForeignAnswer(`status ${status}`, status);
  const alike = ALIKE.get(body.code);
  if (body.defined && alike?.also === status) {
    return new ORPCError(body.code, { ...body, status: alike.status });
  }
  if (body.defined || UNDEFINED_CODES.has(body.code)) return undefined;
  // The client would take a code that the call knows for a defined error, although the host says that it is none.
  throw new ORPCError('INTERNAL_SERVER_ERROR', { status });
}

/** True where the embedded provider ended with an error of its own: nobody knows how far it came. */
export const hasBroken = (error: unknown) =>
  !(error instanceof ForeignAnswer || error instanceof ORPCError || error instanceof NoAnswer);

/** Named for the log; never the message, which could carry a patient's data. */
export function failureOf(error: unknown) {
  if (error instanceof ORPCError) return `${error.status} ${error.code}`;
  if (error instanceof NoAnswer || error instanceof ForeignAnswer) return `${error.name}: ${error.message}`;
  return error instanceof Error ? error.name : 'unknown';
}
