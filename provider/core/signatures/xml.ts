import { createHash, createPublicKey, webcrypto } from 'node:crypto';
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { Application, SignedXml } from 'xadesjs';
import { setNodeDependencies } from 'xml-core';
import type { Reference } from 'xmldsigjs';
import * as xpath from 'xpath';
import { believed } from './believed.ts';
import { certificateOf, derOf } from './certificate.ts';
import { asNegative } from './cms.ts';
import { sealedSignerOf } from './sealed.ts';
import { NotSigned, type SignatureVerdict, type SignedDocument, type Trust } from './verdict.ts';

Application.setEngine('node', webcrypto as unknown as Crypto);
setNodeDependencies({ DOMParser, XMLSerializer, xpath });

const XMLDSIG = 'http://www.w3.org/2000/09/xmldsig#';
const SIGNED_PROPERTIES = 'http://uri.etsi.org/01903#SignedProperties';
/** Digests by their names in XML; older ones can be forged. */
const DIGESTS: ReadonlyMap<string, string> = new Map([
  ['http://www.w3.org/2001/04/xmlenc#sha256', 'sha256'],
  ['http://www.w3.org/2001/04/xmldsig-more#sha384', 'sha384'],
  ['http://www.w3.org/2001/04/xmlenc#sha512', 'sha512'],
]);
const SIGNATURES =
  /^http:\/\/www\.w3\.org\/(?:2001\/04|2007\/05)\/xmldsig-more#(rsa|ecdsa|sha)-?(256|384|512)|^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#(rsa|ecdsa)-sha(256|384|512)$/;
/** Ways to write the same bytes; one that chooses parts of a document could leave out what was signed. */
const TRANSFORMS: ReadonlySet<string> = new Set([
  `${XMLDSIG}base64`,
  `${XMLDSIG}enveloped-signature`,
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
]);
const MOST_SIGNATURES = 10;
const MOST_REFERENCES = 20;

export const isXml = (bytes: Buffer) => /^(?:\uFEFF)?\s*</.test(bytes.toString('utf8', 0, 200));

/** A file of a container, by its name. */
type Beside = Readonly<{ name: string; bytes: Buffer }>;
type Asked = Readonly<{
  documents: readonly SignedDocument[];
  beside: readonly Beside[];
  trust: Trust;
  now: number;
}>;

/** XAdES: the document is in the file, or beside it. @throws NotSigned */
export async function xadesVerdicts({
  bytes,
  ...asked
}: Asked & { bytes: Buffer }): Promise<SignatureVerdict[]> {
  const document = parsed(bytes);
  const signatures = Array.from(document.getElementsByTagNameNS(XMLDSIG, 'Signature')).slice(
    0,
    MOST_SIGNATURES,
  );
  if (signatures.length === 0) throw new NotSigned('NO_SIGNATURE');
  return Promise.all(
    signatures.map((element) => verdictOf({ document, element, ...asked }).catch(asNegative)),
  );
}

/** A text without a grammar of its own: entities could swell it. */
function parsed(bytes: Buffer): Document {
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new NotSigned('UNREADABLE');
  try {
    const onError = () => {
      throw new NotSigned('UNREADABLE');
    };
    return new DOMParser({ onError }).parseFromString(text, 'application/xml') as unknown as Document;
  } catch {
    throw new NotSigned('UNREADABLE');
  }
}

/** Asks the library for the two halves of its check, so that the key is ours and never one that the file names. */
class Checked extends SignedXml {
  hasGenuineReferences(content: Element) {
    return this.ValidateReferences(content).catch((error: unknown) => {
      if (error instanceof NotSigned) throw error;
      return false;
    });
  }

  isBy(key: CryptoKey) {
    return this.ValidateSignatureValue([key]).catch(() => false);
  }
}

async function verdictOf({
  document,
  element,
  documents,
  beside,
  ...asked
}: Asked & { document: Document; element: Element }) {
  const signed = new Checked(document);
  signed.LoadXml(element);
  const references = [...signed.XmlSignature.SignedInfo.References.GetIterator()];
  const method = signed.XmlSignature.SignedInfo.SignatureMethod.Algorithm;
  if (references.length > MOST_REFERENCES || !SIGNATURES.test(method) || !references.every(isPlain))
    throw new NotSigned('UNREADABLE');

  const covered = documents.find((one) => references.some((reference) => isOf(reference, one.content)));
  signed.contentHandler = (reference) => Promise.resolve(contentBeside({ reference, covered, beside }));
  const content = document.documentElement.cloneNode(true) as Element;
  if (!covered || !(await signed.hasGenuineReferences(content))) throw new NotSigned('CHANGED');

  const brought = certificatesOf(element);
  const properties = propertiesOf(element, references);
  for (const certificate of brought) {
    const key = await keyOf({
      der: new Uint8Array(certificate.subjectPublicKeyInfo.toSchema().toBER()),
      method,
    });
    if (!key || !(await signed.isBy(key))) continue;
    if (!isMeant(properties, derOf(certificate))) throw new NotSigned('CHANGED');
    const sealed = properties && sealedSignerOf(properties);
    return believed({ certificate, brought, documentId: covered.id, sealed, ...asked });
  }
  throw new NotSigned('CHANGED');
}

