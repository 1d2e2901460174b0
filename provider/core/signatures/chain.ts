import { BasicConstraints, type Certificate } from 'pkijs';
import { certificateOf, extensionOf, isSameCertificate } from './certificate.ts';
import { NotSigned } from './verdict.ts';

const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
/** Bits of the first byte of a key's uses. */
const SIGNS = 0x80 | 0x40;
const SIGNS_CERTIFICATES = 0x04;
const LONGEST_CHAIN = 6;
/** A file brings few; each one that is tried costs a signature. */
const MOST_BROUGHT = 30;

type Asked = Readonly<{
  certificate: Certificate;
  /** Certificates that came with the signature. */
  brought: readonly Certificate[];
  anchors: readonly Uint8Array[];
  now: number;
}>;

/** The way from a signer's certificate to an anchor, both included. @throws NotSigned UNKNOWN_ISSUER, EXPIRED */
export async function chainOf({
  certificate,
  brought,
  anchors: trusted,
  now,
}: Asked): Promise<Certificate[]> {
  const anchors = trusted.map(certificateOf);
  const chain = [certificate];
  if (!uses(certificate, SIGNS)) throw new NotSigned('UNKNOWN_ISSUER');
  while (chain.length < LONGEST_CHAIN) {
    const last = chain.at(-1) ?? certificate;
    if (chain.length > 1 && anchors.some((anchor) => isSameCertificate(anchor, last)))
      return checked(chain, now);
    const anchor = await issuerAmong(last, anchors);
    if (anchor) return checked([...chain, anchor], now);
    const authorities = brought.slice(0, MOST_BROUGHT).filter(isAuthority);
    const next = await issuerAmong(last, authorities);
    if (!next || chain.some((one) => isSameCertificate(one, next))) break;
    chain.push(next);
  }
  throw new NotSigned('UNKNOWN_ISSUER');
}

/** An anchor is believed as long as it lies there; what it has issued has its days. */
function checked(chain: Certificate[], now: number) {
  const isOver = chain
    .slice(0, -1)
    .some(({ notBefore, notAfter }) => now < notBefore.value.getTime() || now > notAfter.value.getTime());
  if (isOver) throw new NotSigned('EXPIRED');
  return chain;
}

async function issuerAmong(certificate: Certificate, candidates: readonly Certificate[]) {
  for (const candidate of candidates)
    if (candidate.subject.isEqual(certificate.issuer) && (await hasSigned(candidate, certificate)))
      return candidate;
  return null;
}

const hasSigned = (issuer: Certificate, certificate: Certificate) =>
  certificate.verify(issuer).catch(() => false);

function isAuthority(certificate: Certificate) {
  const constraints: unknown = extensionOf(certificate, BASIC_CONSTRAINTS)?.parsedValue;
  return constraints instanceof BasicConstraints && constraints.cA && uses(certificate, SIGNS_CERTIFICATES);
}

/** True where a key may be used so; one that says nothing may. */
function uses(certificate: Certificate, bits: number) {
  const usage = extensionOf(certificate, KEY_USAGE)?.parsedValue as
    { valueBlock?: { valueHexView?: Uint8Array } } | undefined;
  const first = usage?.valueBlock?.valueHexView?.[0];
  return first === undefined || (first & bits) !== 0;
}
