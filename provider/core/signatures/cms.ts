import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import { Certificate, ContentInfo, SignedData, type SignerInfo } from 'pkijs';
import { believed } from './believed.ts';
import { derOf } from './certificate.ts';
import { NotSigned, type SignatureVerdict, type SignedDocument, type Trust } from './verdict.ts';

const SIGNED_DATA = '1.2.840.113549.1.7.2';
/** SHA-256, -384 and -512, alone and as a part of a signature's name; older ones can be forged. */
const DIGESTS: ReadonlyMap<string, string> = new Map([
  ['2.16.840.1.101.3.4.2.1', 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
]);
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.47';
const PEM = /-----BEGIN (?:PKCS7|CMS)-----([\s\S]+?)-----END/;
const MOST_SIGNERS = 10;

/** Whether bytes may be a CMS message, in DER or in PEM. */
export const isCms = (bytes: Buffer) =>
  bytes[0] === 0x30 || bytes.toString('latin1', 0, 11) === '-----BEGIN ';

type Asked = Readonly<{ trust: Trust; now: number }>;

/** CAdES, with the document in it or beside it. @throws NotSigned */
export async function cadesVerdicts({
  bytes,
  documents,
  ...asked
}: Asked & { bytes: Buffer; documents: readonly SignedDocument[] }): Promise<SignatureVerdict[]> {
  const message = messageOf(bytes);
  const content = message.encapContentInfo.eContent?.getValue();
  const inside =
    content && documents.find((one) => Buffer.compare(one.content, new Uint8Array(content)) === 0);
  if (content && !inside) throw new NotSigned('CHANGED');
  return verdictsOf({ message, candidates: inside ? [inside] : documents, ...asked });
}

/** A signed message. @throws NotSigned UNREADABLE */
export function messageOf(bytes: Buffer): SignedData {
  try {
    const text = bytes[0] === 0x30 ? undefined : PEM.exec(bytes.toString('latin1'))?.[1];
    const info = ContentInfo.fromBER(
      new Uint8Array(text === undefined ? bytes : Buffer.from(text, 'base64')),
    );
    if (info.contentType !== SIGNED_DATA) throw new NotSigned('UNREADABLE');
    return new SignedData({ schema: info.content as asn1.AsnType });
  } catch {
    throw new NotSigned('UNREADABLE');
  }
}

/** What may have been signed: for a PDF its bytes around the signature, which contain the document. */
export type Candidate = Readonly<{ id: string; content: Uint8Array }>;

/** A verdict a signer. @throws NotSigned NO_SIGNATURE */
export async function verdictsOf({
  message,
  candidates,
  ...asked
}: Asked & { message: SignedData; candidates: readonly Candidate[] }): Promise<SignatureVerdict[]> {
  const signers = message.signerInfos.slice(0, MOST_SIGNERS);
  if (signers.length === 0) throw new NotSigned('NO_SIGNATURE');
  return Promise.all(
    signers.map((signer, index) =>
      verdictOf({ message, signer, index, candidates, ...asked }).catch(asNegative),
    ),
  );
}

/** A refusal as a verdict; what else fails says that nobody can read it. */
export function asNegative(error: unknown): SignatureVerdict {
  return { outcome: 'NEGATIVE', reason: error instanceof NotSigned ? error.reason : 'UNREADABLE' };
}

type One = Asked &
  Readonly<{ message: SignedData; signer: SignerInfo; index: number; candidates: readonly Candidate[] }>;

async function verdictOf({ message, signer, index, candidates, ...asked }: One) {
  if (!DIGESTS.has(signer.digestAlgorithm.algorithmId)) throw new NotSigned('UNREADABLE');
  const brought = (message.certificates ?? []).filter((one) => one instanceof Certificate);
  for (const { id: documentId, content } of candidates) {
    const found = await message
      .verify({ signer: index, data: new Uint8Array(content).buffer, extendedMode: true })
      .catch(() => null);
    const certificate = found?.signatureVerified ? found.signerCertificate : null;
    if (!certificate) continue;
    if (!isMeant(signer, certificate)) throw new NotSigned('CHANGED');
    return believed({ certificate, brought, documentId, ...asked });
  }
  throw new NotSigned('CHANGED');
}

/** Whether the certificate is the one that the signer has signed to be theirs; an old message does not say. */
function isMeant({ signedAttrs }: SignerInfo, certificate: Certificate) {
  const attribute = signedAttrs?.attributes.find(({ type }) => type === SIGNING_CERTIFICATE);
  if (!attribute) return true;
  const first = childrenOf(childrenOf(attribute.values[0])[0])[0];
  const parts = childrenOf(first);
  const algorithm = childrenOf(parts[0])[0];
  const id = algorithm instanceof asn1.ObjectIdentifier ? algorithm.getValue() : undefined;
  const digest = id === undefined ? 'sha256' : DIGESTS.get(id);
  const hash = parts.find((part) => part instanceof asn1.OctetString)?.getValue();
  if (!digest || !hash) return false;
  return createHash(digest).update(derOf(certificate)).digest().equals(Buffer.from(hash));
}

const childrenOf = (value: unknown): asn1.AsnType[] =>
  value instanceof asn1.Sequence ? value.valueBlock.value : [];
