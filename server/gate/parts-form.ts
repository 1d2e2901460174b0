import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { UNNAMED_FILE } from '#app/services/forms/uploads.server.ts';
import { takeApart, type PartHead } from './multipart.ts';

type Entry = { head: PartHead; value: string | File | null };

/**
 * Reads the form of a body in parts. One that breaks off has what came whole, and of the file in which it broke off the
 * name alone. Null: it is no form, or it breaks off in a text, or before the token and a file have come.
 * @throws TooManyPartsError, and what `chunks` throws
 */
export async function readParts(body: {
  chunks: AsyncIterable<Uint8Array>;
  type: string;
  maxParts: number;
}): Promise<FormData | null> {
  const entries: Entry[] = [];
  const ending = await takeApart({
    ...body,
    async onPart({ head, content }) {
      const entry: Entry = { head, value: null };
      entries.push(entry);
      entry.value = await valueOf({ head, content });
    },
  });
  if (ending === 'malformed') return null;

  const form = new FormData();
  for (const { head, value } of entries) if (value !== null) form.append(head.name, value);
  if (ending === 'whole') return form;

  const last = ending === 'nameless' ? entries.at(-1)?.head : ending;
  if (!form.has('csrf') || !last || last.filename === null) return null;
  form.append(last.name, ending === 'nameless' ? UNNAMED_FILE : last.filename);
  return form;
}

/** NUL is no text: no browser sends it, and PostgreSQL refuses to store it. */
async function valueOf({ head, content }: { head: PartHead; content: AsyncIterable<Buffer> }) {
  if (head.filename === null) return (await text(content)).replaceAll('\0', '');
  const pieces: Buffer<ArrayBuffer>[] = [];
  for await (const piece of content) pieces.push(Buffer.from(piece));
  return new File(pieces, head.filename, { type: head.type });
}

/** Puts names in place of the files: of somebody without a session no file is kept. */
export function withoutFiles(form: FormData) {
  const named = new FormData();
  for (const [name, value] of form) named.append(name, typeof value === 'string' ? value : value.name);
  return named;
}

/** A field as a digest can read it: of a file its name and what its bytes come to. */
export async function readable([name, value]: [string, FormDataEntryValue]) {
  if (typeof value === 'string') return [name, value];
  const sum = createHash('sha256')
    .update(new Uint8Array(await value.arrayBuffer()))
    .digest('base64url');
  return [name, value.name, sum];
}
