import { deflateSync } from 'node:zlib';

/** Small files as people send them, and such as nobody should. */

const text = (words: string) => Buffer.from(words, 'latin1');
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export const pdf = (content = 'wynik') =>
  text(`%PDF-1.7\n1 0 obj<</Type/Catalog/About(${content})>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

export const pngChunk = (type: string, data: Buffer) =>
  Buffer.concat([uint32(data.length), text(type), data, uint32(crc32(Buffer.concat([text(type), data])))]);

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
const pngHeader = pngChunk('IHDR', Buffer.from('00000001000000010800000000', 'hex'));
const pngData = pngChunk('IDAT', deflateSync(Buffer.from([0, 127])));
const pngEnd = pngChunk('IEND', Buffer.alloc(0));

/** A PDF that runs something when it is opened, as it stands or packed into a stream of objects. */
export const activePdf = (words = '/OpenAction<</S/URI/URI(https://zdrowie.example)>>') => pdfOf(words);

/** A PDF of a catalogue with these words in it, and of further objects, from "4 0 obj" on. */
export const pdfOf = (catalog: string, ...others: string[]) =>
  text(
    [
      '%PDF-1.7',
      `1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj`,
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
      ...others.map((other, index) => `${index + 4} 0 obj${other} endobj`),
      'trailer<</Root 1 0 R>>\n%%EOF\n',
    ].join('\n'),
  );
export const packedPdf = (words: string, about = '/Filter/FlateDecode') =>
  Buffer.concat([
    text(`%PDF-1.7\n3 0 obj<</Type/ObjStm/N 1/First 4${about}>>stream\n`),
    deflateSync(text(`1 0 <<${words}>>`)),
    text('\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);

/** A small file that says it is a picture of so many points. */
export const pngOf = (width: number, height: number) =>
  Buffer.concat([
    pngSignature,
    pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from('0800000000', 'hex')])),
    pngData,
    pngEnd,
  ]);

/** One grey point. */
export const png = (...others: Buffer[]) =>
  Buffer.concat([pngSignature, pngHeader, ...others, pngData, pngEnd]);
export const pngText = (words: string) => pngChunk('tEXt', text(`Comment\0${words}`));

/** One grey point, 1 x 1. */
const JPEG_BODY =
  'ffdb004300080606070605080707070909080a0c140d0c0b0b0c1912130f141d1a1f1e1d1a1c1c20242e2720222c231c1c2837292c30313434341f27393d38323c2e333432' +
  'ffc0000b080001000101011100' +
  'ffc4001f0000010501010101010100000000000000000102030405060708090a0b' +
  'ffc400b5100002010303020403050504040000017d01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa' +
  'ffda0008010100003f00fdfca28a2803ffd9';
const jpegStart = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');

export const jpegSegment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
export const jpeg = (...others: Buffer[]) =>
  Buffer.concat([jpegStart, ...others, Buffer.from(JPEG_BODY, 'hex')]);

/** One point behind so many segments without anything in them. */
export const jpegOfSegments = (count: number, marker = 0xdb) =>
  jpeg(Buffer.alloc(count * 4, Buffer.from([0xff, marker, 0, 2])));

/** One point that is drawn so many times. */
export const jpegOfScans = (count: number) => {
  const bytes = jpeg();
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const scans = Array.from({ length: count }, () => bytes.subarray(scan, -2));
  return Buffer.concat([bytes.subarray(0, scan), ...scans, bytes.subarray(-2)]);
};

/** A small file that says it is a picture of so many points. */
export const jpegOf = (width: number, height: number) => {
  const bytes = jpeg();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};

/** Exif as phones write it: which side is up, and where it was taken. */
export const exif = ({ orientation, place }: { orientation: number; place: string }) => {
  const directory = Buffer.from('0001011200030000000100000000', 'hex');
  directory.writeUInt16BE(orientation, 10);
  return jpegSegment(
    0xe1,
    Buffer.concat([text('Exif\0\0MM\0*'), uint32(8), directory, uint32(0), text(place)]),
  );
};

/** The text that every virus scanner takes for a virus (eicar.org); in halves, or it would take this file for one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** The beginning of a picture as an iPhone keeps it. */
export const heic = (brand = 'heic', ...others: string[]) =>
  Buffer.concat([
    uint32(16 + others.length * 4),
    text(`ftyp${brand}\0\0\0\0${others.join('')}`),
    Buffer.alloc(64),
  ]);

/** An archive with nothing in it. */
export const zip = () => Buffer.concat([text('PK\x05\x06'), Buffer.alloc(18)]);
export const page = () => text('<!DOCTYPE html><html><script>alert(1)</script></html>');

/** The files of a booking that has none. */
export const NO_FILES = { attachments: [], referralAttachments: [] };

export const fileOf = (bytes: Buffer, name: string, type = 'application/octet-stream') =>
  new File([new Uint8Array(bytes)], name, { type });

function crc32(bytes: Buffer) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
