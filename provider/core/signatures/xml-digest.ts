import { createHash, createPublicKey, webcrypto } from 'node:crypto';
import { XmlDsigC14NTransform, XmlDsigExcC14NTransform } from 'xmldsigjs';
import type { Transform } from './xml-parts.ts';

/** Digests by their names in XML; older ones can be forged. */
const DIGESTS: ReadonlyMap<string, string> = new Map([
  ['http://www.w3.org/2001/04/xmlenc#sha256', 'sha256'],
  ['http://www.w3.org/2001/04/xmldsig-more#sha384', 'sha384'],
  ['http://www.w3.org/2001/04/xmlenc#sha512', 'sha512'],
]);
const SIGNATURES =
  /^http:\/\/www\.w3\.org\/(?:2007\/05\/xmldsig-more#sha(?:256|384|512)-rsa-MGF1|2001\/04\/xmldsig-more#(?:rsa|ecdsa)-sha(?:256|384|512))$/;
const INCLUSIVE = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';

export const isKnownMethod = (method: string) => SIGNATURES.test(method);
export const isKnownDigest = (method: string) => DIGESTS.has(method);
export const isCanonical = ({ algorithm }: Transform) => algorithm === INCLUSIVE || algorithm === EXCLUSIVE;
/** The way to write a part of the file of which none is named. */
export const USUAL: Transform = { algorithm: INCLUSIVE, prefixes: '' };

type Digest = Readonly<{ method: string; value: Uint8Array }>;

/** Tells whether a digest is that of these very bytes. */
export function isDigestOf({ method, value }: Digest, bytes: Uint8Array) {
  const digest = DIGESTS.get(method);
  return digest !== undefined && createHash(digest).update(bytes).digest().equals(value);
}

/** The bytes of this very element, with the namespaces that are in force where it stands. */
export function canonicalBytes(element: Element, { algorithm, prefixes }: Transform): Buffer {
  const copy = element.cloneNode(true) as Element;
  for (let node = element.parentNode; node?.nodeType === element.nodeType; node = node.parentNode)
    for (const { name, value } of Array.from((node as Element).attributes))
      if (/^xmlns(?::|$)/.test(name) && !copy.hasAttribute(name)) copy.setAttribute(name, value);
  const transform = algorithm === EXCLUSIVE ? new XmlDsigExcC14NTransform() : new XmlDsigC14NTransform();
  if (transform instanceof XmlDsigExcC14NTransform && prefixes)
    transform.InclusiveNamespacesPrefixList = prefixes;
  transform.LoadInnerXml(copy);
  return Buffer.from(transform.GetOutput());
}

const CURVES: ReadonlyMap<string, string> = new Map([
  ['prime256v1', 'P-256'],
  ['secp384r1', 'P-384'],
  ['secp521r1', 'P-521'],
]);

type Signed = Readonly<{ bytes: Uint8Array; value: Uint8Array; method: string }>;

/** Tells whether bytes were signed by a key, as the method says; false where key and method do not fit. */
export async function isSignedBy(spki: Uint8Array, { bytes, value, method }: Signed): Promise<boolean> {
  const bits = /(256|384|512)/.exec(method.slice(method.indexOf('#')))?.[1];
  const hash = `SHA-${bits}`;
  const isPss = method.endsWith('rsa-MGF1');
  const algorithm = method.includes('#ecdsa')
    ? { name: 'ECDSA', namedCurve: curveOf(spki) ?? 'P-256', hash }
    : { name: isPss ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5', saltLength: Number(bits) / 8, hash };
  try {
    const key = await webcrypto.subtle.importKey('spki', new Uint8Array(spki), algorithm, true, ['verify']);
    return await webcrypto.subtle.verify(algorithm, key, new Uint8Array(value), new Uint8Array(bytes));
  } catch {
    return false;
  }
}

function curveOf(spki: Uint8Array) {
  try {
    const key = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
    return CURVES.get(key.asymmetricKeyDetails?.namedCurve ?? '');
  } catch {
    return undefined;
  }
}
