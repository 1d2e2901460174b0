import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkFile } from '#provider/core/files/index.ts';
import { encryptedPdfs } from '#tests/support/encrypted-pdfs.ts';
import { packedPdf, pdf, pdfOf } from '#tests/support/files.ts';

const params = { maxFiles: 5, maxFileSize: 8 * 1024 * 1024, fileTypes: ['application/pdf' as const] };
async function outcome(bytes: Buffer) {
  const checked = await checkFile({ bytes, params });
  return 'refusal' in checked ? checked.refusal : 'taken';
}
const bytesOf = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

const annotated = (words: string, ...others: string[]) =>
  pdfOf('/AcroForm 4 0 R', `<</X[${words}]>>`, ...others);

describe('a document that people have is taken', () => {
  const rows: [string, Buffer][] = [
    ['opens at a page, as LibreOffice writes it', pdfOf('/OpenAction[3 0 R /XYZ null null 0]/Lang(pl-PL)')],
    ['opens at a page by name', pdfOf('/OpenAction(rozdzial.1)')],
    ['opens at a page by an action', pdfOf('/OpenAction 4 0 R', '<</S/GoTo/D[3 0 R/Fit]>>')],
    ['is printed at once', pdfOf('/OpenAction<</S/Named/N/Print>>')],
    [
      'turns pages one after another',
      pdfOf('/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next<</S/Named/N/NextPage>>>>'),
    ],
    ['has a link', annotated('<</Subtype/Link/A<</S/URI/URI(https://pacjent.example)>>>>')],
    ['has buttons that go back', annotated('<</Subtype/Link/A<</S/Named/N/GoBack>>>>')],
    ['has a page that shows a layer', annotated('<</AA<</O<</S/SetOCGState/State[]>>>>>>')],
    ['has a form to fill in', annotated('<</Subtype/Widget/FT/Tx/T(imie)/V(Helena)>>')],
    ['has tags with attributes', annotated('<</Type/StructElem/S/L/A<</O/List/ListNumbering/Decimal>>>>')],
    ['has names inside texts', pdf('/JavaScript /Launch \\(/OpenAction\\) /EmbeddedFile')],
    ['has names inside a comment', bytesOf('%PDF-1.7\n%/JavaScript\n', pdf().subarray(9))],
    ['has names inside hexadecimal texts', pdfOf(`/About<${Buffer.from('/S/JavaScript').toString('hex')}>`)],
    ['has names that only begin so', pdfOf('/OpenActions 1/JavaScripts 2/XFAs 3')],
    ['has no embedded files, and says so', pdfOf('/Names<</EmbeddedFiles<</Names[]>>>>')],
    ['had a script, which is null', pdfOf('/Names<</JavaScript null>>')],
    ['refers to nothing', pdfOf('/OpenAction 99 0 R')],
    ['refers to itself', pdfOf('/OpenAction 4 0 R', '<</S/GoTo/Next 4 0 R/A 4 0 R/AA 4 0 R>>')],
    ['has pages in a circle', pdfOf('', '<</Type/Pages/Kids[4 0 R 4 0 R]/Parent 4 0 R>>')],
    ['has objects packed', packedPdf('/Type/Catalog')],
    [
      'has objects packed by a list of one',
      packedPdf('/Type/Catalog', '/Filter[/FlateDecode]/DecodeParms[null]'),
    ],
    ['has an odd number', pdfOf('/X[--5 . 1.2.3 99999999999999999999]')],
    ['has an object that is broken, and harmless', pdfOf('', '<</Length>>')],
    ['begins with a mark of UTF-8', bytesOf('\xef\xbb\xbf', pdf())],
    ['begins 1,000 bytes later', bytesOf('x'.repeat(1_000), pdf())],
    ['ends with 3,000 NUL and spaces', bytesOf(pdf(), '\r\n', '\0 '.repeat(1_500))],
    ['may not be printed, by RC4', encryptedPdfs.rc4],
    ['may not be printed, by AES-128', encryptedPdfs.aes128],
    ['may not be printed, by AES-256', encryptedPdfs.aes256],
  ];
  test.each(rows)('%s', async (_, bytes) => {
    expect(await outcome(bytes)).toBe('taken');
  });

  test('from its head on', async () => {
    const checked = await checkFile({ bytes: bytesOf('\r\n', pdf(), '\0'), params });
    expect(checked).toEqual({ type: 'application/pdf', content: bytesOf(pdf(), '\0') });
  });
});

