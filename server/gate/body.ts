import type { Refusal } from '#app/services/request/load-context.server.ts';
import { TooManyPartsError } from './multipart.ts';
import { readParts, type PartsRules } from './parts-form.ts';
import { UnkeptError } from './received-files.ts';

/** The rules of a form: what it may weigh, how it may be written and how long it may take. A path that takes uploads has its own. */
export type FormRules = Readonly<{
  types: readonly string[];
  maxBytes: number;
  maxFields: number;
  maxMs: number;
}>;

export const PLAIN_FORM: FormRules = {
  types: ['application/x-www-form-urlencoded'],
  maxBytes: 256 * 1024,
  maxFields: 500,
  maxMs: 30_000,
};

const BAD_REQUEST: Refusal = { status: 400, reason: 'bad-request' };
/** Half a form in parts tells neither what was typed nor whose it is. */
const BROKEN_OFF: Refusal = { status: 400, reason: 'broken-off' };
const TOO_LARGE: Refusal = { status: 413, reason: 'too-large' };
const UNAVAILABLE: Refusal = { status: 503, reason: 'unavailable' };
const AMPERSAND = '&'.charCodeAt(0);
/** Lists and objects are made out of names such as drugs[0].name, so `a[999999999]` would take all memory. */
const FIELD_NAME = /^_?[a-z][\w-]{0,39}(?:\.[a-z][\w-]{0,39}|\[\d{1,2}\]){0,4}$/i;
const RESERVED = /(?:^|\.)constructor\b/;

/** Refuses by what the headers announce, before a byte of the body is read. */
export function refusedBody({ headers, rules }: { headers: Headers; rules: FormRules }): Refusal | null {
  const type = typeOf(headers);
  const length = headers.get('content-length');
  if (Number(length ?? 0) > rules.maxBytes) return TOO_LARGE;
  return type !== undefined && rules.types.includes(type) ? null : BAD_REQUEST;
}

/** Returns what kind of body the headers announce. */
export const typeOf = (headers: Headers) =>
  headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();

export type ReadForm = { bytes: Buffer<ArrayBuffer>; form: FormData };
/** The rules for the files of a form in parts. */
export type FileRules = Omit<PartsRules, 'maxParts'>;

/** Reads the body, once. Bytes and parts are counted while they come, fields before they are taken apart. */
export async function readForm({
  body,
  headers,
  rules,
  files,
}: {
  body: ReadableStream<Uint8Array> | null;
  headers: Headers;
  rules: FormRules;
  /** The rules of files, for a form that is sent in parts (multipart). */
  files?: FileRules | undefined;
}): Promise<ReadForm | Refusal> {
  const incoming = receive({ body, rules });
  try {
    return files
      ? await formOfParts({ chunks: incoming.chunks(), headers, rules, files })
      : await formOfFields({ incoming, rules });
  } catch (error) {
    if (error instanceof UnkeptError) return UNAVAILABLE;
    return error instanceof TooLargeError || error instanceof TooManyPartsError ? TOO_LARGE : BAD_REQUEST;
  }
}

/** Hands nothing on but the form: its files are read from there. What breaks off keeps what came whole. */
async function formOfParts({
  chunks,
  headers,
  rules,
  files,
}: {
  chunks: AsyncIterable<Uint8Array>;
  headers: Headers;
  rules: FormRules;
  files: FileRules;
}): Promise<ReadForm | Refusal> {
  const type = headers.get('content-type') ?? '';
  const form = await readParts({ chunks, type, maxParts: rules.maxFields, ...files });
  if (!form) return BROKEN_OFF;
  form.delete('');
  if (![...form.keys()].every(isFieldName)) return BAD_REQUEST;
  return { bytes: Buffer.alloc(0), form };
}

async function formOfFields({
  incoming,
  rules,
}: {
  incoming: ReturnType<typeof receive>;
  rules: FormRules;
}): Promise<ReadForm | Refusal> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming.chunks()) chunks.push(chunk);
  if (incoming.isOverdue()) return BAD_REQUEST;
  const bytes = Buffer.concat(chunks);
  if (fieldCount(bytes) > rules.maxFields) return TOO_LARGE;

  const form = fieldsOf(bytes);
  if (form.has('')) return named({ form });
  return [...form.keys()].every(isFieldName) ? { bytes, form } : BAD_REQUEST;
}

/** The same form without what has no name: that is for no server, but lynx sends it ("=jan.nowak"). */
function named({ form }: { form: FormData }): ReadForm | Refusal {
  form.delete('');
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const bytes = Buffer.from(new URLSearchParams(fields).toString());
  return [...form.keys()].every(isFieldName) ? { bytes, form } : BAD_REQUEST;
}

const isFieldName = (name: string) => FIELD_NAME.test(name) && !RESERVED.test(name);

class TooLargeError extends Error {}

/**
 * The body as it comes. A browser that goes away in the middle is an error; of one that takes too long there is what
 * came in time.
 */
function receive({ body, rules }: { body: ReadableStream<Uint8Array> | null; rules: FormRules }) {
  const deadline = AbortSignal.timeout(rules.maxMs);

  async function* chunks(): AsyncGenerator<Uint8Array, void, void> {
    const reader = body?.getReader();
    deadline.addEventListener('abort', () => void reader?.cancel().catch(() => undefined));
    let size = 0;
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      size += read.value.byteLength;
      if (size > rules.maxBytes) {
        await reader?.cancel();
        throw new TooLargeError();
      }
      yield read.value;
    }
  }
  return { chunks, isOverdue: () => deadline.aborted };
}

const fieldCount = (bytes: Uint8Array) =>
  bytes.reduce((count, byte) => (byte === AMPERSAND ? count + 1 : count), bytes.length > 0 ? 1 : 0);

/** NUL is no text: no browser sends it, and PostgreSQL refuses to store it. */
function fieldsOf(bytes: Uint8Array) {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(bytes))) {
    form.append(name, value.replaceAll('\0', ''));
  }
  return form;
}
