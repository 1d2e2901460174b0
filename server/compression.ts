import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** The smaller one first. */
const ENCODINGS = ['br', 'gzip'] as const satisfies readonly Encoding[];

/** Chooses the best encoding that the browser takes, whichever it likes more; null when it takes none of ours. */
export function acceptedEncoding(header: string | null): Encoding | null {
  if (header === null) return null;
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? null;
}

/** Below this, compressing takes less time than handing the page to another thread. */
const AT_ONCE_BYTES = 65_536;

/**
 * Compresses a page on the way out; the quality is one that pays within the request. A first page, which brings its stylesheet along
 * over a line that may be slow, is worth more work than those after it.
 */
export function compressed({
  bytes,
  encoding,
  isFirst,
}: Brotli & { encoding: Encoding }): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> {
  const isSmall = bytes.byteLength < AT_ONCE_BYTES;
  if (encoding === 'gzip') return isSmall ? gzipSync(bytes, GZIP) : asGzip(bytes, GZIP);
  const options = brotliOptions({ bytes, isFirst });
  return isSmall ? brotliCompressSync(bytes, options) : asBrotli(bytes, options);
}

const GZIP = { level: 1 };

type Brotli = Readonly<{ bytes: Uint8Array; isFirst: boolean }>;

const brotliOptions = ({ bytes: { byteLength }, isFirst }: Brotli) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: isFirst ? 6 : 2,
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
  },
});
