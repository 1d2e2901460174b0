import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const ACCEPTED: Record<Encoding, RegExp> = {
  br: /(?:^|,)\s*(?:br|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/,
  gzip: /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/,
};

/** The best encoding that the browser takes; null when it takes none of ours. */
export function acceptedEncoding(header: string | null): Encoding | null {
  if (header === null) return null;
  if (ACCEPTED.br.test(header)) return 'br';
  return ACCEPTED.gzip.test(header) ? 'gzip' : null;
}

/** Compresses a page on the way out, off the main thread; the quality is one that pays within the request. */
export function compressed({ bytes, encoding }: { bytes: Uint8Array; encoding: Encoding }) {
  if (encoding === 'gzip') return asGzip(bytes, { level: 5 });
  return asBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}
