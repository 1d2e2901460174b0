import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brandFile, type Brand } from '#app/services/page/brand.server.ts';
import { acceptedEncoding, type Encoding } from './compression.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const HIDDEN = /(^|[\\/])\./;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';

type Variant = { bytes: Buffer<ArrayBuffer>; etag: string };
type StaticFile = { type: string; cacheControl: string; plain: Variant } & Partial<Record<Encoding, Variant>>;
/** The files by their paths in the URL. What is not in it cannot be asked for, however the path is written. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Adds the provider's own colours as one more stylesheet. */
export function withBrand(files: StaticFiles, brand: Brand | undefined): StaticFiles {
  if (!brand) return files;
  const { path, css } = brandFile(brand);
  const file = { type: TYPES['.css'] ?? '', cacheControl: IMMUTABLE, plain: variantOf(Buffer.from(css)) };
  return new Map([...files, [path, file]]);
}

const VENDOR_LIBRARY = /^\/assets\/opentok\.min-/;

/** Leaves out the vendor's library of calls, which has no open licence, where nobody has agreed on it with the vendor. */
export function withVendor(files: StaticFiles, video: object | undefined): StaticFiles {
  const isThere = [...files.keys()].some((path) => VENDOR_LIBRARY.test(path));
  if (video && !isThere) {
    throw new Error(
      'Settings: OPENTOK_API_KEY is set, and this build holds no OpenTok.js (image: --build-arg OPENTOK=1)',
    );
  }
  return video ? files : new Map([...files].filter(([path]) => !VENDOR_LIBRARY.test(path)));
}

/** Reads the built files of the browser into memory, with the compressed forms that the build put beside them. */
export function readStaticFiles(directory: string): StaticFiles {
  const compressedSuffixes = Object.values(SUFFIXES);
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .filter((name) => !HIDDEN.test(name) && !compressedSuffixes.includes(extname(name)));

  return new Map(
    names.map((name) => {
      const path = join(directory, name);
      const urlPath = `/${name.split(sep).join('/')}`;
      const file: StaticFile = {
        type: TYPES[extname(path)] ?? 'application/octet-stream',
        cacheControl: urlPath.startsWith('/assets/') ? IMMUTABLE : SHORT,
        plain: variantOf(readFileSync(path)),
      };
      if (existsSync(path + SUFFIXES.br)) file.br = variantOf(readFileSync(path + SUFFIXES.br));
      if (existsSync(path + SUFFIXES.gzip)) file.gzip = variantOf(readFileSync(path + SUFFIXES.gzip));
      return [urlPath, file];
    }),
  );
}

function variantOf(bytes: Buffer<ArrayBuffer>): Variant {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** The answer to a GET of a static file: 200, or 304 when the browser has it. */
export function staticResponse({ file, headers }: { file: StaticFile; headers: Headers }) {
  const encoding = acceptedEncoding(headers.get('accept-encoding'));
  const variant = encoding ? file[encoding] : undefined;
  const { bytes, etag } = variant ?? file.plain;
  const known = {
    'cache-control': file.cacheControl,
    etag,
    vary: 'Accept-Encoding',
  };

  const has = headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (has?.includes(etag)) return new Response(null, { status: 304, headers: known });
  return new Response(bytes, {
    headers: {
      ...known,
      'content-type': file.type,
      'content-length': String(bytes.byteLength),
      ...(variant && encoding ? { 'content-encoding': encoding } : {}),
    },
  });
}
