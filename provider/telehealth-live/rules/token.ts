import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The rights for which a token of the stand-in is good. */
const Claims = z.object({
  session: z.string(),
  role: z.enum(['patient', 'doctor']),
  generation: z.number(),
  until: z.number(),
});
export type Claims = z.infer<typeof Claims>;

const signatureOf = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest();

/** Returns a token with its session, role and time; no name is in it. */
export function signed(claims: Claims, secret: string) {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${signatureOf(body, secret).toString('base64url')}`;
}

/** Returns what a token says when it is signed with the secret; null when it is not. */
function claimsOf(token: string, secret: string): Claims | null {
  const [body = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(body, secret);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data ?? null;
}

type Session = Readonly<{
  session_id: string | null;
  session_secret: string | null;
  token_generation: number;
}>;

/** The rights for which a token is good in a session at a moment; null: none. */
export function tokenIn(
  { session_id: session, session_secret: secret, token_generation: generation }: Session,
  { token, now }: { token: string; now: number },
) {
  const claims = secret === null ? null : claimsOf(token, secret);
  if (claims?.session !== session || claims.generation !== generation) return null;
  return now < claims.until ? claims : null;
}
