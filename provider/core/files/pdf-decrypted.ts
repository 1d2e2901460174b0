import { PDFDict, PDFDocument, PDFRawStream, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { nameOf } from './pdf-objects.ts';

/** A document that opens with a password alone, or is encrypted in a way that is not known. */
export class NeedsPassword extends Error {}

export type EncryptedStream = Readonly<{ number: number; generation: number; contents: Uint8Array }>;

type Encrypted = {
  encryption: PDFObject;
  /** The document's identifier, of which its key is made. */
  id: PDFObject | undefined;
  streams: readonly EncryptedStream[];
};

/**
 * Decrypts streams with the empty password: a document that it opens restricts printing, or no more than that. The library
 * decrypts whole documents and unpacks them without a bound; so it gets a document of these streams alone, which have no
 * type that it would unpack. @throws NeedsPassword
 */
export async function decryptedStreams({ encryption, id, streams }: Encrypted): Promise<Uint8Array[]> {
  if (!(encryption instanceof PDFDict)) throw new NeedsPassword();
  // The library decrypts streams by the way for texts.
  const forStreams = encryption.get(nameOf('StmF'));
  if (forStreams) encryption.set(nameOf('StrF'), forStreams);
  const most = Math.max(0, ...streams.map(({ number }) => number));
  const [catalog, pages, key] = [most + 1, most + 2, most + 3];
  const parts: Uint8Array[] = [
    latin1('%PDF-1.7\n'),
    latin1(`${catalog} 0 obj<</Type/Catalog/Pages ${pages} 0 R>>endobj\n`),
    latin1(`${pages} 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n`),
    latin1(`${key} 0 obj${encryption.toString()}endobj\n`),
    ...streams.flatMap(({ number, generation, contents }) => [
      latin1(`${number} ${generation} obj<</Length ${contents.length}>>stream\n`),
      contents,
      latin1('\nendstream\nendobj\n'),
    ]),
    latin1(`trailer<</Root ${catalog} 0 R/Encrypt ${key} 0 R/ID ${id?.toString() ?? '[<><>]'}>>\n`),
    latin1('startxref\n0\n%%EOF\n'),
  ];
  try {
    const { context } = await PDFDocument.load(Buffer.concat(parts), {
      password: '',
      updateMetadata: false,
      parseSpeed: Infinity,
    });
    return streams.map(({ number, generation }) => {
      const stream = context.lookup(PDFRef.of(number, generation));
      return stream instanceof PDFRawStream ? stream.contents : new Uint8Array();
    });
  } catch {
    throw new NeedsPassword();
  }
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
