import { UNNAMED_FILE } from '#app/services/forms/uploads.server.ts';
import { takeApart, TooManyPartsError, type PartHead } from './multipart.ts';
import { ReceivedFile } from './received-files.ts';

type Part = { head: PartHead; content: AsyncIterable<Buffer> };
type Entry = { head: PartHead; value: Promise<string | File> };

/** The bytes that the texts of a form with files may have together: they are in memory. */
const MOST_TEXT = 256 * 1024;

export type PartsRules = {
  maxParts: number;
  /** Says by the token whether the files are wanted; asked before the first byte of one is read. */
  isWanted: (csrf: FormDataEntryValue | null) => boolean;
  keep: (part: Part) => Promise<File>;
};

/** The form stands, and its files are not read. */
class UnwantedError extends Error {
  constructor(readonly form: FormData) {
    super('Unwanted');
  }
}

/**
 * Reads the form of a body in parts. One that breaks off has what came whole, and of the file in which it broke off the
 * name alone; one whose files are not wanted has the texts before them, and no name. Null: it is no form, or it breaks
 * off in a text, or before the token and a file have come.
 * @throws TooManyPartsError, and what `chunks` and `keep` throw
 */
export async function readParts({
  chunks,
  type,
  maxParts,
  isWanted,
  keep,
}: PartsRules & { chunks: AsyncIterable<Uint8Array>; type: string }): Promise<FormData | null> {
  const entries: Entry[] = [];
  const text = textReader();

  async function fileOf(part: Part, before: readonly Entry[]) {
    const form = await formOf(before);
    if (isWanted(form.get('csrf'))) return keep(part);
    // Nothing was chosen: a browser sends a part without a name and without content, and more texts may follow it.
    if (part.head.filename === '') return text(part.content).then(() => '');
    form.append(part.head.name, UNNAMED_FILE);
    throw new UnwantedError(form);
  }
  async function onPart(part: Part) {
    const { head } = part;
    const value = head.filename === null ? text(part.content) : fileOf(part, [...entries]);
    entries.push({ head, value });
    await value;
  }

  const ending = await takeApart({ chunks, type, maxParts, onPart }).catch((error: unknown) => {
    if (error instanceof UnwantedError) return error.form;
    throw error;
  });
  if (ending instanceof FormData) return ending;
  if (ending === 'malformed') return null;

  const form = await formOf(entries);
  if (ending === 'whole') return form;

  const last = typeof ending === 'string' ? entries.at(-1)?.head : ending;
  if (!form.has('csrf') || !last || last.filename === null) return null;
  form.append(last.name, typeof ending === 'string' ? UNNAMED_FILE : last.filename);
  return form;
}

/** The form of the parts that came whole. */
async function formOf(entries: readonly Entry[]) {
  const form = new FormData();
  for (const { head, value } of entries) {
    const whole = await value.catch(() => null);
    if (whole !== null) form.append(head.name, whole);
  }
  return form;
}

/** NUL is no text: no browser sends it, and PostgreSQL refuses to store it. */
function textReader() {
  let size = 0;
  return async (content: AsyncIterable<Buffer>) => {
    const pieces: Buffer[] = [];
    for await (const piece of content) {
      size += piece.length;
      if (size > MOST_TEXT) throw new TooManyPartsError();
      pieces.push(piece);
    }
    return new TextDecoder().decode(Buffer.concat(pieces)).replaceAll('\0', '');
  };
}

/** The texts before the first file, and of that that there was one: of a form that cannot be taken now what was typed is kept. */
export const TEXTS_ALONE: Omit<PartsRules, 'maxParts'> = {
  isWanted: () => false,
  keep: () => Promise.reject(new Error('No file is wanted')),
};

/** True where a form came with files that were not read. */
export const hasUnreadFiles = (form: FormData) => form.getAll('files').includes(UNNAMED_FILE);

/** The form that stands for one of which nothing could be read: there were files, to be chosen again. */
export function unreadForm() {
  const form = new FormData();
  form.append('files', UNNAMED_FILE);
  return form;
}

/** A field as a digest can read it: of a file its name and what its bytes come to. */
export const readable = ([name, value]: [string, FormDataEntryValue]) =>
  value instanceof ReceivedFile ? [name, value.name, value.digest] : [name, value];
