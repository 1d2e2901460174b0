import type { Consent } from '#contract/given-consents/schemas.ts';

/**
 * The state of a consent on a day. ON_ACCOUNT: no document, but what the account's teleconsultations need. UNKNOWN:
 * a word that nobody here knows; it is never taken for one in force.
 */
export type ConsentState =
  | ('IN_FORCE' | 'AHEAD' | 'AWAITS_SIGNATURE' | 'AWAITS_OWN_CONSENT')
  | ('ENDED' | 'CANCELLED' | 'ON_ACCOUNT' | 'UNKNOWN');

type Read = Readonly<
  { [Key in 'consentType' | 'consentStatus']: string } & Partial<
    Pick<Consent, 'validFrom' | 'validTo' | 'signatureRequired' | 'waitsForOwnConsent'>
  >
>;

const ON_ACCOUNT: ReadonlySet<string> = new Set(['C', 'UNCHECKED']);
const DOCUMENT: ReadonlySet<string> = new Set(['REGISTERED', 'SIGNED', 'CANCELLED']);

/** Kinds that are in force with a signature alone, where the provider does not say otherwise (B-38). */
const USUALLY_SIGNED: ReadonlySet<string> = new Set(['CDPM', 'CPAR']);

/** `day`: today in Warsaw, so that the last day counts to its end (B-40, A-131). */
export function consentStateOn(consent: Read, day: string): ConsentState {
  const { consentType, consentStatus: status, validFrom, validTo } = consent;
  if (ON_ACCOUNT.has(status)) return 'ON_ACCOUNT';
  if (!DOCUMENT.has(status)) return 'UNKNOWN';
  if (status === 'CANCELLED') return 'CANCELLED';
  if (validTo !== undefined && validTo < day) return 'ENDED';
  const isSignatureDue = consent.signatureRequired ?? USUALLY_SIGNED.has(consentType);
  if (status === 'REGISTERED' && isSignatureDue) return 'AWAITS_SIGNATURE';
  if (consent.waitsForOwnConsent) return 'AWAITS_OWN_CONSENT';
  return validFrom !== undefined && day < validFrom ? 'AHEAD' : 'IN_FORCE';
}

/** The state of its signature, also of one that was taken back since; a word that is not known here is not said to be one of these. */
export function signatureOf({
  consentStatus: status,
  signedAt,
}: Pick<Consent, 'consentStatus' | 'signedAt'>): 'REGISTERED' | 'SIGNED' | 'UNKNOWN' {
  if (status === 'CANCELLED') return signedAt === undefined ? 'REGISTERED' : 'SIGNED';
  return status === 'REGISTERED' || status === 'SIGNED' ? status : 'UNKNOWN';
}
