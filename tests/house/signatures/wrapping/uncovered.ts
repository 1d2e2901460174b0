import { strToU8, zipSync } from 'fflate';
import { container, FILE, genuine, within } from './xml-maker.ts';
import { message } from './cms-maker.ts';
import { replaced } from './row.ts';

const END = '</ds:Signature>';
const OBJECT = /<ds:Object Encoding[^>]*>([^<]*)<\/ds:Object>/;

/** Files in which something lies beside what Ewa has signed, and how each is named. */
export const UNCOVERED = (
  content: Uint8Array,
): readonly Readonly<{ name: string; bytes: () => Promise<Buffer>; uncovered: readonly string[] }>[] => {
  const file = new Uint8Array(content);
  const packed = (name: string, others: Record<string, Uint8Array>, uncovered: readonly string[]) => ({
    name,
    uncovered,
    bytes: async () => container(await genuine({ content, beside: FILE }), { [FILE]: file, ...others }),
  });
  const written = (name: string, make: (text: string) => string, uncovered: readonly string[]) => ({
    name,
    uncovered,
    bytes: async () => Buffer.from(make(await genuine({ content }))),
  });
  return [
    packed('another file of a container', { 'inny.pdf': strToU8('%PDF') }, ['inny.pdf']),
    packed('a copy of the document', { 'kopia.pdf': file }, ['kopia.pdf']),
    packed('files in folders', { 'a/b.txt': strToU8('b'), 'META-INF/c.pdf': strToU8('c') }, [
      'a/b.txt',
      'META-INF/c.pdf',
    ]),
    packed('a name that turns what is written behind it', { 'a\u202Efdp.exe': strToU8('a') }, ['afdp.exe']),
    packed('a long name', { ['a'.repeat(300)]: strToU8('a') }, ['a'.repeat(100)]),
    packed(
      'more files than a page names',
      Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index + 10}.txt`, strToU8('a')])),
      Array.from({ length: 20 }, (_, index) => `${index + 10}.txt`),
    ),
    packed('what a container has of its own', { 'META-INF/manifest.xml': strToU8('<a/>') }, []),
    {
      name: 'another file of a container that CAdES signs',
      uncovered: ['inny.pdf'],
      bytes: async () =>
        Buffer.from(
          zipSync({
            [FILE]: file,
            'inny.pdf': strToU8('%PDF'),
            'META-INF/signature.p7s': new Uint8Array(await message({ content, isDetached: true })),
          }),
        ),
    },
    written(
      'an object of the signature',
      (text) => replaced(text, END, `<ds:Object Id="inny">AA</ds:Object>${END}`),
      ['inny'],
    ),
    written('an object without a name', (text) => replaced(text, END, `<ds:Object>AA</ds:Object>${END}`), [
      'Object',
    ]),
    written('an element around the signature', (text) => within('a', text, '<b>Jan</b><c Id="d"/>'), [
      'b',
      'd',
    ]),
    written(
      'another document in the place of the signed one, which stands around',
      (text) =>
        within(
          'a',
          replaced(text, OBJECT, '<ds:Object Id="inny">AA</ds:Object>'),
          `<b Id="document">${OBJECT.exec(text)?.[1] ?? ''}</b>`,
        ),
      ['inny'],
    ),
    written('nothing', (text) => text, []),
  ];
};
