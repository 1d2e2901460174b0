import { inflateSync } from 'node:zlib';
import { hasTooManyPixels, MOST_SEGMENTS, type Cleaned } from './cleaned.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The chunks of which the picture is made; times, texts and private parts are left out. */
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'pHYs',
  'sBIT',
]);
const HEADER_SIZE = 13;
const LAST_PROFILE = 16;
const MOST_PROFILE = 4 * 1024 * 1024;

export const isPng = (bytes: Buffer) => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** The picture alone: no texts, nothing behind its end. UNSAFE when it is broken. */
export function cleanPng(bytes: Buffer): Cleaned {
  const parts: Buffer[] = [SIGNATURE];
  let count = 0;
  for (let at = SIGNATURE.length; at + 12 <= bytes.length;) {
    count += 1;
    if (count > MOST_SEGMENTS) return 'SEGMENTS';
    const size = bytes.readUInt32BE(at);
    const end = at + 12 + size;
    if (end > bytes.length) return 'UNSAFE';
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (count === 1 && (type !== 'IHDR' || size !== HEADER_SIZE)) return 'UNSAFE';
    if (type === 'IHDR' && hasTooManyPixels(sizeOf(bytes.subarray(at, end)))) return 'PIXELS';
    if (isKept({ type, count, data: bytes.subarray(at + 8, end - 4) })) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return 'UNSAFE';
}

type Part = { type: string; count: number; data: Buffer };

/** A profile of colours is packed: it is kept when it unpacks to what one may weigh, and stands where profiles stand. */
const isKept = ({ type, count, data }: Part) =>
  KEPT.has(type) && (type !== 'iCCP' || (count <= LAST_PROFILE && isProfile(data)));

function isProfile(data: Buffer) {
  try {
    return inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: MOST_PROFILE }).length > 0;
  } catch {
    return false;
  }
}

const sizeOf = (header: Buffer) =>
  header.length < 16
    ? { width: 0, height: 0 }
    : { width: header.readUInt32BE(8), height: header.readUInt32BE(12) };
