import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Portal } from '#app/services/request/load-context.server.ts';
import {
  csrfTokens,
  isOneOfSecrets,
  newBrowserId,
  sessionCookie,
} from '#app/services/access/session-cookie.server.ts';

/** The facts that the gate knows of a request before it trusts any of it. */
export type Arrival = Readonly<{
  /** Ours; none is accepted from outside. Short enough to be read over the phone. */
  requestId: string;
  nonce: string;
  startedAt: number;
  /** Which of our origins the browser addressed; null when none. */
  origin: string | null;
  /** The address as the browser has it, when `origin` is known. */
  url: URL;
  /** The client's, or the one that the trusted proxy names. */
  address: string;
  browserId: string;
  isNewBrowser: boolean;
  /** The token that a form made for this browser carries. */
  csrfToken: string;
  /** Tells whether the token of a form was made for this browser, also with a former secret. */
  isCsrfToken: (given: unknown) => boolean;
}>;

const REQUEST_ID_LENGTH = 13;

/** Reads X-Forwarded-Host and X-Forwarded-For only behind the trusted proxy, and of those only what that proxy added. */
export function arrivals({
  environment,
  secret,
  formerSecrets,
}: Pick<Portal, 'environment' | 'secret' | 'formerSecrets'>) {
  const { origins, trustProxy, isSecure } = environment;
  const originOf = new Map(origins.map((origin) => [new URL(origin).host, origin]));
  const cookie = sessionCookie({ isSecure });
  const csrfTokenOf = csrfTokens(secret);
  const formerTokensOf = formerSecrets.map(csrfTokens);

  /** `address` is the other end of the connection. */
  return ({ request, address }: { request: Request; address: string }): Arrival => {
    const { headers } = request;
    const requested = new URL(request.url);
    const host = headers.get('host')?.toLowerCase();
    const forwardedHost = trustProxy ? lastOf(headers.get('x-forwarded-host'))?.toLowerCase() : undefined;
    const origin = (requested.host === host && originOf.get(forwardedHost ?? host)) || null;
    const forwardedFor = trustProxy ? lastOf(headers.get('x-forwarded-for')) : undefined;
    const knownBrowserId = cookie.read(headers.get('cookie'));
    const browserId = knownBrowserId ?? newBrowserId();
    const csrfToken = csrfTokenOf(browserId);

    return {
      requestId: randomUUID().slice(0, REQUEST_ID_LENGTH),
      nonce: randomUUID(),
      startedAt: performance.now(),
      origin,
      url:
        origin && origin !== requested.origin
          ? new URL(origin + requested.pathname + requested.search)
          : requested,
      address: forwardedFor && isIP(forwardedFor) ? forwardedFor : address,
      browserId,
      isNewBrowser: knownBrowserId === null,
      csrfToken,
      isCsrfToken: (given) =>
        isOneOfSecrets([csrfToken, ...formerTokensOf.map((tokenOf) => tokenOf(browserId))], given),
    };
  };
}

const lastOf = (list: string | null) => list?.split(',').at(-1)?.trim();
