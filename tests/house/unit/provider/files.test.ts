import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkFile } from '#provider/core/files/index.ts';
import { freeName } from '#provider/core/files/names.ts';
import {
  activePdf,
  exif,
  heic,
  jpeg,
  jpegOf,
  jpegOfSegments,
  jpegSegment,
  jpegOfScans,
  packedPdf,
  pngChunk,
  page,
  pdf,
  png,
  pngOf,
  pngText,
  zip,
} from '#tests/support/files.ts';

const params = {
  maxFiles: 5,
  maxFileSize: 5 * 1024 * 1024,
  fileTypes: ['application/pdf', 'image/jpeg', 'image/png'] as const,
};
const check = (bytes: Buffer) =>
  checkFile({ bytes, params: { ...params, fileTypes: [...params.fileTypes] } });
const contentOf = async (bytes: Buffer) => {
  const checked = await check(bytes);
  return 'content' in checked ? checked.content : checked.refusal;
};
const script = Buffer.from('<script>alert(1)</script>');

describe('what a file is, by its bytes', () => {
  const right: [string, Buffer, string][] = [
    ['a PDF', pdf(), 'application/pdf'],
    [
      'a PDF that ends with line ends and NUL',
      Buffer.concat([pdf(), Buffer.from('\r\n\0')]),
      'application/pdf',
    ],
    ['a JPEG', jpeg(), 'image/jpeg'],
    ['a PNG', png(), 'image/png'],
    ['a PNG of 150 million points', pngOf(15_000, 10_000), 'image/png'],
    ['a PDF with objects packed', packedPdf('/Type/Catalog'), 'application/pdf'],
  ];
  test.each(right)('%s is kept as it is', async (_, bytes, type) => {
    expect(await check(bytes)).toEqual({ type, content: bytes });
  });

  const wrong: [string, Buffer, string][] = [
    ['nothing', Buffer.alloc(0), 'EMPTY'],
    ['5 MiB and a byte', Buffer.concat([pdf(), Buffer.alloc(params.maxFileSize)]), 'TOO_LARGE'],
    ['a page', page(), 'TYPE'],
    ['an archive', zip(), 'TYPE'],
    ['a program', Buffer.from('MZ\x90\0\x03'), 'TYPE'],
    ['NUL', Buffer.alloc(10), 'TYPE'],
    ['a GIF that is a JAR', Buffer.concat([Buffer.from('GIF89a'), zip()]), 'TYPE'],
    ['HEIC', heic('heic', 'mif1', 'heic'), 'HEIC'],
    ['HEIC of a burst', heic('hevc'), 'HEIC'],
    ['HEIC by its second name', heic('mif1', 'heix'), 'HEIC'],
    ['AVIF', heic('avif', 'mif1', 'miaf'), 'TYPE'],
    ['a film', heic('isom', 'avc1'), 'TYPE'],
    ['HEIC that breaks off', heic().subarray(0, 10), 'TYPE'],
    ['a picture with a PDF behind it', Buffer.concat([heic(), pdf()]), 'HEIC'],
    ['a PDF that is a page', pdf(page().toString('latin1')), 'UNSAFE'],
    ['a PDF with a page behind it', Buffer.concat([pdf(), page()]), 'UNSAFE'],
    ['a PDF with an archive behind it', Buffer.concat([pdf(), zip()]), 'UNSAFE'],
    ['a PDF with an archive in it', pdf(zip().toString('latin1')), 'UNSAFE'],
    ['a PDF that breaks off', pdf().subarray(0, 40), 'UNSAFE'],
    ['a PDF that does something when it is opened', activePdf(), 'ACTIVE'],
    ['a JPEG of 1.2 million empty segments', jpegOfSegments(1_200_000), 'SEGMENTS'],
    ['a JPEG of 1.2 million empty comments', jpegOfSegments(1_200_000, 0xfe), 'SEGMENTS'],
    ['a PNG of a great many parts', png(...Array.from({ length: 20_000 }, () => pngText(''))), 'SEGMENTS'],
    ['a JPEG that is drawn 101 times', jpegOfScans(101), 'SEGMENTS'],
    ['a PNG of 50,000 × 50,000', pngOf(50_000, 50_000), 'PIXELS'],
    ['a JPEG of 65,535 × 65,535', jpegOf(65_535, 65_535), 'PIXELS'],
    ['a JPEG that breaks off', jpeg().subarray(0, -2), 'UNSAFE'],
    ['a JPEG that breaks off in a segment', jpeg().subarray(0, 30), 'UNSAFE'],
    ['a JPEG that is a page in its tables', jpeg(jpegSegment(0xdb, page())), 'UNSAFE'],
    ['a PNG that breaks off', png().subarray(0, -4), 'UNSAFE'],
    ['a PNG without a header', Buffer.concat([png().subarray(0, 8), png().subarray(33)]), 'UNSAFE'],
  ];
  test.each(wrong)('%s: %#', async (_, bytes, refusal) => {
    expect(await check(bytes)).toEqual({ refusal });
  });
});

