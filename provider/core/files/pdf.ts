import { inflateSync } from 'node:zlib';
import { textOf } from './bytes.ts';
import { MOST_SEGMENTS, type Cleaned } from './cleaned.ts';

const HEAD = /^%PDF-[12]\.\d/;
const LAST = 1_024;
/** Line ends alone may follow; some printers add NUL. */
const END = /%%EOF[\s\0]*$/;
/** A name ends where one of these, or nothing, follows. */
const NAME_END = String.raw`(?![^\s\0()<>[\]{}/%])`;
/** What runs when the document is opened; a script is called so wherever it stands. */
const ACTIVE = new RegExp(`/(?:JavaScript|OpenAction)${NAME_END}`);
const STREAM = /(?<!end)stream\r?\n/g;
/** A stream that objects are packed in; /First is in each and in no other. */
const PACKED = new RegExp(`/(?:ObjStm|First)${NAME_END}`);
const MOST_UNPACKED = 32 * 1024 * 1024;

export const isPdf = (bytes: Buffer) => HEAD.test(textOf(bytes.subarray(0, 8)));

/**
 * The same bytes. UNSAFE when something other than a PDF stands behind its end, or objects are packed so that nobody can
 * look into them; ACTIVE when something in it runs.
 */
export function wholePdf(bytes: Buffer): Cleaned {
  if (!END.test(textOf(bytes.subarray(-LAST)))) return 'UNSAFE';
  const text = textOf(bytes);
  const streams = [...text.matchAll(STREAM)].map(({ index, 0: { length } }) => ({
    index,
    start: index + length,
  }));
  if (streams.length > MOST_SEGMENTS) return 'SEGMENTS';
  if (isActive(text)) return 'ACTIVE';

  let left = MOST_UNPACKED;
  for (const { index, start } of streams) {
    const about = withPlainNames(text.slice(text.lastIndexOf('obj', index), index));
    if (!PACKED.test(about) || !about.includes('/Filter')) continue;
    const unpacked = unpack({ about, bytes: bytes.subarray(start), most: left });
    if (unpacked === null) return 'UNSAFE';
    if (isActive(unpacked)) return 'ACTIVE';
    left -= unpacked.length;
  }
  return bytes;
}

const isActive = (text: string) => ACTIVE.test(withPlainNames(text));

/** A name may be written with codes in it: /Java#53cript. */
const withPlainNames = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The objects of a stream; null when they cannot be read (encrypted, broken, packed in another way, too many). */
function unpack({ about, bytes, most }: { about: string; bytes: Buffer; most: number }) {
  const ways = about.match(/\/\w+Decode\b/g) ?? [];
  if (ways.join() !== '/FlateDecode' || about.includes('/DecodeParms')) return null;
  try {
    return textOf(inflateSync(bytes, { maxOutputLength: Math.max(1, most) }));
  } catch {
    return null;
  }
}
