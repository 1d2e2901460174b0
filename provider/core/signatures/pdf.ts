import { textOf } from '#provider/core/files/bytes.ts';
import { asNegative, messageOf, verdictsOf } from './cms.ts';
import { addsSignaturesOnly } from './pdf-changes.ts';
import { NotSigned, type SignatureVerdict, type SignedDocument, type Trust } from './verdict.ts';

const RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;
const MOST_SIGNATURES = 10;
const LAST_HEAD = 1_024;

export const isPdf = (bytes: Buffer) => textOf(bytes.subarray(0, LAST_HEAD)).includes('%PDF-');

type Asked = Readonly<{ bytes: Buffer; documents: readonly SignedDocument[]; trust: Trust; now: number }>;

/** PAdES: the document stands at the beginning as it was, and its signatures behind it. @throws NotSigned */
export async function padesVerdicts({ bytes, documents, ...asked }: Asked): Promise<SignatureVerdict[]> {
  const text = textOf(bytes);
  if (!text.trimEnd().endsWith('%%EOF')) throw new NotSigned('UNREADABLE');
  const ranges = [...text.matchAll(RANGE)]
    .slice(0, MOST_SIGNATURES)
    .map((found) => found.slice(1).map(Number));
  if (ranges.length === 0) throw new NotSigned('NO_SIGNATURE');
  const [document] = documents
    .filter(({ content }) => bytes.subarray(0, content.length).equals(content))
    .sort((one, other) => other.content.length - one.content.length);
  if (!document || !(await isAsItWas({ bytes, document }))) throw new NotSigned('CHANGED');
  const verdicts = await Promise.all(
    ranges.map((range) =>
      rangeVerdicts({ bytes, text, range, document, ...asked }).catch((error: unknown) => [
        asNegative(error),
      ]),
    ),
  );
  return verdicts.flat();
}

const isAsItWas = ({ bytes, document }: { bytes: Buffer; document: SignedDocument }) =>
  addsSignaturesOnly({ bytes, document: document.content }).catch(() => {
    throw new NotSigned('UNREADABLE');
  });

type OfRange = Omit<Asked, 'documents'> & {
  text: string;
  range: readonly number[];
  document: SignedDocument;
};

/** All but the signature itself is signed: what is left out is its digits alone. */
async function rangeVerdicts({ bytes, text, range, document, ...asked }: OfRange) {
  const [start = 0, first = 0, second = 0, rest = 0] = range;
  const hex = /^<([0-9a-fA-F\s]+)>$/.exec(text.slice(first, second))?.[1];
  const isWhole = start === 0 && first >= document.content.length && second + rest <= bytes.length;
  if (!isWhole || hex === undefined) throw new NotSigned('CHANGED');
  const message = messageOf(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'));
  if (message.encapContentInfo.eContent) throw new NotSigned('CHANGED');
  const content = Buffer.concat([bytes.subarray(0, first), bytes.subarray(second, second + rest)]);
  return verdictsOf({ message, candidates: [{ id: document.id, content }], ...asked });
}
