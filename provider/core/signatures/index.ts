import { cadesVerdicts, isCms } from './cms.ts';
import { filesIn, isContainer, type Packed } from './container.ts';
import { isPdf, padesVerdicts } from './pdf.ts';
import { isXml, xadesVerdicts } from './xml.ts';
import { withUncovered, filesBut } from './uncovered.ts';
import {
  asNegative,
  NotSigned,
  type FileToVerify,
  type SignatureVerdict,
  type SignedDocument,
} from './verdict.ts';

type Asked = Omit<FileToVerify, 'bytes'> & { bytes: Buffer };

/**
 * AP-09, B-36. What the signatures of a file are, each of one of the documents: PAdES, XAdES, CAdES or ASiC-E, by its bytes
 * alone. At least one verdict. Takes as long as the file makes it take: only `createSignatureVerifier` calls it.
 */
export async function verifyFile({ bytes: given, ...asked }: FileToVerify): Promise<SignatureVerdict[]> {
  try {
    return await verdictsOf({ ...asked, bytes: Buffer.from(given) });
  } catch (error) {
    return [asNegative(error)];
  }
}

function verdictsOf(asked: Asked): Promise<SignatureVerdict[]> {
  const { bytes } = asked;
  if (isContainer(bytes)) return containerVerdicts(asked);
  if (isXml(bytes)) return xadesVerdicts({ ...asked, beside: null });
  if (isCms(bytes)) return cadesVerdicts(asked);
  // The last: its head need not be the first that stands in the file.
  if (isPdf(bytes)) return padesVerdicts(asked);
  throw new NotSigned('UNREADABLE');
}

const SIGNATURES = /^META-INF\/[^/]*signatures?[^/]*\.xml$/i;
const MESSAGES = /^META-INF\/[^/]*\.p7s$/i;
const OF_CONTAINER = /^(?:mimetype$|META-INF\/)/;

/** ASiC-E: the document lies in the archive as it was, its signatures beside it. @throws NotSigned */
async function containerVerdicts({ bytes, documents, ...asked }: Asked): Promise<SignatureVerdict[]> {
  const files = await filesIn(bytes);
  const signatures = files.filter(({ name }) => SIGNATURES.test(name));
  const messages = files.filter(({ name }) => MESSAGES.test(name));
  if (signatures.length + messages.length === 0) throw new NotSigned('NO_SIGNATURE');
  const own = documents.filter(({ content }) => files.some((file) => isContent(file, content)));
  if (own.length === 0) throw new NotSigned('CHANGED');
  const verdicts: SignatureVerdict[] = [];
  for (const { bytes: xml } of signatures)
    verdicts.push(...(await xadesVerdicts({ ...asked, bytes: xml, documents: own, beside: files })));
  for (const { bytes: message } of messages)
    for (const verdict of await cadesVerdicts({ ...asked, bytes: message, documents: own }))
      verdicts.push(
        withUncovered(
          verdict,
          filesBut(files, (file) => isSignedIn({ file, verdict, own })),
        ),
      );
  return verdicts;
}

const isContent = ({ name, bytes }: Packed, content: Uint8Array) =>
  !OF_CONTAINER.test(name) && bytes.equals(content);

type Signed = Readonly<{ file: Packed; verdict: SignatureVerdict; own: readonly SignedDocument[] }>;

const isSignedIn = ({ file, verdict, own }: Signed) =>
  verdict.outcome !== 'NEGATIVE' &&
  own.some(({ id, content }) => id === verdict.documentId && isContent(file, content));
