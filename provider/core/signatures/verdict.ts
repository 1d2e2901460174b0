/** AP-09, B-36. What a signature is found to be, whatever was signed by it. */

/** Why a signature says nothing. */
export const REASONS = [
  'CHANGED',
  'AMBIGUOUS',
  'EXPIRED',
  'REVOKED',
  'UNKNOWN_ISSUER',
  'NO_SIGNATURE',
  'UNREADABLE',
] as const;
export type Reason = (typeof REASONS)[number];

/**
 * Why a file is AMBIGUOUS: it is built otherwise than the standards say, so that one program could check one thing and another
 * one show something else. For those who look into it; a page says one sentence for all.
 */
export const AMBIGUITIES = [
  'ID_TWICE',
  'MISPLACED',
  'NO_TARGET',
  'OUTSIDE',
  'UNSIGNED_PROPERTIES',
  'UNSIGNED_CERTIFICATE',
  'TWO_PERSONS',
  'UNCOVERED',
] as const;
export type Ambiguity = (typeof AMBIGUITIES)[number];

/** Who has signed, as the certificate or the trusted profile says; what it does not say is null. */
export type Signer = Readonly<{
  pesel: string | null;
  name: string | null;
  lastName: string | null;
  /** "1984-03-12". */
  birthDate: string | null;
}>;

/** UNCHECKED: nobody can say whether the certificate was revoked, or whom a seal speaks for. */
export type SignatureVerdict =
  | Readonly<{
      outcome: 'VALID' | 'UNCHECKED';
      signer: Signer;
      documentId: string;
      /** Names of what lies in the same file and this signature does not cover; absent: nothing. */
      uncovered?: readonly string[];
    }>
  | Readonly<{ outcome: 'NEGATIVE'; reason: Reason; why?: Ambiguity }>;

/** A document that may have been signed. */
export type SignedDocument = Readonly<{ id: string; content: Uint8Array }>;

/** Certificates and lists that we believe, as DER. */
export type Trust = Readonly<{
  /** Authorities that vouch for persons. */
  anchors: readonly Uint8Array[];
  /** Lists of what they have revoked. */
  lists: readonly Uint8Array[];
  /** Seals of a trusted profile: what is signed by one says in itself for whom. */
  seals: readonly Uint8Array[];
}>;

export type FileToVerify = Readonly<{
  bytes: Uint8Array;
  documents: readonly SignedDocument[];
  trust: Trust;
  now: number;
}>;

/** Says that a file's signature is not what it should be. */
export class NotSigned extends Error {
  override name = 'NotSigned';
  constructor(
    readonly reason: Reason,
    readonly why?: Ambiguity,
  ) {
    super(why ?? reason);
  }
}

/** Says that nobody can tell what a signature covers. */
export const ambiguous = (why: Ambiguity) => new NotSigned('AMBIGUOUS', why);

/** A refusal as a verdict; what else fails says that nobody can read it. */
export function asNegative(error: unknown): SignatureVerdict {
  if (!(error instanceof NotSigned)) return { outcome: 'NEGATIVE', reason: 'UNREADABLE' };
  const { reason, why } = error;
  return { outcome: 'NEGATIVE', reason, ...(why && { why }) };
}
