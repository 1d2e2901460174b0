import { describe, expect, it } from 'vitest';
import { UNNAMED_FILE } from '#app/domain/bookings/attachments.ts';
import { readForm, type FileRules, type FormRules } from '#server/gate/body.ts';
import { TooManyPartsError, type PartHead } from '#server/gate/multipart.ts';
import { readParts } from '#server/gate/parts-form.ts';
import { UnkeptError } from '#server/gate/received-files.ts';

const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const CONTENT = { 'a.pdf': '%PDF-1.7\r\n--a\r\n\r\n%%EOF', 'żółć.png': '\x89PNG\r\n' };

const text = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n` +
  `Content-Type: application/octet-stream\r\n\r\n${content}\r\n`;
const files = () => Object.entries(CONTENT).map(([name, content]) => file(name, content));

const END = `--${BOUNDARY}--\r\n`;
const FORM = [text('csrf', 'token'), text('_key', 'key'), ...files(), END].join('');
const typeWith = (boundary: string) => `multipart/form-data; boundary=${boundary}`;
const read = (body: string | Buffer, { boundary = BOUNDARY, pieceLength = 65_536 } = {}) =>
  readParts({
    chunks: piecesOf(Buffer.from(body), pieceLength),
    type: typeWith(boundary),
    maxParts: 50,
    isWanted: (csrf) => csrf === 'token',
    keep,
  });

/** Keeps a file in memory. */
async function keep({ head, content }: { head: PartHead; content: AsyncIterable<Buffer> }) {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return new File([new Uint8Array(Buffer.concat(pieces))], head.filename ?? '');
}

async function* piecesOf(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) {
    yield bytes.subarray(at, at + length);
    await Promise.resolve();
  }
}

/** Texts as they are, files as [name, content]. */
async function shown(form: FormData | null) {
  const parts = [...(form ?? [])].map(async ([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, await value.text()],
  );
  return form && Promise.all(parts);
}
const TEXTS = [
  ['csrf', 'token'],
  ['_key', 'key'],
];
const WHOLE = Object.entries(CONTENT).map(([name, content]) => ['files', name, content]);

describe('a form in parts', () => {
  it('is taken apart', async () => {
    expect(await shown(await read(FORM))).toEqual([...TEXTS, ...WHOLE]);
  });

  it.each([16_384, 65_536, 1_000_000, 10_000_000])(
    'has a large file whole, in pieces of %i bytes',
    async (pieceLength) => {
      const content = 'x'.repeat(300_000);
      for (const files of [[content], [content, 'short'], ['short', content], [content, content]]) {
        const body = [
          text('csrf', 'token'),
          ...files.map((each, index) => file(`${index}.pdf`, each)),
          END,
        ].join('');
        const expected = files.map((each, index) => ['files', `${index}.pdf`, each]);
        expect(await shown(await read(body, { pieceLength }))).toEqual([['csrf', 'token'], ...expected]);
      }
    },
  );

  it.each([1, 2])(
    'that breaks off in file %i has those before it, and the name of that one',
    async (number) => {
      const [name = ''] = Object.keys(CONTENT).slice(number - 1);
      const start = FORM.indexOf(`filename="${name}"`);
      const cut = FORM.indexOf('\r\n\r\n', start) + 6;
      const expected = [...TEXTS, ...WHOLE.slice(0, number - 1), ['files', name]];
      expect(await shown(await read(FORM.slice(0, cut)))).toEqual(expected);
    },
  );

  it('that breaks off before the next file has a name has a file without one', async () => {
    const cut = FORM.indexOf('filename="żółć.png"') + 12;
    expect(await shown(await read(FORM.slice(0, cut)))).toEqual([
      ...TEXTS,
      ...WHOLE.slice(0, 1),
      ['files', UNNAMED_FILE],
    ]);
  });

  it.each([1, 7, 65_536])('is the same in pieces of %i bytes', async (pieceLength) => {
    expect(await shown(await read(FORM, { pieceLength }))).toEqual([...TEXTS, ...WHOLE]);
  });

  it.each([65_536, 3])('that breaks off anywhere has nothing that is not whole', async (pieceLength) => {
    const bytes = Buffer.from(FORM);
    const lastHead = bytes.indexOf('\r\n\r\n', bytes.indexOf('a.pdf'));
    for (let cut = 0; cut < bytes.length - 4; cut += 1) {
      const parts = await shown(await read(bytes.subarray(0, cut), { pieceLength }));
      const isForm = parts !== null;
      expect(isForm, `cut at ${cut}`).toBe(cut >= lastHead + 4);
      const [csrf, key, ...others] = parts ?? [...TEXTS, ['files', UNNAMED_FILE]];
      expect([csrf, key]).toEqual(TEXTS);
      const last = others.pop();
      expect(last).toHaveLength(2);
      expect(others).toEqual(WHOLE.slice(0, others.length));
    }
  });

  it.each([
    ['it breaks off in a text', text('csrf', 'token') + file('a.pdf', 'x') + text('note', 'ab').slice(0, -3)],
    ['it goes on behind its end', `${FORM}more`],
    ['it is none', 'csrf=token'],
    ['it is empty', ''],
  ])('is no form when %s', async (_, body) => {
    expect(await read(body)).toBeNull();
  });

  it.each([
    [
      'comes after them',
      [text('note', 'a'), ...files(), text('csrf', 'token'), END].join(''),
      [['note', 'a']],
    ],
    [
      'is another',
      FORM.replace('token', 'other'),
      [
        ['csrf', 'other'],
        ['_key', 'key'],
      ],
    ],
    [
      'is too late',
      FORM.replace('token', 'other').replace(END, text('csrf', 'token') + END),
      [
        ['csrf', 'other'],
        ['_key', 'key'],
      ],
    ],
  ])('whose token %s has the texts before its files, and of those nothing', async (_, body, texts) => {
    for (const pieceLength of [7, 65_536]) {
      expect(await shown(await read(body, { pieceLength }))).toEqual([...texts, ['files', UNNAMED_FILE]]);
    }
  });

  it('is not read on behind a file that is not wanted', async () => {
    let isOver = false;
    async function* silent() {
      yield Buffer.from(FORM.slice(0, FORM.indexOf('%PDF') + 2).replace('token', 'other'));
      await new Promise(() => undefined);
      isOver = true;
    }
    const form = await readParts({
      chunks: silent(),
      type: typeWith(BOUNDARY),
      maxParts: 50,
      isWanted: () => false,
      keep,
    });
    expect(form?.get('files')).toBe(UNNAMED_FILE);
    expect(isOver).toBe(false);
  });

  it('has no more text than a plain form may have', async () => {
    const body = text('csrf', 'token') + text('note', 'x'.repeat(300_000)) + END;
    await expect(read(body)).rejects.toThrow(TooManyPartsError);
  });

  it('whose file cannot be kept is an error', async () => {
    const rules = { type: typeWith(BOUNDARY), maxParts: 50, isWanted: () => true };
    const failing = () => Promise.reject(new UnkeptError('full'));
    await expect(
      readParts({ ...rules, chunks: piecesOf(Buffer.from(FORM), 100), keep: failing }),
    ).rejects.toThrow('full');
  });

  it('with the short boundary of a text browser breaks off likewise', async () => {
    const short = FORM.replaceAll(BOUNDARY, 'x9').slice(0, -10);
    const form = await shown(await read(short, { boundary: 'x9' }));
    expect(form?.at(-1)).toEqual(['files', 'żółć.png']);
  });
});

describe('a form that takes too long', () => {
  const rules: FormRules = {
    types: ['multipart/form-data', 'application/x-www-form-urlencoded'],
    maxBytes: 10_000,
    maxFields: 50,
    maxMs: 50,
  };
  const stalling = (start: string) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
    });
  const readSlow = (start: string, type: string, files?: FileRules) =>
    readForm({ body: stalling(start), headers: new Headers({ 'content-type': type }), rules, files });

  it('in parts has what came in time', async () => {
    const slow = await readSlow(FORM.slice(0, FORM.indexOf('PNG')), typeWith(BOUNDARY), {
      isWanted: () => true,
      keep,
    });
    const form = 'form' in slow ? slow.form : null;
    expect(await shown(form)).toEqual([...TEXTS, ...WHOLE.slice(0, 1), ['files', 'żółć.png']]);
  });

  it('of texts alone is refused, for half a text is another answer', async () => {
    const type = 'application/x-www-form-urlencoded';
    expect(await readSlow('csrf=token&note=ab', type)).toEqual({ status: 400, reason: 'bad-request' });
  });
});
