import { createHash } from 'node:crypto';

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

/** The form of a body in parts; null when it breaks off or is none. */
export async function partsOf(body: Body): Promise<FormData | null> {
  const { bytes, type } = withLongBoundary(body);
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    return null;
  }
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
