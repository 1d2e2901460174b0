import { redirect } from '@remix-run/node';
import { LinkToken } from '#contract/account/schemas.ts';
import { withoutPunctuation } from '#app/services/request/punctuation.ts';

const LONGEST = 200;
const HOUR_SECONDS = 3600;

/** A value that is no token: it leads to the page that says that a link is incomplete or over. */
const MALFORMED = '-';
const TOKEN = /^[\w.~+/=-]+$/;

/** Tells whether a text can be a token of a mail at all: one that cannot be is not asked for. */
export const isLinkToken = (code: string) => LinkToken.safeParse(code).success;

/**
 * The token in the query of a link that was sent, without the punctuation that a mail program or a sentence has put after it; null
 * for none, and for the word "true".
 */
export function tokenInQuery(url: URL, name: 'token' | 'ssoToken' = 'token'): string | null {
  const given = url.searchParams.get(name) ?? '';
  const plain = withoutPunctuation(given);
  // A message that was not decoded ends its lines with "="; no token of a mail has one.
  const token = name === 'token' ? plain.replaceAll('=', '') : plain;
  if (given === '' || token === 'true') return null;
  return token.length > LONGEST || !TOKEN.test(token) ? MALFORMED : token;
}

/** True of a link that has lost its token: what another one has left in this browser is none of its. */
export const hasEmptyToken = (url: URL) => url.searchParams.get('token') === '';

/** 303 to the page of an opened link, whose address has no token; nobody hears of the address that had it (S-05). */
export const openedLinkAt = (path: string, cookie: string) =>
  redirect(path, { status: 303, headers: { 'set-cookie': cookie, 'referrer-policy': 'no-referrer' } });

/**
 * A link's token, from its opening on: in a cookie of the pages that need it, so that it stands in no address that a browser keeps,
 * sends on or shows. It is good for nothing once it was used, so that nobody need take the cookie away.
 */
export function linkToken({
  isSecure,
  path,
  seconds = HOUR_SECONDS,
}: {
  isSecure: boolean;
  path: string;
  /** The seconds for which the cookie is kept. */
  seconds?: number;
}) {
  const name = isSecure ? '__Secure-link' : 'link';
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;\\s]+)`);
  const attributes = `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  return {
    read(cookies: string) {
      const kept = pattern.exec(cookies)?.[1];
      return kept === undefined ? null : decoded(kept);
    },
    write: (token: string) => `${name}=${encodeURIComponent(token)}; ${attributes}`,
  };
}

function decoded(kept: string) {
  try {
    const token = decodeURIComponent(kept);
    return token.length > LONGEST ? null : token;
  } catch {
    return null;
  }
}