/** What a reference may do with what it covers: write it down, and no more. */
const isPlain = (reference: Reference) =>
  DIGESTS.has(reference.DigestMethod.Algorithm) &&
  [...reference.Transforms.GetIterator()].every(({ Algorithm }) => TRANSFORMS.has(Algorithm));

/** Whether the digest that is signed is that of these very bytes. */
function isOf({ DigestMethod, DigestValue }: Reference, content: Uint8Array) {
  const digest = DIGESTS.get(DigestMethod.Algorithm);
  return digest !== undefined && createHash(digest).update(content).digest().equals(Buffer.from(DigestValue));
}

type Beside_ = { reference: Reference; covered: SignedDocument | undefined; beside: readonly Beside[] };

/** What is referred to and is not in the file: a part of the container, or the document itself. */
function contentBeside({ reference, covered, beside }: Beside_) {
  if (!reference.Uri || reference.Uri.startsWith('#')) return null;
  if (covered && isOf(reference, covered.content)) return new Uint8Array(covered.content);
  const found = beside.find(({ name }) => name === decoded(reference.Uri ?? ''));
  if (!found) throw new NotSigned('CHANGED');
  return new Uint8Array(found.bytes);
}

function decoded(uri: string) {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

/** The certificates that the signature brings. */
const certificatesOf = (element: Element) =>
  Array.from(element.getElementsByTagNameNS(XMLDSIG, 'X509Certificate'))
    .slice(0, MOST_SIGNATURES)
    .map((one) => certificateOf(Buffer.from(one.textContent, 'base64')));

/** The properties that are signed: those that a reference names, and no others. */
function propertiesOf(element: Element, references: readonly Reference[]): Element | null {
  const id = references.find(({ Type }) => Type === SIGNED_PROPERTIES)?.Uri?.slice(1);
  return (
    Array.from(element.getElementsByTagNameNS('*', 'SignedProperties')).find(
      (one) => one.getAttribute('Id') === id,
    ) ?? null
  );
}

/** Whether the certificate is the one that the signer has signed to be theirs; a plain XML signature does not say. */
function isMeant(properties: Element | null, der: Uint8Array) {
  const [first] = ['SigningCertificateV2', 'SigningCertificate'].flatMap((name) =>
    Array.from(properties?.getElementsByTagNameNS('*', name) ?? []),
  );
  if (!first) return true;
  const algorithm = first.getElementsByTagNameNS(XMLDSIG, 'DigestMethod')[0]?.getAttribute('Algorithm') ?? '';
  const value = first.getElementsByTagNameNS(XMLDSIG, 'DigestValue')[0]?.textContent ?? '';
  const digest = DIGESTS.get(algorithm);
  return digest !== undefined && createHash(digest).update(der).digest().equals(Buffer.from(value, 'base64'));
}

const CURVES: ReadonlyMap<string, string> = new Map([
  ['prime256v1', 'P-256'],
  ['secp384r1', 'P-384'],
  ['secp521r1', 'P-521'],
]);

/** A certificate's key, for the method that the signature names; null where they do not fit. */
async function keyOf({ der, method }: { der: Uint8Array; method: string }): Promise<CryptoKey | null> {
  const hash = `SHA-${/(256|384|512)/.exec(method.slice(method.indexOf('#')))?.[1]}`;
  const isPss = method.endsWith('rsa-MGF1');
  const curve = curveOf(der);
  const algorithm = method.includes('#ecdsa')
    ? { name: 'ECDSA', namedCurve: curve ?? 'P-256' }
    : { name: isPss ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5', hash };
  return webcrypto.subtle.importKey('spki', der, algorithm, true, ['verify']).catch(() => null);
}

function curveOf(der: Uint8Array) {
  try {
    const key = createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' });
    return CURVES.get(key.asymmetricKeyDetails?.namedCurve ?? '');
  } catch {
    return undefined;
  }
}
