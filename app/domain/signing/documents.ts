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

/** How long a signature is waited for (B-37). */
export const SIGNING_MINUTES = 30;

/** B§4. Neither signed nor taken back, and its last day has not passed. `day`: today in Warsaw. */
export const isConsentOpen = (
  { consentStatus: status, validTo }: Readonly<{ consentStatus: string; validTo?: string | undefined }>,
  day: string,
) => status === 'REGISTERED' && (validTo === undefined || day <= validTo);

/** B§4. REGISTERED, and without a signature that the hospital system has not taken yet. */
export const isDeclarationOpen = ({ state, signedAt }: Readonly<{ state: string; signedAt?: unknown }>) =>
  state === 'REGISTERED' && signedAt === undefined;

type Said = Readonly<{ nonce?: string; word?: 'ok' | 'error' }>;
const LONGEST_NONCE = 200;

/** What the address of a return says: a word, and the nonce without which the word means nothing (B-77). */
export function saidByReturn(query: URLSearchParams): Said {
  const word = query.get('epuapstatus');
  const nonce = query.get('nonce');
  return {
    ...(word === 'ok' || word === 'error' ? { word } : {}),
    ...(nonce !== null && nonce.length <= LONGEST_NONCE ? { nonce } : {}),
  };
}

/** Whether an address that the signing service has given lies at the one origin that browsers are led to (S-07). */
export const isAtOrigin = (address: string, origin: string) =>
  URL.canParse(address) && new URL(address).origin === origin;
