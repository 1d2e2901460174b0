import { signPades } from '#provider/core/signatures/made-up/pades.ts';
import { signedAtDesk } from '#provider/signing/bench/signed.ts';
import { authority, JAN, SIGNED_AT } from '#tests/support/signed-files.ts';
import { ewaCard, jans, message } from './cms-maker.ts';
import { EWA, replaced, type Genuine, type Wrapped } from './row.ts';

const DIGITS = /(?<=\/Contents <)[0-9a-f]+/;
const RANGE = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/;
/** As many signs as before, so that no place in the file is another one. */
const sized = (text: string, size: number) => text.padEnd(size, ' ');

async function genuine(content: Uint8Array) {
  return (await signPades({ content, card: await ewaCard })).toString('latin1');
}

/** Numbers of what a file is made of. */
function numbersIn(text: string) {
  const numberOf = (pattern: RegExp) => Number([...text.matchAll(pattern)].at(-1)?.[1]);
  return {
    size: numberOf(/\/Size (\d+)/g),
    root: numberOf(/\/Root (\d+)/g),
    page: numberOf(/(\d+) 0 obj\s*<<\s*\/Type \/Page\s/g),
    field: numberOf(/(\d+) 0 obj\s*<< \/Type \/Annot/g),
    signature: numberOf(/(\d+) 0 obj\s*<< \/Type \/Sig/g),
  };
}

const objectIn = (text: string, number: number) => {
  const start = text.lastIndexOf(`\n${number} 0 obj`);
  return text.slice(text.indexOf('<<', start), text.indexOf('endobj', start)).trim();
};

/** A later update of a file: objects under their numbers, and the end of it. */
function updated(text: string, objects: readonly (readonly [number, string])[]) {
  const { size, root } = numbersIn(text);
  const written = objects.map(([number, object]) => `${number} 0 obj\n${object}\nendobj\n`).join('');
  return `${text}${written}trailer\n<< /Size ${size + 9} /Root ${root} 0 R >>\nstartxref\n0\n%%EOF\n`;
}

const entered = (dictionary: string, entry: string) => `${dictionary.slice(0, -2)}${entry}\n>>`;

/** The same file with the signature of other bytes in the room for it. */
async function signedAnew(text: string, bytes: (range: readonly number[]) => Buffer) {
  const range = RANGE.exec(text)?.slice(1).map(Number) ?? [];
  const digits = (await message({ content: bytes(range), isDetached: true })).toString('hex');
  return text.replace(DIGITS, (room) => digits.padEnd(room.length, '0'));
}

/** The file with another range, which the signer has signed. */
async function withRange(text: string, rangeOf: (range: readonly number[]) => readonly number[]) {
  const [former = '', ...numbers] = RANGE.exec(text) ?? [];
  const range = rangeOf(numbers.map(Number));
  const written = replaced(text, former, sized(`/ByteRange [${range.join(' ')}]`, former.length));
  const [start = 0, first = 0, second = 0, rest = 0] = range;
  const all = Buffer.from(written, 'latin1');
  return signedAnew(written, () =>
    Buffer.concat([all.subarray(start, start + first), all.subarray(second, second + rest)]),
  );
}

