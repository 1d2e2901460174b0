import { createHash, timingSafeEqual } from 'node:crypto';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

type Shown = { authorization: string | null; token: string | undefined };

/** Tells whether somebody has shown the token. Compared by digest, so that neither length nor time tells anything of it. */
export function isBearer({ authorization, token }: Shown) {
  if (!token || !authorization) return false;
  return timingSafeEqual(digestOf(authorization), digestOf(`Bearer ${token}`));
}
