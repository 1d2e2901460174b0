import { DOMParser } from '@xmldom/xmldom';
import { believed } from './believed.ts';
import { certificateOf, derOf } from './certificate.ts';
import { sealedSignerOf } from './sealed.ts';
import { filesBut, withUncovered } from './uncovered.ts';
import {
  ambiguous,
  asNegative,
  NotSigned,
  type SignatureVerdict,
  type SignedDocument,
  type Trust,
} from './verdict.ts';
import { canonicalBytes, isDigestOf, isKnownDigest, isKnownMethod, isSignedBy } from './xml-digest.ts';
import { idsOf, onlyOf, partsOf, propertiesIn, XADES, type Ids, type Reference } from './xml-parts.ts';
import { uncoveredIn } from './xml-uncovered.ts';
import { bytesOf, isPlain, targetOf, type Beside, type Target } from './xml-targets.ts';

const NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';
const SIGNED_PROPERTIES = 'http://uri.etsi.org/01903#SignedProperties';
const MOST_SIGNATURES = 10;
const MOST_REFERENCES = 20;
const MOST_BROUGHT = 10;

export const isXml = (bytes: Buffer) => /^(?:\uFEFF)?\s*</.test(bytes.toString('utf8', 0, 200));

type Asked = Readonly<{
  documents: readonly SignedDocument[];
  /** The files that lie in the container; null: the file came alone. */
  beside: readonly Beside[] | null;
  trust: Trust;
  now: number;
}>;

/** XAdES: the document is in the file, or beside it. @throws NotSigned */
export async function xadesVerdicts({
  bytes,
  ...asked
}: Asked & { bytes: Buffer }): Promise<SignatureVerdict[]> {
  const root = parsed(bytes).documentElement;
  const signatures = Array.from(root.ownerDocument.getElementsByTagNameNS(NAMESPACE, 'Signature'));
  if (signatures.length === 0) throw new NotSigned('NO_SIGNATURE');
  const ids = idsOf(root);
  return Promise.all(
    signatures
      .slice(0, MOST_SIGNATURES)
      .map((signature) => verdictOf({ signature, ids, ...asked }).catch(asNegative)),
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

/**
 * The verdict on a signature. Each reference leads to one node; the digest is made of that node, and what is read
 * afterwards is read from it and from no other.
 */
async function verdictOf({
  signature,
  ids,
  documents,
  beside,
  ...asked
}: Asked & { signature: Element; ids: Ids }) {
  const parts = partsOf(signature);
  const { references, method } = parts;
  if (references.length > MOST_REFERENCES || !isKnownMethod(method) || !isDigestable(references))
    throw new NotSigned('UNREADABLE');

  const properties = propertiesIn(signature, parts.objects);
  const within = { signature, parts, properties, ids, documents, beside };
  const targets = references.map((reference) => targetOf(reference, within));
  const contents = targets.map((target, index) => bytesOf(target, references[index]?.transforms ?? []));
  const isGenuine = references.every((reference, index) => isOf(reference, contents[index]));
  const covered = documents.find(({ content }) => contents.some((one) => one.equals(content)));
  if (!isGenuine || !covered) throw new NotSigned('CHANGED');
  if (!areSigned(properties, { references, targets })) throw ambiguous('UNSIGNED_PROPERTIES');

  const bytes = canonicalBytes(parts.info, parts.canonical);
  const brought = parts.brought.slice(0, MOST_BROUGHT).map(certificateOf);
  for (const certificate of brought) {
    const key = new Uint8Array(certificate.subjectPublicKeyInfo.toSchema().toBER());
    if (!(await isSignedBy(key, { bytes, value: parts.value, method }))) continue;
    if (!isMeant(properties, derOf(certificate))) continue;
    const sealed = sealedSignerOf(properties);
    const verdict = await believed({ certificate, brought, documentId: covered.id, sealed, ...asked });
    const named = new Set(targets.flatMap((target) => (target.element ? [] : target.name)));
    const files = filesBut(beside ?? [], ({ name }) => named.has(name));
    return withUncovered(verdict, [...files, ...uncoveredIn({ signature, parts, targets })]);
  }
  throw new NotSigned('CHANGED');
}

const isDigestable = (references: readonly Reference[]) =>
  references.every((reference) => isKnownDigest(reference.digestMethod) && isPlain(reference));

const isOf = ({ digestMethod: method, digest: value }: Reference, content: Buffer | undefined) =>
  content !== undefined && isDigestOf({ method, value }, content);

/** True where one reference, and no more, is of the properties, and says so. */
function areSigned(
  properties: Element,
  { references, targets }: { references: readonly Reference[]; targets: readonly Target[] },
) {
  const own = references.filter(
    ({ type }, index) => type === SIGNED_PROPERTIES || targets[index]?.element === properties,
  );
  const index = references.findIndex((reference) => reference === own[0]);
  return own.length === 1 && own[0]?.type === SIGNED_PROPERTIES && targets[index]?.element === properties;
}

/** True where the certificate is the one that the signer has signed to be theirs. @throws NotSigned when none was signed */
function isMeant(properties: Element, der: Uint8Array) {
  const own = onlyOf(properties, 'SignedSignatureProperties', XADES);
  const named = ['SigningCertificateV2', 'SigningCertificate'].flatMap(
    (name) => onlyOf(own, name, XADES) ?? [],
  );
  if (named.length === 0) throw ambiguous('UNSIGNED_CERTIFICATE');
  return named.every((one) => {
    const digest = onlyOf(firstOf(one), 'CertDigest', XADES);
    const method = onlyOf(digest, 'DigestMethod')?.getAttribute('Algorithm') ?? '';
    const value = Buffer.from(onlyOf(digest, 'DigestValue')?.textContent ?? '', 'base64');
    return isDigestOf({ method, value }, der);
  });
}

/** The first of some certificates is the signer's, the others are those that vouch for it. */
const firstOf = (list: Element) =>
  Array.from(list.getElementsByTagNameNS('*', 'Cert')).find((one) => one.parentNode === list);