describe('what runs, sends or is another file is refused wherever it stands', () => {
  const actions = [
    'JavaScript',
    'Launch',
    'SubmitForm',
    'ImportData',
    'RichMediaExecute',
    'Rendition',
    'GoToE',
  ];
  const places = (kind: string): [string, Buffer][] => [
    ['at opening', pdfOf(`/OpenAction<</S/${kind}>>`)],
    ['at opening, referred to', pdfOf('/OpenAction 4 0 R', `<</S/${kind}>>`)],
    ['at an event', annotated(`<</AA<</E<</S/${kind}>>>>>>`)],
    ['when a note is pressed', annotated(`<</Subtype/Link/A<</S/${kind}>>>>`)],
    ['behind a harmless one', pdfOf('/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[4 0 R]>>', `<</S/${kind}>>`)],
    ['in an outline', pdfOf('/Outlines 4 0 R', `<</First 5 0 R>>`, `<</Title(x)/A<</S/${kind}>>>>`)],
    ['in other letters', pdfOf('', `<</S/#${kind.charCodeAt(0).toString(16)}${kind.slice(1)}>>`)],
    ['by a name elsewhere', pdfOf('', '<</S 5 0 R>>', `/${kind}`)],
    ['packed', packedPdf(`/S/${kind}`)],
    ['in an older version', bytesOf(pdfOf('', `<</S/${kind}>>`), pdfOf('', '<</S/GoTo>>'))],
    ['inside a stream', pdfOf('', `<</Length 40>>stream\n9 0 obj<</S/${kind}>>endobj\nendstream\n`)],
    ['inside a text', pdf(`9 0 obj<</S/${kind}>>`)],
    ['behind comments', bytesOf('%PDF-1.7\n9%x\n0%y\nobj', `<</S/${kind}>>\n`, pdf().subarray(9))],
    ['in a broken object', pdfOf('', `<< 1 /S/${kind} >>`)],
    [
      'in the trailer',
      bytesOf(pdf().subarray(0, -6), `trailer<</Root<</OpenAction<</S/${kind}>>>>>>\n%%EOF`),
    ],
  ];
  test.each(actions.flatMap((kind) => places(kind).map(([place, bytes]) => [kind, place, bytes] as const)))(
    '%s %s',
    async (_, __, bytes) => {
      expect(await outcome(bytes)).toBe('ACTIVE');
    },
  );

  const rows: [string, Buffer][] = [
    ['a link that is a program', annotated('<</Subtype/Link/A<</S/URI/URI(javascript:alert\\(1\\))>>>>')],
    [
      'a link that is a program, in other letters',
      annotated('<</Subtype/Link/A<</S/URI/URI( JAVA\tSCRIPT:x)>>>>'),
    ],
    [
      'a link that is a program, in digits',
      annotated('<</Subtype/Link/A<</S/URI/URI<6A6176617363726970743A78>>>>>'),
    ],
    ['a link to a file of the reader', annotated('<</Subtype/Link/A<</S/URI/URI(file:///etc/passwd)>>>>')],
    ['an address at opening', pdfOf('/OpenAction<</S/URI/URI(https://zdrowie.example)>>')],
    ['an address at an event', annotated('<</AA<</O<</S/URI>>>>>>')],
    ['another document at opening', pdfOf('/OpenAction<</S/GoToR/F(\\\\\\\\x\\\\y)>>')],
    ['an unknown action at opening', pdfOf('/OpenAction<</S/Polecenie>>')],
    ['an unknown action when pressed', annotated('<</A<</S/Polecenie>>>>')],
    ['a menu of the viewer at opening', pdfOf('/OpenAction<</S/Named/N/SaveAs>>')],
    ['scripts by name', pdfOf('/Names<</JavaScript 4 0 R>>', '<</Names[(a)5 0 R]>>')],
    ['embedded files by name', pdfOf('/Names<</EmbeddedFiles 4 0 R>>', '<</Names[(a)5 0 R]>>')],
    ['an embedded file', pdfOf('', '<</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>', '<</Type/EmbeddedFile>>')],
    ['an embedded file of a note', annotated('<</Subtype/FileAttachment>>')],
    ['rich media', annotated('<</Subtype/RichMedia/RichMediaContent<<>>>>')],
    ['a space of three dimensions', annotated('<</Subtype/3D>>')],
    ['a form of another kind', pdfOf('/AcroForm<</XFA[(a)4 0 R]>>')],
    ['a script encrypted by RC4', encryptedPdfs.rc4Script],
    ['a script encrypted by AES-128', encryptedPdfs.aes128Script],
    ['a script encrypted by AES-256', encryptedPdfs.aes256Script],
  ];
  test.each(rows)('%s', async (_, bytes) => {
    expect(await outcome(bytes)).toBe('ACTIVE');
  });
});

