const LONGEST = 200;
const HOUR_SECONDS = 3600;

/** The token in the query of a link that was sent; null for none, and for the word "true". */
export function tokenInQuery(url: URL, name: 'token' | 'ssoToken' = 'token'): string | null {
  const token = url.searchParams.get(name) ?? '';
  return token === '' || token === 'true' || token.length > LONGEST ? null : token;
}

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
  /** How long the cookie is kept. */
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
