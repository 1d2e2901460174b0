import { hasTooManyPixels, MOST_SEGMENTS, type Cleaned } from './cleaned.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APPLICATION_0 = 0xe0;
const APPLICATION_1 = 0xe1;
const APPLICATION_14 = 0xee;
const APPLICATION_15 = 0xef;
const COMMENT = 0xfe;
/** Among the frames: tables of codes, and two that say how codes are made. */
const NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);
const ORIENTATION = 0x0112;
/** A picture that comes in steps has about ten; each further one makes whoever opens it draw all points again. */
const MOST_SCANS = 100;
const EXIF = Buffer.from('Exif\0\0', 'latin1');

export const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === START && bytes[2] === 0xff;

/**
 * The picture alone, as it was, its orientation too: no place, no device, no comment, no thumbnail, nothing behind its
 * end. UNSAFE when it is broken.
 */
export function cleanJpeg(bytes: Buffer): Cleaned {
  const parts = [bytes.subarray(0, 2)];
  let count = 0;
  let scans = 0;
  for (let at = 2; at + 2 <= bytes.length;) {
    count += 1;
    if (count > MOST_SEGMENTS) return 'SEGMENTS';
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return 'UNSAFE';
    if (marker === END)
      return parts.length > 2 ? Buffer.concat([...parts, bytes.subarray(at, at + 2)]) : 'UNSAFE';
    if (at + 4 > bytes.length) return 'UNSAFE';
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return 'UNSAFE';

    const segment = bytes.subarray(at, end);
    if (isFrame(marker) && hasTooManyPixels(sizeOf(segment))) return 'PIXELS';
    if (marker === SCAN && (scans += 1) > MOST_SCANS) return 'SEGMENTS';
    if (marker === APPLICATION_1) parts.push(...orientationOf(segment));
    else if (!isLeftOut(marker)) parts.push(segment);
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    if (marker === SCAN) parts.push(bytes.subarray(end, next));
    at = next;
  }
  return 'UNSAFE';
}

/** Begins a picture, in any of the ways to write one. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker);

const sizeOf = (frame: Buffer) =>
  frame.length < 9
    ? { width: 0, height: 0 }
    : { height: frame.readUInt16BE(5), width: frame.readUInt16BE(7) };

/** APP0 says that it is a JPEG, APP14 how its colours are meant. */
const isLeftOut = (marker: number) =>
  marker === COMMENT || (marker > APPLICATION_0 && marker <= APPLICATION_15 && marker !== APPLICATION_14);

/** Behind the picture's data: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number) {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** An Exif segment of the orientation alone; nothing when the one given has none. */
function orientationOf(segment: Buffer): Buffer[] {
  const orientation = readOrientation(segment.subarray(4));
  if (orientation === null) return [];
  const made = Buffer.from(
    'ffe1002245786966000049492a00080000000100120103000100000000000000' + '00000000',
    'hex',
  );
  made.writeUInt16LE(orientation, 28);
  return [made];
}

function readOrientation(content: Buffer): number | null {
  if (!content.subarray(0, EXIF.length).equals(EXIF)) return null;
  const tiff = content.subarray(EXIF.length);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < short(start); entry += 1) {
      const at = start + 2 + entry * 12;
      if (short(at) === ORIENTATION) return inRange(short(at + 8));
    }
  } catch {
    return null;
  }
  return null;
}

const inRange = (orientation: number) => (orientation >= 1 && orientation <= 8 ? orientation : null);
