import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { z } from 'zod';

/** An answer of the identity system that is not to be trusted. The message is for the log. */
export class UntrustedAnswer extends Error {
  override name = 'UntrustedAnswer';
}

export const Keys = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });

/** The algorithms that may sign: a token names its own, which is none of these when somebody has made it up. */
const ALGORITHMS = {
  ES256: { hash: 'sha256', kty: 'EC', dsaEncoding: 'ieee-p1363' },
  RS256: { hash: 'sha256', kty: 'RSA', dsaEncoding: undefined },
} as const;

const Header = z.object({ alg: z.enum(['ES256', 'RS256']), kid: z.string() });
const Claims = z.object({
  iss: z.string(),
  aud: z.union([
    z.string(),
    z
      .array(z.string())
      .length(1)
      .transform(([only = '']) => only),
  ]),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string(),
  sid: z.string().min(1).max(500),
  pesel: z.string().regex(/^\d{11}$/),
});

/** The machines' clocks may differ so much. */
const SKEW_SECONDS = 60;
const OLDEST_SECONDS = 10 * 60;

type Expected = { keys: z.infer<typeof Keys>; issuer: string; clientId: string; nonce: string; now: Date };

/** Reads a signed identity token (OpenID Connect). @throws UntrustedAnswer */
export function readIdToken(token: string, { keys, issuer, clientId, nonce, now }: Expected) {
  const [head = '', body = '', signature = ''] = token.split('.');
  const { alg, kid } = parsed(Header, head);
  const { hash, kty, dsaEncoding } = ALGORITHMS[alg];
  const key = keys.keys.find((one) => one.kid === kid && one['kty'] === kty);
  if (!key) throw new UntrustedAnswer('key');
  const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
  const isSigned = verify(
    hash,
    Buffer.from(`${head}.${body}`),
    dsaEncoding ? { key: publicKey, dsaEncoding } : publicKey,
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new UntrustedAnswer('signature');

  const claims = parsed(Claims, body);
  const seconds = now.getTime() / 1000;
  if (claims.iss !== issuer) throw new UntrustedAnswer('issuer');
  if (claims.aud !== clientId) throw new UntrustedAnswer('audience');
  if (claims.nonce !== nonce) throw new UntrustedAnswer('nonce');
  const isTimely = claims.exp + SKEW_SECONDS > seconds && Math.abs(seconds - claims.iat) < OLDEST_SECONDS;
  if (!isTimely) throw new UntrustedAnswer('time');
  return claims;
}

function parsed<Schema extends z.ZodType>(schema: Schema, part: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(part, 'base64url').toString()));
  } catch {
    throw new UntrustedAnswer('form');
  }
}
