import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Beside } from './judges.ts';

/** Where the twelve signed files lie, and what was said of them. */
export const FILES = fileURLToPath(new URL('files', import.meta.url));
export const VERDICTS = fileURLToPath(new URL('verdicts.json', import.meta.url));

const ANCHORS = ['anchor-0.pem', 'anchor-1.pem'].map((name) => join(FILES, name));
const LIST = join(FILES, 'list.pem');

/** Authorities that the judges are to believe, at the moment when the files were sent. */
export const besideAt = (at: Date): Beside => ({ anchors: ANCHORS, list: LIST, at });

export const sumOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Trust as the verifier takes it. */
export function keptTrust() {
  const der = (path: string) =>
    new Uint8Array(Buffer.from(readFileSync(path, 'utf8').replaceAll(/-----[^-]+-----|\s/g, ''), 'base64'));
  return { anchors: ANCHORS.map(der), lists: [der(LIST)], seals: [] };
}
