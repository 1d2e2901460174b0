import { z } from 'zod';
import type { Clock } from '#provider/core/clock.ts';
import { Keys, readIdToken, UntrustedAnswer } from './id-token.ts';
import type { IdentityOutcome, IdentitySystem } from './identity-system.ts';

type OpenIdOptions = {
  x: string;
  /** Its address, below which it says where everything is; null: not yet known. */
  issuer: () => string | null;
  clientId: string;
  clientSecret: string;
  portalOrigin: string;
  clock: Clock;
  /** The time in ms for which an answer is waited for. */
  patienceMs: number;
  fetch?: (request: Request) => Promise<Response>;
};

const Directory = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url(),
});
const Tokens = z.object({ id_token: z.string() });

/** The word that an identity system has for somebody whom it has blocked. */
const BLOCKED = 'account_blocked';
const REFUSED: ReadonlySet<string> = new Set(['access_denied', 'login_required', 'consent_required']);

/**
 * An identity system that speaks OpenID Connect: the code goes through the browser, the signed answer from server to
 * server, so that a person can neither see nor change it.
 */
export function openIdSystem(options: OpenIdOptions): IdentitySystem {
  const { x, clientId, clientSecret, portalOrigin, clock, patienceMs, fetch: send = fetch } = options;
  const redirectUri = `${portalOrigin}/mpi/epuap/sso-confirm`;
  let known: z.infer<typeof Directory> | undefined;

  async function ask<Schema extends z.ZodType>(schema: Schema, address: string, body?: URLSearchParams) {
    const signal = AbortSignal.timeout(patienceMs);
    const init = body ? { method: 'POST', body } : {};
    const answer = await inTime(
      send(new Request(address, { ...init, redirect: 'error', signal })),
      patienceMs,
    );
    if (!answer.ok) throw new UntrustedAnswer(`status ${answer.status}`);
    return schema.parse(await answer.json());
  }

  /** Where everything is; browsers are led to its own origin alone. */
  async function directory() {
    const issuer = options.issuer();
    if (issuer === null) throw new UntrustedAnswer('not there');
    if (known?.issuer === issuer) return known;
    const found = await ask(Directory, `${issuer}/.well-known/openid-configuration`);
    const places = [found.authorization_endpoint, found.token_endpoint, found.end_session_endpoint];
    const isOwn = places.every((place) => new URL(place).origin === new URL(issuer).origin);
    if (found.issuer !== issuer || !isOwn) throw new UntrustedAnswer('directory');
    known = found;
    return found;
  }

  return {
    x,
    origin() {
      const issuer = options.issuer();
      return issuer === null ? null : new URL(issuer).origin;
    },

    async signInAddress({ state, nonce }) {
      const { authorization_endpoint: place } = await directory();
      return addressOf(place, {
        ...{ response_type: 'code', scope: 'openid', client_id: clientId, redirect_uri: redirectUri },
        ...{ state, nonce },
      });
    },

    async outcomeOf({ returned: { code, error }, nonce }): Promise<IdentityOutcome> {
      if (error === BLOCKED) return { kind: 'BLOCKED' };
      if (error !== undefined && REFUSED.has(error)) return { kind: 'REFUSED' };
      if (error !== undefined || !code) throw new UntrustedAnswer('no code');
      const { issuer, token_endpoint: place, jwks_uri: keysAt } = await directory();
      const asked = {
        ...{ grant_type: 'authorization_code', code, redirect_uri: redirectUri },
        ...{ client_id: clientId, client_secret: clientSecret },
      };
      const { id_token: token } = await ask(Tokens, place, new URLSearchParams(asked));
      const keys = await ask(Keys, keysAt);
      const { pesel, sid } = readIdToken(token, { keys, issuer, clientId, nonce, now: clock.now() });
      return { kind: 'PROVED', identity: { nationalId: pesel, session: sid } };
    },

    async signOutAddress({ session }) {
      const { end_session_endpoint: place } = await directory();
      return addressOf(place, {
        ...{ client_id: clientId, logout_hint: session },
        post_logout_redirect_uri: `${portalOrigin}/login?signedOut=yes`,
      });
    },
  };
}

function addressOf(place: string, query: Record<string, string>) {
  const address = new URL(place);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/** A request in process knows no signal. */
async function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UntrustedAnswer('time-out')), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
