import { textOf } from '#provider/core/files/bytes.ts';
import type { Structure } from '#provider/core/files/pdf-objects.ts';
import { messageOf, verdictsOf } from './cms.ts';
import { addsOnly, structureOf } from './pdf-changes.ts';
import { signaturesIn, type SignatureOfPdf } from './pdf-signatures.ts';
import {
  ambiguous,
  asNegative,
  NotSigned,
  type SignatureVerdict,
  type SignedDocument,
  type Trust,
} from './verdict.ts';

const MOST_SIGNATURES = 10;
const LAST_HEAD = 1_024;
const END = '%%EOF';

export const isPdf = (bytes: Buffer) => textOf(bytes.subarray(0, LAST_HEAD)).includes('%PDF-');

type Asked = Readonly<{ bytes: Buffer; documents: readonly SignedDocument[]; trust: Trust; now: number }>;

/** PAdES: the document stands at the beginning as it was, and its signatures behind it. @throws NotSigned */
export async function padesVerdicts({ bytes, documents, ...asked }: Asked): Promise<SignatureVerdict[]> {
  const text = textOf(bytes);
  if (!text.trimEnd().endsWith(END)) throw new NotSigned('UNREADABLE');
  if (!text.includes('/ByteRange')) throw new NotSigned('NO_SIGNATURE');
  const [document] = documents
    .filter(({ content }) => bytes.subarray(0, content.length).equals(content))
    .sort((one, other) => other.content.length - one.content.length);
  if (!document) throw new NotSigned('CHANGED');
  const after = await read(structureOf(bytes));
  if (!(await read(addsOnly('SIGNATURES', { after, beginning: document.content }))))
    throw new NotSigned('CHANGED');
  const signatures = signaturesIn(after);
  await refuseUnsigned({ bytes, text, after, signatures });
  const verdicts = await Promise.all(
    signatures
      .slice(0, MOST_SIGNATURES)
      .map((signature) =>
        signatureVerdicts({ bytes, text, signature, document, ...asked }).catch((error: unknown) => [
          asNegative(error),
        ]),
      ),
  );
  return verdicts.flat();
}

const read = <Found>(found: Promise<Found>) =>
  found.catch(() => {
    throw new NotSigned('UNREADABLE');
  });

const endOf = ({ range: [, , second = 0, rest = 0] }: SignatureOfPdf) => second + rest;

type InFile = Readonly<{ bytes: Buffer; text: string }>;

/** Behind the last signature nothing may be written that it does not cover, but for what proves it. @throws NotSigned UNCOVERED */
async function refuseUnsigned({
  bytes,
  text,
  after,
  signatures,
}: InFile & { after: Structure; signatures: readonly SignatureOfPdf[] }) {
  const end = Math.max(...signatures.map(endOf));
  if (text.slice(end).trim() === '') return;
  const beginning = bytes.subarray(0, end);
  if (!(await read(addsOnly('PROOFS', { after, beginning })))) throw ambiguous('UNCOVERED');
}

type OfSignature = Omit<Asked, 'documents'> &
  InFile & { signature: SignatureOfPdf; document: SignedDocument };

/** All but the signature itself is signed: what is left out is its own digits, and of the file nothing that ends in the middle. */
async function signatureVerdicts({ bytes, text, signature, document, ...asked }: OfSignature) {
  const [start = 0, first = 0, second = 0, rest = 0] = signature.range;
  const end = endOf(signature);
  const isWhole = start === 0 && first >= document.content.length && end <= bytes.length;
  const isOwn = text.slice(first, second).replaceAll(/\s/g, '') === `<${signature.digits}>`;
  const isInPlace = /\/Contents\s*$/.test(text.slice(Math.max(0, first - 40), first));
  const isToEnd = text.slice(second, end).trimEnd().endsWith(END);
  if (!isWhole || !isOwn || !isInPlace || !isToEnd) throw ambiguous('UNCOVERED');
  const message = messageOf(Buffer.from(signature.digits, 'hex'));
  if (message.encapContentInfo.eContent) throw new NotSigned('CHANGED');
  const content = Buffer.concat([bytes.subarray(0, first), bytes.subarray(second, second + rest)]);
  return verdictsOf({ message, candidates: [{ id: document.id, content }], ...asked });
}
