import { describe, expect, test } from 'vitest';
import { checkFile, placeRefusal } from '#provider/core/files/index.ts';
import {
  activePdf,
  exif,
  jpeg,
  jpegOf,
  jpegOfSegments,
  jpegSegment,
  packedPdf,
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
const contentOf = (bytes: Buffer) => {
  const checked = check(bytes);
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
    ['a PDF whose names only begin so', activePdf('/OpenActions/JavaScripts'), 'application/pdf'],
  ];
  test.each(right)('%s is kept as it is', (_, bytes, type) => {
    expect(check(bytes)).toEqual({ type, content: bytes });
  });

  const wrong: [string, Buffer, string][] = [
    ['nothing', Buffer.alloc(0), 'EMPTY'],
    ['5 MiB and a byte', Buffer.concat([pdf(), Buffer.alloc(params.maxFileSize)]), 'TOO_LARGE'],
    ['a page', page(), 'TYPE'],
    ['an archive', zip(), 'TYPE'],
    ['a program', Buffer.from('MZ\x90\0\x03'), 'TYPE'],
    ['NUL', Buffer.alloc(10), 'TYPE'],
    ['a GIF that is a JAR', Buffer.concat([Buffer.from('GIF89a'), zip()]), 'TYPE'],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'TYPE'],
    ['a PDF behind something else', Buffer.concat([Buffer.from('x\n'), pdf()]), 'TYPE'],
    ['a PDF that is a page', pdf(page().toString('latin1')), 'UNSAFE'],
    ['a PDF with a page behind it', Buffer.concat([pdf(), page()]), 'UNSAFE'],
    ['a PDF with an archive behind it', Buffer.concat([pdf(), zip()]), 'UNSAFE'],
    ['a PDF with an archive in it', pdf(zip().toString('latin1')), 'UNSAFE'],
    ['a PDF that breaks off', pdf().subarray(0, 40), 'UNSAFE'],
    ['a PDF that does something when it is opened', activePdf(), 'ACTIVE'],
    ['a PDF with a script', activePdf('<</S/JavaScript/JS(app.alert(1))>>'), 'ACTIVE'],
    ['a PDF with a script by another spelling', activePdf('<</S/Java#53cript>>'), 'ACTIVE'],
    ['a PDF with a script packed', packedPdf('/S/JavaScript'), 'ACTIVE'],
    ['a PDF packed so that nobody can look', packedPdf('', '/Filter/LZWDecode'), 'UNSAFE'],
    ['a PDF packed twice', packedPdf('', '/Filter[/FlateDecode/FlateDecode]'), 'UNSAFE'],
    ['a PDF whose packing is broken', Buffer.concat([packedPdf('').subarray(0, 70), pdf()]), 'UNSAFE'],
    ['a PDF that unpacks without end', packedPdf('x'.repeat(40_000_000)), 'UNSAFE'],
    ['a PDF of a great many streams', pdf('stream\n'.repeat(20_000)), 'SEGMENTS'],
    ['a JPEG of 1.2 million empty segments', jpegOfSegments(1_200_000), 'SEGMENTS'],
    ['a JPEG of 1.2 million empty comments', jpegOfSegments(1_200_000, 0xfe), 'SEGMENTS'],
    ['a PNG of a great many parts', png(...Array.from({ length: 20_000 }, () => pngText(''))), 'SEGMENTS'],
    ['a PNG of 50,000 × 50,000', pngOf(50_000, 50_000), 'PIXELS'],
    ['a JPEG of 65,535 × 65,535', jpegOf(65_535, 65_535), 'PIXELS'],
    ['a JPEG that breaks off', jpeg().subarray(0, -2), 'UNSAFE'],
    ['a JPEG that breaks off in a segment', jpeg().subarray(0, 30), 'UNSAFE'],
    ['a JPEG that is a page in its tables', jpeg(jpegSegment(0xdb, page())), 'UNSAFE'],
    ['a PNG that breaks off', png().subarray(0, -4), 'UNSAFE'],
    ['a PNG without a header', Buffer.concat([png().subarray(0, 8), png().subarray(33)]), 'UNSAFE'],
  ];
  test.each(wrong)('%s: %#', (_, bytes, refusal) => {
    expect(check(bytes)).toEqual({ refusal });
  });
});

describe('a picture is kept without what is no picture', () => {
  const tails: [string, Buffer][] = [
    ['a script behind it', script],
    ['an archive behind it', zip()],
    ['a second picture behind it', jpeg()],
  ];
  test.each(tails)('%s', (_, tail) => {
    expect(contentOf(Buffer.concat([jpeg(), tail]))).toEqual(jpeg());
    expect(contentOf(Buffer.concat([png(), tail]))).toEqual(png());
  });

  test('comments and texts', () => {
    expect(contentOf(jpeg(jpegSegment(0xfe, script)))).toEqual(jpeg());
    expect(contentOf(png(pngText('<script>alert(1)</script>')))).toEqual(png());
  });

  test('the place goes, which side is up stays', () => {
    const content = contentOf(jpeg(exif({ orientation: 6, place: '51.2465,22.5684' }))) as Buffer;
    expect(content.toString('latin1')).not.toContain('51.2465');
    const at = content.indexOf('Exif');
    expect(content.subarray(at).toString('hex')).toContain('1201030001000000' + '0600');
    expect(contentOf(content)).toEqual(content);
  });

  test.each([0, 9, 600])('an orientation of %i is none', (orientation) => {
    expect(contentOf(jpeg(exif({ orientation, place: '' })))).toEqual(jpeg());
  });

  test('Exif that is broken goes', () => {
    for (const broken of [
      'Exif\0\0',
      'Exif\0\0II*\0\xff\xff\xff\xff',
      'http://ns.adobe.com/xap/1.0/\0<x/>',
    ]) {
      expect(contentOf(jpeg(jpegSegment(0xe1, Buffer.from(broken, 'latin1'))))).toEqual(jpeg());
    }
  });
});

describe('the place of one more file', () => {
  const place = (filename: string, ...names: string[]) =>
    placeRefusal({
      filename,
      others: names.map((name) => ({ filename: name })),
      params: { ...params, fileTypes: [...params.fileTypes] },
    });

  test('is there for five files of five names', () => {
    expect(place('e.pdf', 'a', 'b', 'c', 'd')).toBeNull();
    expect(place('f.pdf', 'a', 'b', 'c', 'd', 'e')).toBe('TOO_MANY');
    expect(place('Wynik.PDF', 'wynik.pdf')).toBe('SAME_NAME');
    expect(place('żółć.pdf'.normalize('NFD'), 'żółć.pdf')).toBe('SAME_NAME');
  });
});
