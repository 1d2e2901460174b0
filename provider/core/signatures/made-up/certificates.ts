import { randomBytes, webcrypto } from 'node:crypto';
import * as asn1 from 'asn1js';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CertificateRevocationList,
  Extension,
  RevokedCertificate,
  Time,
  TimeType,
} from 'pkijs';

/** The keys with which a certificate and a list of a made-up authority are written. */

export type Keys = Readonly<{ publicKey: CryptoKey; privateKey: CryptoKey }>;
/** A name's parts, by their type. */
export type Name = readonly (readonly [type: string, value: string])[];
export type Authority = Readonly<{ certificate: Certificate; keys: Keys }>;

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
const DIRECTORY_ATTRIBUTES = '2.5.29.9';
const DATE_OF_BIRTH = '1.3.6.1.5.5.7.9.1';

export const newKeys = async (kind: 'RSA' | 'ECDSA') =>
  (await webcrypto.subtle.generateKey(kind === 'RSA' ? RSA : CURVE, true, [
    'sign',
    'verify',
  ])) as unknown as Keys;

type Written = Readonly<{
  subject: Name;
  keys: Keys;
  /** None: it vouches for itself. */
  issuer?: Authority;
  from: Date;
  to: Date;
  birthDate?: string | null;
}>;

/** Writes a certificate: of an authority where nobody else vouches for it, of a person elsewhere. */
export async function certificateFor({
  subject,
  keys,
  issuer,
  from,
  to,
  birthDate,
}: Written): Promise<Certificate> {
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({
    valueHex: new Uint8Array([0x11, ...randomBytes(11)]).buffer,
  });
  certificate.subject.typesAndValues = named(subject);
  certificate.issuer.typesAndValues = issuer ? issuer.certificate.subject.typesAndValues : named(subject);
  certificate.notBefore = timeOf(from);
  certificate.notAfter = timeOf(to);
  certificate.extensions = [
    extension(BASIC_CONSTRAINTS, new BasicConstraints({ cA: !issuer }).toSchema()),
    extension(KEY_USAGE, bits(issuer ? 0x40 : 0x06, issuer ? 6 : 1)),
    ...(birthDate ? [extension(DIRECTORY_ATTRIBUTES, bornOn(birthDate))] : []),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign((issuer?.keys ?? keys).privateKey, 'SHA-256');
  return certificate;
}

const timeOf = (value: Date) => new Time({ type: TimeType.UTCTime, value });

const named = (name: Name) =>
  name.map(([type, value]) => new AttributeTypeAndValue({ type, value: new asn1.Utf8String({ value }) }));

const extension = (extnID: string, value: asn1.AsnType) =>
  new Extension({ extnID, critical: extnID !== DIRECTORY_ATTRIBUTES, extnValue: value.toBER() });

const bits = (byte: number, unusedBits: number) =>
  new asn1.BitString({ valueHex: new Uint8Array([byte]).buffer, unusedBits });

const bornOn = (day: string) =>
  new asn1.Sequence({
    value: [
      new asn1.Sequence({
        value: [
          new asn1.ObjectIdentifier({ value: DATE_OF_BIRTH }),
          new asn1.Set({ value: [new asn1.GeneralizedTime({ valueDate: new Date(`${day}T12:00:00Z`) })] }),
        ],
      }),
    ],
  });

type Listed = Readonly<{ authority: Authority; revoked: readonly Certificate[]; from: Date; to: Date }>;

/** Writes the list of what an authority has revoked. */
export async function listFor({ authority, revoked, from, to }: Listed): Promise<Uint8Array> {
  const list = new CertificateRevocationList();
  list.version = 1;
  list.issuer = authority.certificate.subject;
  list.thisUpdate = timeOf(from);
  list.nextUpdate = timeOf(to);
  if (revoked.length > 0)
    list.revokedCertificates = revoked.map(
      ({ serialNumber }) =>
        new RevokedCertificate({
          userCertificate: serialNumber,
          revocationDate: timeOf(from),
        }),
    );
  list.signature = new AlgorithmIdentifier();
  await list.sign(authority.keys.privateKey, 'SHA-256');
  return new Uint8Array((list.toSchema() as asn1.AsnType).toBER());
}
