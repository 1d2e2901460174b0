import { createHash } from 'node:crypto';
import { UNNAMED_FILE } from '#app/services/forms/uploads.server.ts';

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

type Body = { bytes: Buffer<ArrayBuffer>; type: string };

const boundaryOf = (type: string) => {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  return quoted ?? plain ?? '';
};

/** How many parts there are at most, before they are taken apart. */
export function partCount({ bytes, type }: Body) {
  const boundary = Buffer.from(`--${boundaryOf(type)}`);
  let count = 0;
  for (let at = bytes.indexOf(boundary); at >= 0; at = bytes.indexOf(boundary, at + boundary.length))
    count += 1;
  return count;
}

/** As long as those of graphical browsers; Node's parser refuses the short ones of text browsers. */
const LONG_BOUNDARY = 'x'.repeat(40);
const SHORTEST_BOUNDARY = 27;

function withLongBoundary({ bytes, type }: Body): Body {
  const boundary = boundaryOf(type);
  if (boundary.length >= SHORTEST_BOUNDARY) return { bytes, type };
  const line = Buffer.from(`\r\n--${boundary}`);
  const whole = Buffer.concat([Buffer.from('\r\n'), bytes]);
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = whole.indexOf(line); at >= 0; at = whole.indexOf(line, from)) {
    pieces.push(whole.subarray(from, at), Buffer.from(`\r\n--${LONG_BOUNDARY}`));
    from = at + line.length;
  }
  const rewritten = Buffer.concat([...pieces, whole.subarray(from)]).subarray(2);
  return { bytes: rewritten, type: `multipart/form-data; boundary=${LONG_BOUNDARY}` };
}

/**
 * The form of a body in parts. One that breaks off has what came whole, and of the file in which it broke off the name
 * alone. Null: it is no form, or it breaks off before the token and a file have come.
 */
export async function partsOf(body: Body): Promise<FormData | null> {
  const { bytes, type } = withLongBoundary(body);
  const form = await parsed({ bytes, type });
  if (form || bytes.includes(`--${boundaryOf(type)}--`)) return form;
  return brokenOff({ bytes, type });
}

const parsed = ({ bytes, type }: Body): Promise<FormData | null> =>
  new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);

/** A body that breaks off in a text, or before its first file, is no form: nobody knows what was meant. */
async function brokenOff({ bytes, type }: Body): Promise<FormData | null> {
  const line = `--${boundaryOf(type)}`;
  const lastPart = bytes.lastIndexOf(line);
  const isNamed = bytes.includes('\r\n\r\n', Math.max(lastPart, 0));
  const whole = isNamed
    ? [bytes, Buffer.from(`\r\n${line}--\r\n`)]
    : [bytes.subarray(0, Math.max(lastPart, 0)), Buffer.from(`${line}--\r\n`)];
  const form = await parsed({ bytes: Buffer.concat(whole), type });
  const parts = form ? [...form] : [];
  const [field, last] = parts.at(-1) ?? [];
  if (!form?.has('csrf') || !field || typeof last === 'string' || !last) return null;

  const broken = new FormData();
  for (const [name, value] of isNamed ? parts.slice(0, -1) : parts) broken.append(name, value);
  broken.append(field, isNamed ? last.name : UNNAMED_FILE);
  return broken;
}

/** Names in place of the files: of somebody without a session no file is kept. */
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
