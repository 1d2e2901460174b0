import * as openid from 'openid-client';
import { z } from 'zod';
import { systemClock, type Clock } from '#provider/core/clock.ts';
import type { IdentityOutcome, IdentitySystem } from '#provider/core/outside/identity-system.ts';

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

/** An answer of the identity system that is not to be trusted. The message is for the log. */
class UntrustedAnswer extends Error {
  override name = 'UntrustedAnswer';
}

/** The claims that are read of a signed answer besides what OpenID Connect itself holds it to. */
const Claims = z.object({
  iat: z.number(),
  sid: z.string().min(1).max(500),
  pesel: z.string().regex(/^\d{11}$/),
  given_name: z.string().max(80).optional(),
  family_name: z.string().max(80).optional(),
  acr: z.string().max(200).optional(),
});

/** The words by which an identity system says that its assurance is high (C-07). */
const SURE: ReadonlySet<string> = new Set(['high', 'http://eidas.europa.eu/LoA/high']);

/** The machines' clocks may differ so much. */
const SKEW_SECONDS = 60;
const OLDEST_SECONDS = 10 * 60;

/** The word that an identity system has for somebody whom it has blocked. */
const BLOCKED = 'account_blocked';
const REFUSED: ReadonlySet<string> = new Set(['access_denied', 'login_required', 'consent_required']);

/**
 * An identity system that speaks OpenID Connect, by openid-client (decision 208): the code goes through the browser, the signed
 * answer from server to server, so that a person can neither see nor change it.
 */
export function openIdSystem(options: OpenIdOptions): IdentitySystem {
  const { x, clientId, clientSecret, portalOrigin, clock, patienceMs } = options;
  const redirectUri = `${portalOrigin}/mpi/epuap/sso-confirm`;
  const seconds = () => secondsOf(clock);
  let known: openid.ServerMetadata | undefined;

  /** Finds out where everything is, for the portal's clock; browsers are led to its own origin alone. */
  async function configuration() {
    const issuer = options.issuer();
    if (issuer === null) throw new UntrustedAnswer('not there');
    if (known?.issuer !== issuer) known = await discovered(issuer);
    // One system is asked, so that nobody can pass off the answer of another: it need not name itself in the browser's way back.
    const server = { ...known, authorization_response_iss_parameter_supported: false };
    const clocks = {
      [openid.clockTolerance]: SKEW_SECONDS,
      [openid.clockSkew]: seconds() - secondsOf(systemClock()),
    };
    const made = new openid.Configuration(server, clientId, clocks, openid.ClientSecretPost(clientSecret));
    made[openid.customFetch] = send;
    made.timeout = patienceMs / 1000;
    for (const extend of [openid.enableNonRepudiationChecks, ...plainness(issuer)]) extend(made);
    return made;
  }

  async function discovered(issuer: string) {
    const asking = { execute: plainness(issuer), timeout: patienceMs / 1000, [openid.customFetch]: send };
    const found = await openid.discovery(new URL(issuer), clientId, {}, undefined, asking);
    const server = found.serverMetadata();
    const { authorization_endpoint, token_endpoint, end_session_endpoint } = server;
    const places = [authorization_endpoint, token_endpoint, end_session_endpoint];
    if (!places.every((place) => place !== undefined && new URL(place).origin === new URL(issuer).origin))
      throw new UntrustedAnswer('directory');
    return server;
  }

  const send: openid.CustomFetch = (address, { body, method, headers, signal }) => {
    const ask = options.fetch ?? fetch;
    const init = {
      method,
      headers,
      redirect: 'error',
      body: body as BodyInit,
      ...(signal && { signal }),
    } as const;
    return inTime(ask(new Request(address, init)), patienceMs);
  };

  return {
    x,
    origin() {
      const issuer = options.issuer();
      return issuer === null ? null : new URL(issuer).origin;
    },

    async signInAddress({ state, nonce }) {
      const asked = { scope: 'openid', redirect_uri: redirectUri, state, nonce };
      return openid.buildAuthorizationUrl(await configuration(), asked).href;
    },

    async outcomeOf({ returned: { code, error }, nonce }): Promise<IdentityOutcome> {
      if (error === BLOCKED) return { kind: 'BLOCKED' };
      if (error !== undefined && REFUSED.has(error)) return { kind: 'REFUSED' };
      if (error !== undefined || !code) throw new UntrustedAnswer('no code');
      const back = new URL(redirectUri);
      // The state was held to the browser before: the nonce is made of the same secret, and stands for it here.
      for (const [name, value] of Object.entries({ code, state: nonce })) back.searchParams.set(name, value);
      const checks = {
        expectedNonce: nonce,
        expectedState: nonce,
        idTokenExpected: true,
      } as const;
      const { iat, pesel, sid, given_name, family_name, acr } = await openid
        .authorizationCodeGrant(await configuration(), back, checks)
        .then((tokens) => Claims.parse(tokens.claims()))
        .catch(distrust);
      if (Math.abs(seconds() - iat) >= OLDEST_SECONDS) throw new UntrustedAnswer('time');
      const names = { name: given_name, lastName: family_name };
      const isSure = acr !== undefined && SURE.has(acr);
      return { kind: 'PROVED', identity: { nationalId: pesel, session: sid, ...names, isSure } };
    },

    async signOutAddress({ session }) {
      return openid.buildEndSessionUrl(await configuration(), {
        logout_hint: session,
        post_logout_redirect_uri: `${portalOrigin}/login?signedOut=yes`,
      }).href;
    },
  };
}

/** Says why an answer is refused, in the library's words. Its errors carry the answer, with the PESEL: none of that is handed on. */
function distrust(error: unknown): never {
  if (error instanceof UntrustedAnswer) throw error;
  throw new UntrustedAnswer(wordsOf(error).join(': '));
}

function wordsOf(error: unknown): string[] {
  if (error instanceof z.ZodError) return ['claims', ...error.issues.map(({ path }) => path.join('.'))];
  if (!(error instanceof Error)) return claimIn(error);
  return [error.message, ...wordsOf(error.cause)];
}

/** The name of the claim that was not as expected. */
const claimIn = (detail: unknown) => {
  const named = z.object({ claim: z.string() }).safeParse(detail);
  return named.success ? [named.data.claim] : [];
};

const secondsOf = (of: Clock) => of.now().getTime() / 1000;

/** Lets the made-up system of a demonstration be without https; settings take no other address without it. */
const plainness = (issuer: string) =>
  new URL(issuer).protocol === 'http:' ? [openid.allowInsecureRequests] : [];

/** A request in process knows no signal. */
async function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  let stop: (() => void) | undefined;
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new UntrustedAnswer('time-out')), ms);
    stop = () => clearTimeout(timer);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    stop?.();
  }
}