/** Every action that ISO 32000-2 knows, with what a reader would do of it. */
const ACTIONS: readonly (readonly [
  words: string,
  byItself: 'taken' | 'ACTIVE',
  whenPressed: 'taken' | 'ACTIVE',
])[] = [
  ['/S/GoTo/D[3 0 R/Fit]', 'taken', 'taken'],
  ['/S/GoToDp/Dp 3 0 R', 'taken', 'taken'],
  ['/S/Thread/D 0/B 0', 'taken', 'taken'],
  ['/S/Thread/D 0/F null', 'taken', 'taken'],
  ['/S/Thread/F(dalej.pdf)/D 0', 'ACTIVE', 'ACTIVE'],
  ['/D 0/F<</Type/Filespec/UF(x.pdf)>>/S/Thread', 'ACTIVE', 'ACTIVE'],
  ['/S/Thread/F 3 0 R/D 0', 'ACTIVE', 'ACTIVE'],
  ['/S/Hide/T(pole)', 'taken', 'taken'],
  ['/S/SetOCGState/State[/OFF 3 0 R]', 'taken', 'taken'],
  ['/S/Trans/Trans<</S/Wipe>>', 'taken', 'taken'],
  ['/S/Named/N/PrevPage', 'taken', 'taken'],
  ['/S/Named/N/GoForward', 'ACTIVE', 'taken'],
  ['/S/URI/URI(https://przychodnia.example/a:b)', 'ACTIVE', 'taken'],
  ['/S/URI/URI(przychodnia.example:8080/wyniki)', 'ACTIVE', 'taken'],
  ['/S/URI/URI(tel:+48221234567)', 'ACTIVE', 'taken'],
  ['/S/URI/URI(wyniki.html)', 'ACTIVE', 'taken'],
  ['/S/URI/URI(ms-msdt:/id)', 'ACTIVE', 'ACTIVE'],
  ['/S/URI/URI(smb://10.0.0.1/a)', 'ACTIVE', 'ACTIVE'],
  ['/S/URI/URI(\\\\\\\\10.0.0.1\\\\a)', 'ACTIVE', 'ACTIVE'],
  ['/S/GoToR/F(rozdzial-2.pdf)/D[0/Fit]', 'ACTIVE', 'taken'],
  ['/S/GoToR/F<</F(../tom2.pdf)/UF(../tom2.pdf)>>/D[0/Fit]', 'ACTIVE', 'taken'],
  ['/S/GoToR/F(\\\\\\\\10.0.0.1\\\\a.pdf)', 'ACTIVE', 'ACTIVE'],
  ['/S/GoToR/F(//serwer/a.pdf)', 'ACTIVE', 'ACTIVE'],
  ['/S/GoToR/F(/C/Windows/a.pdf)', 'ACTIVE', 'ACTIVE'],
  ['/S/GoToR/F<</F(a.pdf)/UF<FEFF005C005C0061>>>', 'ACTIVE', 'ACTIVE'],
  ['/S/GoToR/F<</FS/URL/F(a.pdf)>>', 'ACTIVE', 'ACTIVE'],
  ['/S/ResetForm', 'ACTIVE', 'taken'],
  ['/S/GoTo3DView/V/F', 'ACTIVE', 'ACTIVE'],
  ['/S/GoToE/T<</R/C>>', 'ACTIVE', 'ACTIVE'],
  ['/S/ImportData/F(a.fdf)', 'ACTIVE', 'ACTIVE'],
  ['/S/JavaScript/JS(1)', 'ACTIVE', 'ACTIVE'],
  ['/S/Launch/F(a.exe)', 'ACTIVE', 'ACTIVE'],
  ['/S/Movie/T(a)', 'ACTIVE', 'ACTIVE'],
  ['/S/Rendition/OP 0', 'ACTIVE', 'ACTIVE'],
  ['/S/RichMediaExecute', 'ACTIVE', 'ACTIVE'],
  ['/S/Sound/Sound 3 0 R', 'ACTIVE', 'ACTIVE'],
  ['/S/SubmitForm/F(https://x.example)', 'ACTIVE', 'ACTIVE'],
  ['/S/SetState/T(a)', 'ACTIVE', 'ACTIVE'],
];

describe('an action is what it does, by itself and when it is pressed', () => {
  test.each(ACTIONS)('%s', async (words, byItself, whenPressed) => {
    const ofItself = [
      pdfOf(`/OpenAction<<${words}>>`),
      pdfOf('/OpenAction 4 0 R', `<<${words}>>`),
      annotated(`<</AA<</O<<${words}>>>>>>`),
      pdfOf('/AA<</WC 4 0 R>>', `<</S/GoTo/D[3 0 R/Fit]/Next[<<${words}>>]>>`),
    ];
    const pressed = [
      annotated(`<</Subtype/Link/A<<${words}>>>>`),
      annotated('<</Subtype/Link/A 5 0 R>>', `<</S/GoTo/D[3 0 R/Fit]/Next<<${words}>>>>`),
    ];
    for (const bytes of ofItself) expect(await outcome(bytes)).toBe(byItself);
    for (const bytes of pressed) expect(await outcome(bytes)).toBe(whenPressed);
  });
});

