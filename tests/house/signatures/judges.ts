import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { WORDS, type Judge, type SignedRow } from './table.ts';

/** The things that lie beside the signed files: whom to believe, what was revoked, and when they were sent. */
export type Beside = Readonly<{ anchors: readonly string[]; list: string; at: Date }>;

const VERSIONS: Readonly<Record<Judge, readonly string[]>> = {
  pdfsig: ['-v'],
  xmlsec1: ['--version'],
  openssl: ['version'],
};

type Said = Readonly<{ status: number | null; text: string }>;

function run(program: Judge, given: readonly string[], cwd?: string): Said {
  const done = spawnSync(program, [...given], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  return { status: done.status, text: `${done.stdout}\n${done.stderr}` };
}

/** The version of a program, in its own words; null: it is not installed. */
export function versionOf(judge: Judge): string | null {
  const { status, text } = run(judge, VERSIONS[judge]);
  return status === null ? null : (text.trim().split('\n')[0] ?? '');
}

/** The finding of a program on a file. */
export function foundBy(
  judge: Judge,
  { row, path, beside }: { row: SignedRow; path: string; beside: Beside },
) {
  const folder = mkdtempSync(join(tmpdir(), 'judged-'));
  try {
    const { text } = { pdfsig: byPdfsig, xmlsec1: byXmlsec, openssl: byOpenssl }[judge]({
      row,
      path,
      beside,
      folder,
    });
    const [found] = WORDS.find(([, words]) => words.test(text)) ?? [];
    if (!found) throw new Error(`${judge} says something else of ${basename(path)}: ${text}`);
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Asked = { row: SignedRow; path: string; beside: Beside; folder: string };

/** The seal alone: whom to believe is not its question here. */
const byPdfsig = ({ path }: Asked) => run('pdfsig', ['-nocert', path]);

/** The references, the key and the certificate's days and issuer; a container as it lies unpacked. */
function byXmlsec({ path, beside: { anchors, at }, folder }: Asked) {
  const xml = path.endsWith('.asice') ? unpacked(path, folder) : path;
  const moment = at.toISOString().replace('T', ' ').slice(0, 19);
  return run(
    'xmlsec1',
    [
      '--verify',
      ...['--id-attr:Id', 'http://uri.etsi.org/01903/v1.3.2#:SignedProperties'],
      ...['--id-attr:Id', 'http://www.w3.org/2000/09/xmldsig#:Object'],
      ...anchors.flatMap((one) => ['--trusted-pem', one]),
      ...['--verification-gmt-time', moment],
      xml,
    ],
    folder,
  );
}

/** The message with what it has signed, or a certificate of an XML: its days, its issuer, and whether it was revoked. */
function byOpenssl({ row, path, beside: { anchors, list, at }, folder }: Asked) {
  const trusted = join(folder, 'trusted.pem');
  writeFileSync(trusted, [...anchors, list].map((one) => readFileSync(one, 'utf8')).join(''));
  const believed = ['-CAfile', trusted, '-crl_check', '-attime', String(Math.floor(at.getTime() / 1000))];
  const message = ['cms', '-verify', '-inform', 'DER', '-binary', '-purpose', 'any', ...believed];
  if (row.format === 'CAdES') return run('openssl', [...message, '-in', path, '-out', '/dev/null']);
  if (row.format === 'PAdES') {
    const { signature, content } = partsOf(readFileSync(path));
    const [its, signed] = [join(folder, 'signature.p7s'), join(folder, 'content')];
    writeFileSync(its, signature);
    writeFileSync(signed, content);
    return run('openssl', [...message, '-in', its, '-content', signed, '-out', '/dev/null']);
  }
  const xml = readFileSync(row.format === 'ASiC-E' ? unpacked(path, folder) : path, 'utf8');
  const [, certificate = ''] = /<ds:X509Certificate>([^<]+)/.exec(xml) ?? [];
  const own = join(folder, 'certificate.pem');
  writeFileSync(own, pemOf('CERTIFICATE', Buffer.from(certificate, 'base64')));
  return run('openssl', ['verify', ...believed, own]);
}

/** Unpacks a container; where its signatures lie is its own folder, from which the names of its files count. */
function unpacked(path: string, folder: string) {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(path)))) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return join(folder, 'META-INF/signatures.xml');
}

/** The message in a PDF, and the bytes around it that it signs. */
function partsOf(bytes: Buffer) {
  const text = bytes.toString('latin1');
  const [, range = ''] = /\/ByteRange \[([\d ]+)\]/.exec(text) ?? [];
  const [start = 0, first = 0, second = 0, rest = 0] = range.split(' ').map(Number);
  const signature = Buffer.from(text.slice(first + 1, second - 1), 'hex');
  const content = Buffer.concat([bytes.subarray(start, first), bytes.subarray(second, second + rest)]);
  return { signature, content };
}

/** DER in the letters that every program reads. */
export const pemOf = (name: string, der: Uint8Array) =>
  `-----BEGIN ${name}-----\n${Buffer.from(der)
    .toString('base64')
    .replaceAll(/(.{64})/g, '$1\n')
    .trimEnd()}\n-----END ${name}-----\n`;
