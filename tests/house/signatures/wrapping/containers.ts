import { strToU8 } from 'fflate';
import { container, FILE, genuine, janIn, renamed, resigned } from './xml-maker.ts';
import { replaced, type Wrapped } from './row.ts';

const END = '</ds:Signature>';

/** ASiC-E: Ewa has signed the document that lies in the container, or the trusted profile has for her. */
export const CONTAINERS = (content: Uint8Array): readonly Wrapped[] => {
  type Expected = Pick<Wrapped, 'reason' | 'why'>;
  const files = { [FILE]: new Uint8Array(content) };
  const row = (
    name: string,
    expected: Expected,
    wrap: (text: string) => Buffer | Promise<Buffer>,
    isSealed = false,
  ): Wrapped => ({
    name: `container: ${name}`,
    ...expected,
    bytes: async () => wrap(await genuine({ content, beside: FILE, isSealed })),
  });
  const ambiguous = (why: NonNullable<Wrapped['why']>): Expected => ({ reason: 'AMBIGUOUS', why });
  const address = (to: string) => async (text: string) =>
    container(await resigned(text, { from: `URI="${FILE}"`, to: `URI="${to}"` }), files);
  return [
    row('the document under another name', ambiguous('NO_TARGET'), (text) =>
      container(text, { 'inny.pdf': files[FILE] }),
    ),
    row('another file under the name, the document beside it', { reason: 'CHANGED' }, (text) =>
      container(text, { [FILE]: strToU8('%PDF-1.7'), 'kopia.pdf': files[FILE] }),
    ),
    row('another file is signed, and the document lies beside it', { reason: 'CHANGED' }, async () =>
      container(await genuine({ content: strToU8('inny'), beside: 'inny.txt' }), {
        'inny.txt': strToU8('inny'),
        ...files,
      }),
    ),
    row('a reference to a folder above', ambiguous('NO_TARGET'), address(`../${FILE}`)),
    row('a reference to another letter of the name', ambiguous('NO_TARGET'), address('Dokument.pdf')),
    row('a reference to the network', ambiguous('OUTSIDE'), address(`https://example.com/${FILE}`)),
    row('a reference to the root', ambiguous('OUTSIDE'), address(`/${FILE}`)),
    row('a name that lies in it twice', { reason: 'UNREADABLE' }, (text) => {
      const bytes = container(text, { ...files, 'dokument.pdg': strToU8('%PDF-1.7') });
      return Buffer.from(bytes.toString('latin1').replaceAll('dokument.pdg', FILE), 'latin1');
    }),
    row(
      'second properties of the same Id in the signature',
      ambiguous('ID_TWICE'),
      (text) => container(replaced(text, END, `${janIn(text)}${END}`), files),
      true,
    ),
    row(
      'second properties of the same Id around the signature',
      ambiguous('ID_TWICE'),
      (text) => container(`${text}${janIn(text)}`, files),
      true,
    ),
    row(
      'second properties of another Id around the signature',
      ambiguous('MISPLACED'),
      (text) => container(`${text}${renamed(janIn(text), 'other')}`, files),
      true,
    ),
  ];
};
