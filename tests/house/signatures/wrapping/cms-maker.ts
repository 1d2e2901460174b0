import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  RelativeDistinguishedNames,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { derOf } from '#provider/core/signatures/certificate.ts';
import { createAuthority } from '#provider/core/signatures/made-up/authority.ts';
import { authority, JAN, SIGNED_AT } from '#tests/support/signed-files.ts';
import { EWA } from './row.ts';

const DATA = '1.2.840.113549.1.7.1';
export const CONTENT_TYPE = '1.2.840.113549.1.9.3';
export const DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.47';

export const ewaCard = authority.card({ holder: EWA, kind: 'GOOD', now: SIGNED_AT });
// The made-up authority has one key for everybody: his is another one's.
const janCard = createAuthority().card({ holder: JAN, kind: 'GOOD', now: SIGNED_AT });
/** Jan's certificate, which anybody may have who got a signed file of his. */
export const jans = async () => (await janCard).certificate;

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
export const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: new Uint8Array(bytes).buffer });
const sequence = (...value: asn1.AsnType[]) => new asn1.Sequence({ value });
export const attribute = (type: string, ...values: asn1.AsnType[]) => new Attribute({ type, values });
/** The attribute that says whose certificate it is. */
export const certificateIn = (certificate: Certificate) =>
  attribute(SIGNING_CERTIFICATE, sequence(sequence(sequence(octets(sha256(derOf(certificate)))))));

/** A certificate as the genuine one, with Jan’s name: of a signature nothing is left. */
export async function forged({ serial }: { serial?: number } = {}) {
  const { certificate } = await ewaCard;
  const other = Certificate.fromBER(derOf(certificate));
  other.subject = RelativeDistinguishedNames.fromBER((await jans()).subject.toSchema().toBER());
  if (serial !== undefined) other.serialNumber = new asn1.Integer({ value: serial });
  // Its first bytes are kept as they were read.
  other.tbsView = new Uint8Array();
  return Certificate.fromBER(other.toSchema(true).toBER());
}

type Own = Readonly<{
  certificates: Certificate[];
  signed: Attribute[] | null;
  unsigned: Attribute[];
  sid: Certificate;
  contentType: string;
}>;
export type Made = Readonly<{
  content: Uint8Array;
  isDetached?: boolean;
  behind?: Buffer;
  signers?: 1 | 2;
}> & {
  change?: (own: Own) => Partial<Own> | Promise<Partial<Own>>;
};

/** A message that Ewa has signed, made otherwise than it should be. */
export async function message({ content, isDetached, behind, signers = 1, change }: Made): Promise<Buffer> {
  const { certificate, brought, keys } = await ewaCard;
  const usual: Own = {
    certificates: [certificate, ...brought],
    signed: [
      attribute(CONTENT_TYPE, new asn1.ObjectIdentifier({ value: DATA })),
      attribute(DIGEST, octets(sha256(content))),
      certificateIn(certificate),
    ],
    unsigned: [],
    sid: certificate,
    contentType: DATA,
  };
  const own = { ...usual, ...(await change?.(usual)) };
  const infoOf = ({ signed, unsigned, sid }: Own) =>
    new SignerInfo({
      version: 1,
      sid: new IssuerAndSerialNumber({ issuer: sid.issuer, serialNumber: sid.serialNumber }),
      ...(signed && { signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: signed }) }),
      ...(unsigned.length > 0 && {
        unsignedAttrs: new SignedAndUnsignedAttributes({ type: 1, attributes: unsigned }),
      }),
    });
  const data = new Uint8Array(content);
  const made = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: own.contentType,
      ...(isDetached ? {} : { eContent: octets(data) }),
    }),
    certificates: own.certificates,
    signerInfos: signers === 2 ? [infoOf(usual), infoOf(own)] : [infoOf(own)],
  });
  for (const index of made.signerInfos.keys())
    await made.sign(keys.privateKey, index, 'SHA-256', data.buffer);
  const info = new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: made.toSchema(true) });
  return Buffer.concat([Buffer.from(info.toSchema().toBER()), behind ?? Buffer.alloc(0)]);
}