describe('a picture is kept without what is no picture', () => {
  const tails: [string, Buffer][] = [
    ['a script behind it', script],
    ['an archive behind it', zip()],
    ['a second picture behind it', jpeg()],
  ];
  test.each(tails)('%s', async (_, tail) => {
    expect(await contentOf(Buffer.concat([jpeg(), tail]))).toEqual(jpeg());
    expect(await contentOf(Buffer.concat([png(), tail]))).toEqual(png());
  });

  test('comments and texts', async () => {
    expect(await contentOf(jpeg(jpegSegment(0xfe, script)))).toEqual(jpeg());
    expect(await contentOf(png(pngText('<script>alert(1)</script>')))).toEqual(png());
  });

  test('the place goes, which side is up stays', async () => {
    const content = (await contentOf(jpeg(exif({ orientation: 6, place: '51.2465,22.5684' })))) as Buffer;
    expect(content.toString('latin1')).not.toContain('51.2465');
    const at = content.indexOf('Exif');
    expect(content.subarray(at).toString('hex')).toContain('1201030001000000' + '0600');
    expect(await contentOf(content)).toEqual(content);
  });

  test.each([0, 9, 600])('an orientation of %i is none', async (orientation) => {
    expect(await contentOf(jpeg(exif({ orientation, place: '' })))).toEqual(jpeg());
  });

  test('Exif that is broken goes', async () => {
    for (const broken of [
      'Exif\0\0',
      'Exif\0\0II*\0\xff\xff\xff\xff',
      'http://ns.adobe.com/xap/1.0/\0<x/>',
    ]) {
      expect(await contentOf(jpeg(jpegSegment(0xe1, Buffer.from(broken, 'latin1'))))).toEqual(jpeg());
    }
  });
});

test('a profile of colours that unpacks without end goes, one of a camera stays', async () => {
  const profile = (size: number) =>
    png(pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(size))])));
  expect(await contentOf(profile(3_000))).toEqual(profile(3_000));
  expect(await contentOf(profile(80_000_000))).toEqual(png());
});

describe('the name of one more file', () => {
  const rows: [string, string[], string][] = [
    ['image.jpg', [], 'image.jpg'],
    ['image.jpg', ['other.jpg', 'image.jpeg'], 'image.jpg'],
    ['image.jpg', ['image.jpg'], 'image (2).jpg'],
    ['image.jpg', ['image.jpg', 'image (2).jpg'], 'image (3).jpg'],
    ['image.jpg', ['image.jpg', 'image (3).jpg'], 'image (2).jpg'],
    ['image (2).jpg', ['image (2).jpg'], 'image (2) (2).jpg'],
    ['Wynik.PDF', ['wynik.pdf'], 'Wynik (2).PDF'],
    ['żółć.pdf'.normalize('NFD'), ['żółć.pdf'], `${'żółć'.normalize('NFD')} (2).pdf`],
    ['skan', ['skan'], 'skan (2)'],
    ['.pdf', ['.pdf'], '.pdf (2)'],
    ['a.b.pdf', ['a.b.pdf'], 'a.b (2).pdf'],
    [`${'😀'.repeat(58)}.pdf`, [`${'😀'.repeat(58)}.pdf`], `${'😀'.repeat(56)} (2).pdf`],
    [`${'x'.repeat(116)}.jpg`, [`${'x'.repeat(116)}.jpg`], `${'x'.repeat(112)} (2).jpg`],
  ];
  test.each(rows)('%s beside %j', (filename, taken, expected) => {
    expect(freeName(filename, taken)).toBe(expected);
    expect(expected.length).toBeLessThanOrEqual(120);
  });
});