export const PADES = (content: Uint8Array): readonly Wrapped[] => {
  const row = (
    name: string,
    expected: NonNullable<Wrapped['why']> | 'CHANGED' | 'UNREADABLE',
    wrap: (text: string) => string | Promise<string>,
  ): Wrapped => ({
    name,
    ...(expected === 'CHANGED' || expected === 'UNREADABLE'
      ? { reason: expected }
      : { reason: 'AMBIGUOUS', why: expected }),
    bytes: async () => Buffer.from(await wrap(await genuine(content)), 'latin1'),
  });
  return [
    row('an update that says nothing', 'CHANGED', (text) =>
      replaced(text, /%%EOF\s*$/, '%%EOF\n1 0 obj\n(Jan)\nendobj\n%%EOF\n'),
    ),
    row('an update of the page', 'CHANGED', (text) => {
      const { page } = numbersIn(text);
      return updated(text, [[page, replaced(objectIn(text, page), /\/Contents/, '/Rotate 90 /Contents')]]);
    }),
    row('an update that adds a note to the page', 'CHANGED', (text) => {
      const { page, size, field } = numbersIn(text);
      const own = replaced(objectIn(text, page), `[${field} 0 R]`, `[${field} 0 R ${size} 0 R]`);
      return updated(text, [
        [page, own],
        [size, '<< /Type /Annot /Subtype /FreeText /Rect [0 0 500 500] /Contents (Jan Nowak) >>'],
      ]);
    }),
    row('an update that adds an empty field of a signature', 'UNCOVERED', (text) => {
      const { page, size, field } = numbersIn(text);
      const own = replaced(objectIn(text, page), `[${field} 0 R]`, `[${field} 0 R ${size} 0 R]`);
      return updated(text, [
        [page, own],
        [size, '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Jan Nowak) /Rect [0 0 100 100] >>'],
      ]);
    }),
    row('an update of the form', 'UNCOVERED', (text) => {
      const { root, field } = numbersIn(text);
      return updated(text, [
        [root, replaced(objectIn(text, root), `[${field} 0 R]`, `[${field} 0 R] /NeedAppearances true`)],
      ]);
    }),
    row('an update of the signature’s field', 'UNCOVERED', (text) => {
      const { field } = numbersIn(text);
      return updated(text, [[field, replaced(objectIn(text, field), '(Podpis)', '(Jan Nowak)')]]);
    }),
    row('an update that gives the field another signature', 'ID_TWICE', (text) => {
      const { field, signature, size } = numbersIn(text);
      const own = replaced(objectIn(text, field), `/V ${signature} 0 R`, `/V ${size} 0 R`);
      return updated(text, [
        [field, own],
        [size, objectIn(text, signature)],
      ]);
    }),
    row('an update of the signature', 'ID_TWICE', (text) => {
      const { signature } = numbersIn(text);
      return updated(text, [[signature, objectIn(text, signature)]]);
    }),
    row('two dictionaries of a signature, one of them in no field', 'MISPLACED', (text) => {
      const { signature, size } = numbersIn(text);
      return updated(text, [[size, objectIn(text, signature)]]);
    }),
    row('two fields of one signature', 'ID_TWICE', (text) => {
      const { root, field, size, signature } = numbersIn(text);
      return updated(text, [
        [root, replaced(objectIn(text, root), `[${field} 0 R]`, `[${field} 0 R ${size} 0 R]`)],
        [size, `<< /FT /Sig /T (Jan Nowak) /V ${signature} 0 R >>`],
      ]);
    }),
    row('two dictionaries in two fields, of the same range', 'UNCOVERED', (text) => {
      const { root, field, size, signature } = numbersIn(text);
      return updated(text, [
        [root, replaced(objectIn(text, root), `[${field} 0 R]`, `[${field} 0 R ${size} 0 R]`)],
        [size, `<< /FT /Sig /T (Jan Nowak) /V ${size + 1} 0 R >>`],
        [size + 1, objectIn(text, signature)],
      ]);
    }),
    row('two ranges in one dictionary', 'MISPLACED', (text) =>
      replaced(text, '/Type /Sig', '/ByteRange [0 1 2 3] /Type /Sig'),
    ),
    row('another range in a comment', 'MISPLACED', (text) =>
      updated(`${text}% /ByteRange [0 10 20 30]\n`, []),
    ),
    row('a range whose name is written in numbers', 'MISPLACED', (text) => {
      const { size } = numbersIn(text);
      return updated(text, [[size, '<< /Byte#52ange [0 1 2 3] /Contents <00> >>']]);
    }),
    row('a signature that no field has', 'MISPLACED', (text) =>
      replaced(text, / \/V (\d+) 0 R/, (/ \/V (\d+) 0 R/.exec(text)?.[0] ?? '').replace('/V', '/W')),
    ),
    row('a range that begins behind the beginning', 'UNCOVERED', (text) =>
      withRange(text, ([, first = 0, second = 0, rest = 0]) => [10, first - 10, second, rest]),
    ),
    row('a range that leaves out more than the signature', 'UNCOVERED', (text) =>
      withRange(text, ([, first = 0, second = 0, rest = 0]) => [0, first - 30, second, rest]),
    ),
    row('… behind it', 'UNCOVERED', (text) =>
      withRange(text, ([, first = 0, second = 0, rest = 0]) => [0, first, second + 30, rest - 30]),
    ),
    row('… within the document', 'UNCOVERED', (text) =>
      withRange(text, ([, , second = 0, rest = 0]) => [0, content.length - 50, second, rest]),
    ),
    row('a range that ends before the end', 'UNCOVERED', (text) =>
      withRange(text, ([, first = 0, second = 0, rest = 0]) => [0, first, second, rest - 40]),
    ),
    row('a range that goes on behind the end', 'UNCOVERED', (text) =>
      withRange(text, ([, first = 0, second = 0, rest = 0]) => [0, first, second, rest + 40]),
    ),
    row('a range whose parts lie over each other', 'UNCOVERED', (text) =>
      withRange(text, ([, first = 0, second = 0, rest = 0]) => [0, second, first, rest]),
    ),
    row('digits of two messages', 'MISPLACED', (text) =>
      replaced(text, /0{40}>/, `${'3003020101'.padStart(40, '0')}>`),
    ),
    row('another document at the beginning', 'CHANGED', (text) => replaced(text, '%PDF-1.7', '%PDF-1.6')),
    row('no signature in the room for it', 'UNREADABLE', (text) =>
      text.replace(DIGITS, (room) => '0'.repeat(room.length)),
    ),
    row('the signature of other bytes', 'CHANGED', (text) => signedAnew(text, () => Buffer.from('Jan'))),
  ];
};

export const GENUINE_PADES = (content: Uint8Array): readonly Genuine[] => {
  const row = (name: string, make: (text: string) => string | Promise<string>): Genuine => ({
    name,
    bytes: async () => Buffer.from(await make(await genuine(content)), 'latin1'),
  });
  return [
    row('as it is signed', (text) => text),
    row('with empty lines behind it', (text) => `${text}\n\n`),
    row('with proofs of the certificate behind it', async (text) => {
      const { root, size } = numbersIn(text);
      const der = Buffer.from((await jans()).toSchema().toBER()).toString('hex');
      return updated(text, [
        [root, entered(objectIn(text, root), `/DSS << /Certs [${size} 0 R] >>`)],
        [size, `<< /Length ${der.length} /Filter /ASCIIHexDecode >>\nstream\n${der}\nendstream`],
      ]);
    }),
    {
      name: 'signed at the desk',
      bytes: () =>
        signedAtDesk({
          authority,
          content,
          holder: EWA,
          certificate: 'GOOD',
          format: 'PAdES',
          spoil: 'NONE',
          at: SIGNED_AT,
        }),
    },
    {
      name: 'signed once more by another person',
      async bytes() {
        const first = Buffer.from(await genuine(content), 'latin1');
        const card = await authority.card({ holder: JAN, kind: 'FOREIGN', now: SIGNED_AT });
        return signPades({ content: first, card });
      },
    },
  ];
};
