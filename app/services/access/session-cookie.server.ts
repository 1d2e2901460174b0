import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 random bits, as text. */
export const newBrowserId = () => randomBytes(16).toString('base64url');

/** The session's cookie: an identity and nothing else. __Host- and Secure whenever the public origin is https. */
export function sessionCookie({ isSecure }: { isSecure: boolean }) {
  const name = isSecure ? '__Host-session' : 'session';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{22})(?:;|$)`);

  return {
    /** The browser's id, or null when there is none or it is malformed. */
    read: (header: string | null | undefined) => (header ? (pattern.exec(header)?.[1] ?? null) : null),
    write: (id: string) => `${name}=${id}; ${attributes}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}

/** A token that only a form made for this browser carries, by the browser's id. */
export const csrfTokens = (secret: string) => (browserId: string) =>
  createHmac('sha256', secret).update(`csrf:${browserId}`).digest('base64url');

/** Tells whether a given value is one of these, found out in the same time whatever it is. */
export const isOneOfSecrets = (expected: readonly string[], given: unknown) =>
  expected.map((each) => isSameSecret(each, given)).includes(true);

/** Tells whether a given value is the secret, found out in the same time whatever it is. */
export function isSameSecret(expected: string, given: unknown) {
  if (typeof given !== 'string') return false;
  const a = Buffer.from(expected);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}
