import type { Refusal } from '#app/services/request/load-context.server.ts';
import { partCount, partsOf } from './multipart.ts';

/** What a form may weigh, how it may be written and how long it may take. A path that takes uploads has rules of its own. */
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
const TOO_LARGE: Refusal = { status: 413, reason: 'too-large' };
const WITHOUT_BODY = { bytes: Buffer.alloc(0), isOverdue: false };
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

const typeOf = (headers: Headers) => headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();

export type ReadForm = { bytes: Buffer<ArrayBuffer>; form: FormData };

/** The body, read once. Bytes are counted while they come, fields before they are taken apart. */
export async function readForm({
  body,
  headers,
  rules,
}: {
  body: ReadableStream<Uint8Array> | null;
  headers: Headers;
  rules: FormRules;
}): Promise<ReadForm | Refusal> {
  const read = body ? await readBytes({ body, rules }) : WITHOUT_BODY;
  if ('reason' in read) return read;
  const { bytes, isOverdue } = read;
  if (typeOf(headers) === 'multipart/form-data') return readParts({ bytes, headers, rules });
  if (isOverdue) return BAD_REQUEST;
  if (fieldCount(bytes) > rules.maxFields) return TOO_LARGE;

  const form = fieldsOf(bytes);
  return [...form.keys()].every(isFieldName) ? { bytes, form } : BAD_REQUEST;
}

/** Nothing is handed on but the form: its files are read from there. What breaks off keeps what came whole. */
async function readParts({
  bytes,
  headers,
  rules,
}: {
  bytes: Buffer<ArrayBuffer>;
  headers: Headers;
  rules: FormRules;
}): Promise<ReadForm | Refusal> {
  const body = { bytes, type: headers.get('content-type') ?? '' };
  if (partCount(body) > rules.maxFields) return TOO_LARGE;
  const form = await partsOf(body);
  if (!form || ![...form.keys()].every(isFieldName)) return BAD_REQUEST;
  return { bytes: Buffer.alloc(0), form };
}

const isFieldName = (name: string) => FIELD_NAME.test(name) && !RESERVED.test(name);

/** A browser that goes away in the middle has sent a bad request; of one that takes too long, what came in time. */
async function readBytes({
  body,
  rules: { maxBytes, maxMs },
}: {
  body: ReadableStream<Uint8Array>;
  rules: FormRules;
}) {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const deadline = AbortSignal.timeout(maxMs);
  deadline.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.byteLength;
      if (size > maxBytes) {
        await reader.cancel();
        return TOO_LARGE;
      }
      chunks.push(read.value);
    }
  } catch {
    return BAD_REQUEST;
  }
  return { bytes: Buffer.concat(chunks), isOverdue: deadline.aborted };
}

const MOST_DRAINED = 512 * 1024 * 1024;

/**
 * Reads what will be refused and forgets it: a browser that is answered in the middle of an upload shows that the
 * connection broke, not the answer.
 */
export async function drain({ body, rules }: { body: ReadableStream<Uint8Array> | null; rules: FormRules }) {
  let size = 0;
  const forget = new WritableStream<Uint8Array>({
    write(chunk, controller) {
      size += chunk.byteLength;
      if (size > MOST_DRAINED) controller.error();
    },
  });
  await body?.pipeTo(forget, { signal: AbortSignal.timeout(rules.maxMs) }).catch(() => undefined);
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
