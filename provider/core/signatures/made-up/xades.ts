import { createHash, webcrypto } from 'node:crypto';
import { zipSync } from 'fflate';
import { derOf } from '#provider/core/signatures/certificate.ts';
import type { SigningCard } from './authority.ts';

const DS = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"';
const XADES = 'xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const BASE64 = 'http://www.w3.org/2000/09/xmldsig#base64';
const PROPERTIES = 'http://uri.etsi.org/01903#SignedProperties';
const METHODS: Readonly<Record<string, string>> = {
  ECDSA: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
  'RSASSA-PKCS1-v1_5': 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
};

const base64 = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('base64');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('base64');

type Signed = Readonly<{
  content: Uint8Array;
  card: SigningCard;
  at: Date;
  /** The file beside it that is signed; none: the document is in the XML itself. */
  beside?: string;
  /** The role that the signer states of themselves, as XML. */
  role?: string;
}>;

/** A XAdES signature. Each part is written as it is canonical, so that its digest is the text's own. */
export async function signXades({ content, card, at, beside, role = '' }: Signed): Promise<Buffer> {
  const { name } = card.keys.privateKey.algorithm;
  const properties = propertiesOf({ certificate: derOf(card.certificate), at, role });
  const info = [
    `<ds:SignedInfo ${DS}>`,
    `<ds:CanonicalizationMethod Algorithm="${EXCLUSIVE}"></ds:CanonicalizationMethod>`,
    `<ds:SignatureMethod Algorithm="${METHODS[name]}"></ds:SignatureMethod>`,
    beside === undefined
      ? reference({ uri: '#document', transform: BASE64, digest: sha256(content) })
      : reference({ uri: encodeURIComponent(beside), digest: sha256(content) }),
    reference({ uri: '#properties', type: PROPERTIES, transform: EXCLUSIVE, digest: sha256(properties) }),
    '</ds:SignedInfo>',
  ].join('');

  const value = await webcrypto.subtle.sign(
    { name, hash: 'SHA-256' },
    card.keys.privateKey,
    Buffer.from(info),
  );
  const certificates = [card.certificate, ...card.brought].map(
    (one) => `<ds:X509Certificate>${base64(derOf(one))}</ds:X509Certificate>`,
  );
  const own = `<ds:Object Encoding="${BASE64}" Id="document">${base64(content)}</ds:Object>`;
  return Buffer.from(
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      `<ds:Signature ${DS} Id="signature">${info}<ds:SignatureValue>${base64(value)}</ds:SignatureValue>`,
      `<ds:KeyInfo><ds:X509Data>${certificates.join('')}</ds:X509Data></ds:KeyInfo>`,
      beside === undefined ? own : '',
      `<ds:Object><xades:QualifyingProperties ${XADES} Target="#signature">${properties}</xades:QualifyingProperties></ds:Object>`,
      '</ds:Signature>',
    ].join(''),
  );
}

const digestOf = (value: string) =>
  `<ds:DigestMethod ${DS} Algorithm="${SHA256}"></ds:DigestMethod><ds:DigestValue ${DS}>${value}</ds:DigestValue>`;

const propertiesOf = ({ certificate, at, role }: { certificate: Uint8Array; at: Date; role: string }) =>
  [
    `<xades:SignedProperties ${XADES} Id="properties"><xades:SignedSignatureProperties>`,
    `<xades:SigningTime>${at.toISOString()}</xades:SigningTime>`,
    `<xades:SigningCertificateV2><xades:Cert><xades:CertDigest>${digestOf(sha256(certificate))}</xades:CertDigest></xades:Cert></xades:SigningCertificateV2>`,
    role &&
      `<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>${role}</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole>`,
    '</xades:SignedSignatureProperties></xades:SignedProperties>',
  ].join('');

type Referred = Readonly<{ uri: string; digest: string; type?: string; transform?: string }>;

const reference = ({ uri, type, transform, digest }: Referred) =>
  [
    `<ds:Reference${type ? ` Type="${type}"` : ''} URI="${uri}">`,
    transform && `<ds:Transforms><ds:Transform Algorithm="${transform}"></ds:Transform></ds:Transforms>`,
    `<ds:DigestMethod Algorithm="${SHA256}"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`,
  ].join('');

const MEDIA_TYPE = 'application/vnd.etsi.asic-e+zip';

/** `packed`: what lies in it instead of what was signed. */
type Container = Omit<Signed, 'beside'> & Readonly<{ name: string; packed?: Uint8Array }>;

/** An ASiC-E container: the document, and a XAdES signature beside it. */
export async function signAsice({ name, packed, ...signed }: Container): Promise<Buffer> {
  const signature = (await signXades({ ...signed, beside: name })).toString('utf8');
  const xml = signature.replace(
    /(<ds:Signature[\s\S]*)/,
    '<asic:XAdESSignatures xmlns:asic="http://uri.etsi.org/02918/v1.2.1#">$1</asic:XAdESSignatures>',
  );
  const text = (value: string) => new Uint8Array(Buffer.from(value));
  return Buffer.from(
    zipSync(
      {
        mimetype: [text(MEDIA_TYPE), { level: 0 }],
        [name]: new Uint8Array(packed ?? signed.content),
        'META-INF/signatures.xml': text(xml),
      },
      { mtime: signed.at },
    ),
  );
}