describe('what stands in another file is not fetched', () => {
  const rows: [string, Buffer][] = [
    ['a picture', pdfOf('', '<</Subtype/Image/F(//serwer/a.png)/Length 0>>stream\nendstream\n')],
    ['a picture with a filter', pdfOf('', '<</Length 0/FFilter/DCTDecode>>stream\nendstream\n')],
    ['a page', pdfOf('', '<</Subtype/Form/Ref<</F(inny.pdf)/Page 0>>/Length 0>>stream\nendstream\n')],
    ['what links begin with', pdfOf('/URI<</Base(file:///C:/)>>')],
    ['a broken thread', pdfOf('/OpenAction 4 0 R', '<< 1 /S/Thread/F(a) >>')],
  ];
  test.each(rows)('%s', async (_, bytes) => {
    expect(await outcome(bytes)).toBe('ACTIVE');
  });
});

describe('what cannot be opened, or not looked into, says why', () => {
  const encrypted = (words: string) =>
    bytesOf(pdf().subarray(0, -6), `9 0 obj<<${words}>>endobj\ntrailer<</Root 1 0 R/Encrypt 9 0 R>>\n%%EOF`);
  const rows: [string, Buffer, string][] = [
    ['opens with a password alone', encryptedPdfs.user, 'PASSWORD'],
    ['is encrypted for certificates', encrypted('/Filter/Adobe.PubSec/V 4'), 'PASSWORD'],
    ['is encrypted by what nobody knows', encrypted('/Filter/Standard/V 9'), 'PASSWORD'],
    [
      'has two encryptions',
      bytesOf(
        encrypted('/V 1'),
        '8 0 obj<</Type/ObjStm/N 0/First 0>>stream\nendstream endobj\n',
        'trailer<</Encrypt<</V 2>>>>\n%%EOF',
      ),
      'UNSAFE',
    ],
    ['is packed in another way', packedPdf('', '/Filter/LZWDecode'), 'UNSAFE'],
    ['is packed twice', packedPdf('', '/Filter[/FlateDecode/FlateDecode]'), 'UNSAFE'],
    [
      'is packed with a predictor',
      packedPdf('', '/Filter/FlateDecode/DecodeParms<</Predictor 12>>'),
      'UNSAFE',
    ],
    ['is packed and broken', bytesOf(packedPdf('').subarray(0, 70), pdf()), 'UNSAFE'],
    ['breaks off', pdf().subarray(0, 40), 'UNSAFE'],
    ['ends with something else', bytesOf(pdf(), '\0\0x'), 'UNSAFE'],
    ['begins 1,025 bytes later', bytesOf('x'.repeat(1_025), pdf()), 'TYPE'],
    [
      'has a picture of 60,000 × 60,000',
      pdfOf('', '<</Subtype/Image/Width 60000/Height 5 0 R>>', '60000 '),
      'PIXELS',
    ],
  ];
  test.each(rows)('%s', async (_, bytes, refusal) => {
    expect(await outcome(bytes)).toBe(refusal);
  });
});

describe('what costs more than a document of a patient is let go', () => {
  const packed = (count: number, words: string) => {
    const contents = deflateSync(Buffer.from(words));
    return Array.from({ length: count }, (_, index) =>
      bytesOf(
        `${index + 9} 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n`,
        contents,
        '\nendstream\nendobj\n',
      ),
    );
  };
  const around = (...parts: (string | Buffer)[]) => bytesOf('%PDF-1.7\n', ...parts, '\n%%EOF');
  const rows: [string, () => Buffer, string[]][] = [
    ['9,999 packed streams', () => around(...packed(9_999, '1 0 <<>>')), ['SEGMENTS']],
    ['one that unpacks without end', () => packedPdf('x'.repeat(40_000_000)), ['SEGMENTS']],
    ['many that unpack to much', () => around(...packed(900, `1 0 (${'x'.repeat(50_000)})`)), ['SEGMENTS']],
    ['many streams', () => around('9 0 obj<<>>stream\n'.repeat(20_000)), ['SEGMENTS']],
    ['many objects', () => around('9 0 obj 1 endobj\n'.repeat(200_000)), ['SEGMENTS']],
    ['many versions of one object', () => around('9 0 obj 1 endobj\n'.repeat(200)), ['SEGMENTS']],
    ['texts that never end', () => around('9 0 obj(x\n'.repeat(40), 'x'.repeat(400_000)), ['SEGMENTS']],
    ['lists in lists', () => around('9 0 obj', '['.repeat(2_000_000)), ['taken', 'UNSAFE']],
    [
      'a table of places that is long',
      () => around('xref\n', '0000000000 65535 f \n'.repeat(200_000)),
      ['taken'],
    ],
  ];
  test.each(rows)('%s', async (_, bytes, outcomes) => {
    expect(outcomes).toContain(await outcome(bytes()));
  });
});
