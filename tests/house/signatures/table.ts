import type { Kind } from '#provider/core/signatures/made-up/authority.ts';
import type { Format, Spoiling } from '#provider/core/signatures/made-up/signed-file.ts';

/** The finding of another program; null: it is not asked, or cannot say. */
type Found = 'GOOD' | 'DIGEST' | 'EXPIRED' | 'REVOKED' | 'UNTRUSTED' | 'NO_SIGNATURE' | 'UNREADABLE';
export type Judge = 'pdfsig' | 'xmlsec1' | 'openssl';

export type SignedRow = Readonly<{
  file: string;
  format: Format;
  kind?: Kind;
  spoil?: Spoiling;
  isAnother?: true;
  /** The portal's answer, as the page names it. */
  ours:
    | 'VALID'
    | 'CHANGED'
    | 'OTHER_PERSON'
    | 'EXPIRED'
    | 'REVOKED'
    | 'UNKNOWN_ISSUER'
    | 'NO_SIGNATURE'
    | 'UNREADABLE';
  judges: Readonly<Partial<Record<Judge, Found>>>;
}>;

/**
 * AP-09. Twelve files: every format, every reason. What the others say differs where it should: pdfsig looks at the seal alone and at
 * no issuer; xmlsec1 has no list of what was revoked, so that openssl is asked about the certificate; nobody but us knows the person.
 */
export const SIGNED: readonly SignedRow[] = [
  {
    file: 'pades-good.pdf',
    format: 'PAdES',
    ours: 'VALID',
    judges: { pdfsig: 'GOOD', openssl: 'GOOD' },
  },
  {
    file: 'pades-changed.pdf',
    format: 'PAdES',
    spoil: 'CHANGED',
    ours: 'CHANGED',
    judges: { pdfsig: 'DIGEST', openssl: 'DIGEST' },
  },
  {
    file: 'pades-none.pdf',
    format: 'PAdES',
    spoil: 'UNSIGNED',
    ours: 'NO_SIGNATURE',
    judges: { pdfsig: 'NO_SIGNATURE' },
  },
  {
    file: 'xades-good.xml',
    format: 'XAdES',
    ours: 'VALID',
    judges: { xmlsec1: 'GOOD', openssl: 'GOOD' },
  },
  {
    file: 'xades-expired.xml',
    format: 'XAdES',
    kind: 'EXPIRED',
    ours: 'EXPIRED',
    judges: { xmlsec1: 'EXPIRED', openssl: 'EXPIRED' },
  },
  {
    file: 'xades-cut.xml',
    format: 'XAdES',
    spoil: 'CUT',
    ours: 'UNREADABLE',
    judges: { xmlsec1: 'UNREADABLE' },
  },
  { file: 'cades-good.p7m', format: 'CAdES', ours: 'VALID', judges: { openssl: 'GOOD' } },
  {
    file: 'cades-foreign.p7m',
    format: 'CAdES',
    kind: 'FOREIGN',
    ours: 'UNKNOWN_ISSUER',
    judges: { openssl: 'UNTRUSTED' },
  },
  {
    file: 'cades-another.p7m',
    format: 'CAdES',
    isAnother: true,
    ours: 'OTHER_PERSON',
    judges: { openssl: 'GOOD' },
  },
  {
    file: 'asice-good.asice',
    format: 'ASiC-E',
    ours: 'VALID',
    judges: { xmlsec1: 'GOOD', openssl: 'GOOD' },
  },
  {
    file: 'asice-changed.asice',
    format: 'ASiC-E',
    spoil: 'CHANGED',
    ours: 'CHANGED',
    judges: { xmlsec1: 'DIGEST' },
  },
  {
    file: 'asice-revoked.asice',
    format: 'ASiC-E',
    kind: 'REVOKED',
    ours: 'REVOKED',
    judges: { xmlsec1: 'GOOD', openssl: 'REVOKED' },
  },
];

/** The findings of a program, by the words that it prints. */
export const WORDS: readonly (readonly [Found, RegExp])[] = [
  ['REVOKED', /certificate revoked/],
  ['EXPIRED', /certificate has expired|cert(?:ificate)? (?:is )?(?:has )?expired/i],
  ['UNTRUSTED', /unable to get (?:local )?issuer|self-signed certificate/],
  ['NO_SIGNATURE', /does not contain any signatures/],
  ['UNREADABLE', /failed to parse|parser error|failed to load document/i],
  [
    'DIGEST',
    /Digest Mismatch|digest failure|verification failure|data and digest do not match|(?:^|\n)FAIL/i,
  ],
  ['GOOD', /Signature is Valid|(?:^|\n)OK\b|CMS Verification successful|: OK\b/],
];
