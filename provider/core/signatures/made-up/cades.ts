import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { derOf } from '#provider/core/signatures/certificate.ts';
import type { SigningCard } from './authority.ts';

const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

type Signed = Readonly<{ content: Uint8Array; card: SigningCard; isDetached?: boolean }>;

/** A CAdES message, with what is signed in it or without. */
export async function signCades({
  content,
  card: { certificate, brought, keys },
  isDetached = false,
}: Signed) {
  const inside = new asn1.OctetString({ valueHex: new Uint8Array(content).buffer });
  const message = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: DATA,
      ...(isDetached ? {} : { eContent: inside }),
    }),
    certificates: [certificate, ...brought],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new asn1.ObjectIdentifier({ value: DATA })),
            attribute('1.2.840.113549.1.9.4', octets(sha256(content))),
            attribute(
              '1.2.840.113549.1.9.16.2.47',
              sequence(sequence(sequence(octets(sha256(derOf(certificate)))))),
            ),
          ],
        }),
      }),
    ],
  });
  await message.sign(keys.privateKey, 0, 'SHA-256', new Uint8Array(content).buffer);
  const info = new ContentInfo({ contentType: SIGNED_DATA, content: message.toSchema(true) });
  return Buffer.from(info.toSchema().toBER());
}

const attribute = (type: string, value: asn1.AsnType) => new Attribute({ type, values: [value] });
const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: new Uint8Array(bytes).buffer });
const sequence = (...value: asn1.AsnType[]) => new asn1.Sequence({ value });
