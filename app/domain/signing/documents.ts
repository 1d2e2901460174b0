import { consentStateOn, type ConsentState } from '#contract/given-consents/reading/state.ts';

/** Kinds of documents that patients sign. */
type SignableKind = 'CONSENT' | 'DECLARATION';

/** A document that patients sign, as its address names it. */
export type DocumentKey = Readonly<{ kind: SignableKind; id: string }>;

const LISTS = { CONSENT: '/consents', DECLARATION: '/declarations' } as const satisfies Record<
  SignableKind,
  string
>;

/** Its own page. */
export const documentPath = ({ kind, id }: DocumentKey) => `${LISTS[kind]}/${encodeURIComponent(id)}`;

/** Where it is signed, and where the signing service leads back. */
export const signPath = (key: DocumentKey) => `${documentPath(key)}/sign`;

/** The signed document, as the provider keeps it. */
export const signedPath = (key: DocumentKey) => `${documentPath(key)}/signed`;

/** The paper that can be signed with a pen. */
export const paperPath = (key: DocumentKey) => `${documentPath(key)}/printout`;

/** The minutes for which a signature is waited for (B-37). */
export const SIGNING_MINUTES = 30;

type ConsentRead = Parameters<typeof consentStateOn>[0];

/** B§4. It waits for a signature: neither signed nor taken back, and its last day has not passed. `day`: today in Warsaw. */
export const isConsentOpen = (consent: ConsentRead, day: string) =>
  consentStateOn(consent, day) === 'AWAITS_SIGNATURE';

const COUNTS_OR_WILL: ReadonlySet<ConsentState> = new Set(['IN_FORCE', 'AHEAD', 'AWAITS_OWN_CONSENT']);

/** B-38. Not signed, and its kind needs no signature to count. */
export const needsNoSignature = (consent: ConsentRead, day: string) =>
  consent.consentStatus === 'REGISTERED' && COUNTS_OR_WILL.has(consentStateOn(consent, day));

/** B§4. REGISTERED, and without a signature that the hospital system has not taken yet. */
export const isDeclarationOpen = ({ state, signedAt }: Readonly<{ state: string; signedAt?: unknown }>) =>
  state === 'REGISTERED' && signedAt === undefined;

type Said = Readonly<{ nonce?: string; word?: 'ok' | 'error' }>;
const LONGEST_NONCE = 200;

/** Reads the address of a return: a word, and the nonce without which the word means nothing (B-77). */
export function saidByReturn(query: URLSearchParams): Said {
  const word = query.get('epuapstatus');
  const nonce = query.get('nonce');
  return {
    ...(word === 'ok' || word === 'error' ? { word } : {}),
    ...(nonce !== null && nonce.length <= LONGEST_NONCE ? { nonce } : {}),
  };
}

/** True where an address that the signing service has given lies at the one origin that browsers are led to (S-07). */
export const isAtOrigin = (address: string, origin: string) =>
  URL.canParse(address) && new URL(address).origin === origin;
