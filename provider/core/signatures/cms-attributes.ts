import type { Attribute, SignerInfo } from 'pkijs';
import { ambiguous } from './verdict.ts';

const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.47';
/** Attributes believed only where they are signed (RFC 5652, ETSI EN 319 122): type, digest and time, the certificate, place and role. */
const SIGNED_ALONE: ReadonlySet<string> = new Set([
  ...['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4', '1.2.840.113549.1.9.5'],
  ...['1.2.840.113549.1.9.16.2.12', SIGNING_CERTIFICATE, '1.2.840.113549.1.9.16.2.15'],
  ...['1.2.840.113549.1.9.16.2.16', '1.2.840.113549.1.9.16.2.17', '1.2.840.113549.1.9.16.2.18'],
  '0.4.0.19122.1.1',
]);

/** The signed attribute that names the signer's certificate. @throws NotSigned where an attribute is none, stands twice or elsewhere */
export function signedCertificate({ signedAttrs, unsignedAttrs }: SignerInfo): Attribute {
  const signed = signedAttrs?.attributes ?? [];
  const isElsewhere = unsignedAttrs?.attributes.some(({ type }) => SIGNED_ALONE.has(type));
  const isTwice = new Set(signed.map(({ type }) => type)).size < signed.length;
  const isMany = signed.some(({ type, values }) => SIGNED_ALONE.has(type) && values.length !== 1);
  if (isElsewhere || isTwice || isMany) throw ambiguous('MISPLACED');
  const own = signed.find(({ type }) => type === SIGNING_CERTIFICATE);
  if (!own) throw ambiguous('UNSIGNED_CERTIFICATE');
  return own;
}
