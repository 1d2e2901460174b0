import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Log } from '#provider/core/log.ts';
import { certificateOf, derOf } from './certificate.ts';
import { listOf } from './revocation.ts';
import type { Trust } from './verdict.ts';

/** Says whom we believe now; a list that came since is read. */
export type SignatureTrust = Readonly<{ now: (at: Date) => Promise<Trust> }>;

/** Certificates of authorities lie in the folder itself, those of a trusted profile's seals below it. */
const SEALS = 'seals';
const CERTIFICATES: ReadonlySet<string> = new Set(['.cer', '.crt', '.der', '.pem']);
const LISTS: ReadonlySet<string> = new Set(['.crl']);
const PEM = /-----BEGIN [A-Z0-9 ]+-----([A-Za-z0-9+/=\s]+)-----END/g;

/**
 * The folder of SIGNATURE_TRUST. It is read at once, so that what cannot be read stops the start; later it is read again when
 * something in it has changed, and what was read before stays in force where that fails.
 *
 * @throws what a file is, and that it cannot be read
 */
export function trustInFolder({ folder, log }: { folder: string; log: Log }): SignatureTrust {
  let known = { mark: markOf(folder), trust: readTrust(folder) };
  return {
    now() {
      try {
        const mark = markOf(folder);
        if (mark !== known.mark) known = { mark, trust: readTrust(folder) };
      } catch (error) {
        log.error(
          { failure: error instanceof Error ? error.message : 'unknown' },
          'trust in signatures not read again',
        );
      }
      return Promise.resolve(known.trust);
    },
  };
}

/** Changes whenever a file comes, goes or is written. */
const markOf = (folder: string) =>
  filesIn(folder)
    .map((path) => `${path} ${statSync(path).mtimeMs} ${statSync(path).size}`)
    .join('\n');

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    throw new Error(`SIGNATURE_TRUST: ${folder} cannot be read as a folder`);
  }
}

function filesIn(folder: string): string[] {
  const entries = entriesIn(folder);
  const own = entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'));
  const seals = entries.some((entry) => entry.isDirectory() && entry.name === SEALS)
    ? filesIn(join(folder, SEALS))
    : [];
  return [...own.map(({ name }) => join(folder, name)).sort(), ...seals];
}

function readTrust(folder: string): Trust {
  const trust = { anchors: [] as Uint8Array[], lists: [] as Uint8Array[], seals: [] as Uint8Array[] };
  for (const path of filesIn(folder)) {
    const place = path.startsWith(join(folder, SEALS)) ? trust.seals : trust.anchors;
    (isList(path) ? trust.lists : place).push(...partsOf(path));
  }
  if (trust.anchors.length === 0)
    throw new Error(`SIGNATURE_TRUST=${folder} has no certificate of an authority`);
  return trust;
}

const isList = (path: string) => LISTS.has(extname(path).toLowerCase());

/** A file's certificates or lists, each tried, as DER. */
function partsOf(path: string): Uint8Array[] {
  const isKnown = isList(path) || CERTIFICATES.has(extname(path).toLowerCase());
  try {
    const bytes = readFileSync(path);
    const texts = [...bytes.toString('latin1').matchAll(PEM)].map((found) =>
      Buffer.from(found[1] ?? '', 'base64'),
    );
    const parts = texts.length > 0 ? texts : [bytes];
    if (!isKnown) throw new Error('unknown kind of file');
    return parts
      .map((part) => (isList(path) ? new Uint8Array(part) : derOf(certificateOf(part))))
      .map((der) => {
        if (isList(path)) listOf(der);
        return der;
      });
  } catch {
    throw new Error(
      `SIGNATURE_TRUST: ${path} cannot be read as ${isList(path) ? 'a list of revoked certificates' : 'a certificate'}`,
    );
  }
}
