import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import { Certificate, ContentInfo, SignedData, type Attribute, type SignerInfo } from 'pkijs';
import { believed } from './believed.ts';
import { derOf, isSameCertificate } from './certificate.ts';
import { signedCertificate } from './cms-attributes.ts';
import {
  ambiguous,
  asNegative,
  NotSigned,
  type SignatureVerdict,
  type SignedDocument,
  type Trust,
} from './verdict.ts';

const SIGNED_DATA = '1.2.840.113549.1.7.2';
/** SHA-256, -384 and -512, alone and as a part of a signature's name; older ones can be forged. */
const DIGESTS: ReadonlyMap<string, string> = new Map([
  ['2.16.840.1.101.3.4.2.1', 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
]);
const DATA = '1.2.840.113549.1.7.1';
const PEM = /-----BEGIN (?:PKCS7|CMS)-----([\s\S]+?)-----END/;
const MOST_SIGNERS = 10;

/** Tells whether bytes may be a CMS message, in DER or in PEM. */
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
  const text = bytes[0] === 0x30 ? undefined : PEM.exec(bytes.toString('latin1'))?.[1];
  const der = text === undefined ? bytes : Buffer.from(text, 'base64');
  const { offset, result } = asn1.fromBER(new Uint8Array(der));
  // A PDF keeps room for more; of anything else behind the message nobody has signed a word.
  if (offset > 0 && der.subarray(offset).some((byte) => byte !== 0)) throw ambiguous('MISPLACED');
  try {
    const info = new ContentInfo({ schema: result });
    if (info.contentType !== SIGNED_DATA) throw new NotSigned('UNREADABLE');
    return new SignedData({ schema: info.content as asn1.AsnType });
  } catch {
    throw new NotSigned('UNREADABLE');
  }
}

/** A text that may have been signed: for a PDF its bytes around the signature, which contain the document. */
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

type One = Asked &
  Readonly<{ message: SignedData; signer: SignerInfo; index: number; candidates: readonly Candidate[] }>;

async function verdictOf({ message, signer, index, candidates, ...asked }: One) {
  const isData = message.encapContentInfo.eContentType === DATA;
  if (!isData || !DIGESTS.has(signer.digestAlgorithm.algorithmId)) throw new NotSigned('UNREADABLE');
  const attribute = signedCertificate(signer);
  const brought = (message.certificates ?? []).filter((one) => one instanceof Certificate);
  for (const { id: documentId, content } of candidates) {
    const found = await message
      .verify({ signer: index, data: new Uint8Array(content).buffer, extendedMode: true })
      .catch(() => null);
    const certificate = found?.signatureVerified ? found.signerCertificate : null;
    if (!certificate) continue;
    if (brought.some((other) => isTakenFor(other, certificate))) throw ambiguous('ID_TWICE');
    if (!isMeant(attribute, certificate)) throw new NotSigned('CHANGED');
    return believed({ certificate, brought, documentId, ...asked });
  }
  throw new NotSigned('CHANGED');
}

/** True where another certificate has the number or the key of this one, so that one could be read in the place of the other. */
function isTakenFor(other: Certificate, certificate: Certificate) {
  if (isSameCertificate(other, certificate)) return false;
  const isNumbered =
    other.issuer.isEqual(certificate.issuer) && other.serialNumber.isEqual(certificate.serialNumber);
  return isNumbered || Buffer.compare(keyOf(other), keyOf(certificate)) === 0;
}

const keyOf = ({ subjectPublicKeyInfo: info }: Certificate) => new Uint8Array(info.toSchema().toBER());

/** True where the certificate is the one that the signer has signed to be theirs. */
function isMeant(attribute: Attribute, certificate: Certificate) {
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
