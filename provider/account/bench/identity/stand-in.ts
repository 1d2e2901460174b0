import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openIdSystem } from '#provider/account/identity/open-id.ts';
import type { Clock } from '#provider/core/clock.ts';
import { STRANGERS } from './people.ts';

const MINUTE_MS = 60_000;
const KEY_ID = 'stand-in-1';
export const CLIENT_ID = 'portal';
/** Below which its pages lie on the staff side. */
export const IDENTITY_PATH = '/identity';

/** The outcome of a person's act at its page, waiting to be fetched from server to server. */
type Grant = { nationalId: string; nonce: string; isSlow: boolean; until: number };

/** Names somebody whom the provider does not know, and says how sure that is. */
function saidOf(nationalId: string) {
  const stranger = STRANGERS.find((one) => one.nationalId === nationalId);
  if (!stranger) return {};
  const { given: given_name, family: family_name, assurance: acr } = stranger;
  return { given_name, family_name, ...(acr === undefined ? {} : { acr }) };
}

export type StandIn = ReturnType<typeof createStandIn>;

/**
 * A made-up identity system: it speaks OpenID Connect and signs its answers as a real one does, has no passwords, and is as
 * slow and as refusing as it is told. Its pages: identity-routes.ts.
 */
export function createStandIn({
  clock,
  portalOrigin,
  patienceMs,
}: {
  clock: Clock;
  portalOrigin: string;
  /** The time for which the provider waits for it; it is slower when it is told to be slow. */
  patienceMs: number;
}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const clientSecret = randomBytes(24).toString('base64url');
  const grants = new Map<string, Grant>();
  let issuer: string | null = null;

  /** Signed, for one client and one nonce. */
  function idToken({ nationalId, nonce }: Grant) {
    const iat = Math.floor(clock.now().getTime() / 1000);
    const sid = randomBytes(12).toString('base64url');
    const claims = {
      iss: issuer,
      aud: CLIENT_ID,
      sub: sid,
      iat,
      exp: iat + 300,
      nonce,
      sid,
      pesel: nationalId,
      ...saidOf(nationalId),
    };
    const content = [{ alg: 'ES256', kid: KEY_ID, typ: 'JWT' }, claims].map(encoded).join('.');
    const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${content}.${signature.toString('base64url')}`;
  }

  /** Exchanges a code for the answer, once. */
  async function exchange(asked: URLSearchParams) {
    const code = asked.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const isKnown = asked.get('client_id') === CLIENT_ID && asked.get('client_secret') === clientSecret;
    const isGood = grant && isKnown && grant.until > clock.now().getTime();
    if (!isGood) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    if (grant.isSlow) await pause(patienceMs * 2, undefined, { ref: false });
    return Response.json({ id_token: idToken(grant), access_token: 'none', token_type: 'Bearer' });
  }

  /** Answers what is asked from server to server. */
  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const place = pathname.slice(IDENTITY_PATH.length);
    if (place === '/.well-known/openid-configuration') {
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        end_session_endpoint: `${issuer}/logout`,
        id_token_signing_alg_values_supported: ['ES256'],
      });
    }
    if (place === '/keys') {
      return Response.json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'ES256' }] });
    }
    if (place === '/token') return exchange(new URLSearchParams(await request.text()));
    return new Response(null, { status: 404 });
  }

  return {
    answer,
    clientSecret,

    /** As the provider knows it. It is there as soon as it has an address. */
    system: openIdSystem({
      ...{ x: 'pz', clientId: CLIENT_ID, clientSecret, portalOrigin, clock, patienceMs },
      issuer: () => issuer,
      fetch: answer,
    }),

    standAt(origin: string) {
      issuer = `${origin}${IDENTITY_PATH}`;
    },

    /** The person has agreed: a code for the browser to carry. */
    agree({ nationalId, nonce, isSlow }: { nationalId: string; nonce: string; isSlow: boolean }) {
      const now = clock.now().getTime();
      for (const [code, { until }] of grants) if (until <= now) grants.delete(code);
      const code = randomBytes(16).toString('base64url');
      grants.set(code, { nationalId, nonce, isSlow, until: now + MINUTE_MS });
      return code;
    },

    reset: () => grants.clear(),
  };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
