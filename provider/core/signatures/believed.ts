import type { Certificate } from 'pkijs';
import { certificateOf, isSameCertificate, signerOf } from './certificate.ts';
import { chainOf } from './chain.ts';
import { isKnownToStand } from './revocation.ts';
import type { SignatureVerdict, Signer, Trust } from './verdict.ts';

type Made = Readonly<{
  certificate: Certificate;
  brought: readonly Certificate[];
  documentId: string;
  /** The person whom the signed data name, where a seal of a trusted profile speaks for somebody. */
  sealed?: Signer | null;
  trust: Trust;
  now: number;
}>;

const NOBODY: Signer = { pesel: null, name: null, lastName: null, birthDate: null };

/** The worth of a signature whose document and key fit. @throws NotSigned UNKNOWN_ISSUER, EXPIRED, REVOKED */
export async function believed({ certificate, brought, documentId, sealed, trust, now }: Made) {
  const chain = await chainOf({ certificate, brought, anchors: trust.anchors, now });
  const stands = await isKnownToStand({ chain, lists: trust.lists, now });
  const isSeal = trust.seals.some((seal) => isSameCertificate(certificateOf(seal), certificate));
  const signer = isSeal ? (sealed ?? NOBODY) : signerOf(certificate);
  const isKnown = stands && (!isSeal || Boolean(sealed));
  return { outcome: isKnown ? 'VALID' : 'UNCHECKED', signer, documentId } satisfies SignatureVerdict;
}
