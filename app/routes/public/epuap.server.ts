import { redirect } from '@remix-run/node';
import { backToLogin, entryOf, type Entry } from '#app/routes/public/entry-code.server.ts';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { linkToken } from '#app/services/access/link-token.server.ts';
import { proofPath } from '#app/services/access/proof.server.ts';
import { isSameSecret, newBrowserId } from '#app/services/access/session-cookie.server.ts';
import { loginSettings } from '#app/services/provider/dictionaries.server.ts';
import { proofCookie } from '#app/services/registration/proved.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { ownPath } from '#app/services/request/own-path.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** Where the browser goes to sign in. */
export const EPUAP_PATH = '/mpi/epuap/sso';
const PAGES = '/epuap';
const SUCCESS = `${PAGES}/success`;
/** Where somebody who is signed in proves themselves once more (AP-13). */
const PROOF = `${PAGES}/proof`;
export const FAILED = `${PAGES}/error`;
const NO_ACCOUNT = `${PAGES}/no-account`;
const SIGN_OUT_FAILED = '/login?signedOut=error';
/** As long as the codes of entry are good. */
const SECONDS = 600;
const BETWEEN = '.';

/**
 * The cookie of what this browser has begun at the identity system: a random state, by which its answer is known, and the
 * page after it. In a cookie of the paths that need it, and taken away by the answer.
 */
function begunCookie({ context }: PortalRequest) {
  const { isSecure } = context.portal.environment;
  const name = isSecure ? '__Secure-epuap' : 'epuap';
  const attributes = `Path=/mpi/epuap; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{22})\\.([^;\\s]{1,4000})`);
  return {
    read(cookies: string) {
      const [, state, kept = ''] = pattern.exec(cookies) ?? [];
      return state ? { state, path: decoded(kept) } : null;
    },
    write: ({ state, path }: { state: string; path: string }) =>
      `${name}=${state}.${encodeURIComponent(path)}; ${attributes}; Max-Age=${SECONDS}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}

/** The page after it, which only a cookie of ours can name another way. */
function decoded(kept: string) {
  try {
    const path = ownPath(decodeURIComponent(kept));
    return [SUCCESS, PROOF, NO_ACCOUNT].includes(path?.split('?')[0] ?? '') ? (path ?? SUCCESS) : SUCCESS;
  } catch {
    return SUCCESS;
  }
}

/** The codes are for the page that they were asked for, and for no other. */
const codesCookie = ({ context }: PortalRequest, path: string) =>
  linkToken({ isSecure: context.portal.environment.isSecure, path, seconds: SECONDS });

/** The way to the identity system for who is signed in, and back to a page. */
export const proofAtIdentitySystem = (wanted: string) =>
  `${EPUAP_PATH}?${new URLSearchParams({ proof: 'yes', return: wanted }).toString()}`;

/** Where an answer of the provider may lead a browser: to the portal's own pages, or to the identity system of its settings. */
async function allowed(request: PortalRequest, location: string): Promise<string | null> {
  if (!URL.canParse(location)) return null;
  const { href, origin, pathname, search } = new URL(location);
  if (request.context.portal.environment.origins.includes(origin)) return ownPath(pathname + search);
  const settings = await orOutage(loginSettings(request));
  return settings.ok && settings.data.eGovernment?.origin === origin ? href : null;
}

type Redirecting = Promise<{ headers: { location: string } }>;

/** Where the provider leads the browser; null when it does not answer, or leads elsewhere. */
async function ledTo(request: PortalRequest, asked: Redirecting) {
  const answer = await orOutage(asked);
  return answer.ok ? allowed(request, answer.data.headers.location) : null;
}

/** 302 to another host, as the specification has it (C-06); 303 to a page of ours, as everywhere. */
const leadTo = (location: string, headers: HeadersInit = {}) =>
  redirect(location, { status: location.startsWith('/') ? 303 : 302, headers });

/** Leads the browser to the identity system, with a state that it alone knows. */
export async function begin(request: PortalRequest) {
  const state = newBrowserId();
  const location = await ledTo(request, request.provider.epuap.sso({ state }));
  const isProof = request.session !== null && request.url.searchParams.has('proof');
  const path = onTheWayIn(isProof ? PROOF : SUCCESS, request.url);
  const begun = begunCookie(request).write({ state, path });
  return leadTo(location ?? failedPath(path, FAILED), { 'set-cookie': begun });
}

/** Takes the answer that the browser brings, if it has begun there itself, once; and leads to the page about it. */
export async function takeAnswer(request: PortalRequest) {
  // Nobody has come back yet: the answer, which is good once, waits for them.
  if (request.isPrefetch) return leadTo(FAILED);
  const { searchParams: query } = request.url;
  const begun = begunCookie(request).read(request.cookies);
  const cookies = new Headers({ 'set-cookie': begunCookie(request).clear() });
  const answer = { code: query.get('code') ?? undefined, error: query.get('error') ?? undefined };
  const isOurs = begun !== null && isSameSecret(begun.state, query.get('state')) && isShort(answer);
  const path = isOurs
    ? await ledTo(request, request.provider.epuap.confirm({ state: begun.state, ...answer }))
    : null;
  const entries = path?.startsWith(`${SUCCESS}?`)
    ? new URLSearchParams(path.split('?')[1]).getAll('entry')
    : [];
  const wasNobody = begun?.path.startsWith(`${NO_ACCOUNT}?`) ?? false;
  // Back to the identity system, and once more from there: who was proved just now stays so.
  if (begun && wasNobody && answer.error === undefined) return leadTo(begun.path);
  if (!begun || entries.length === 0) {
    const failed = path?.startsWith(`${PAGES}/`) ? withoutProof(request, { path, cookies }) : FAILED;
    const page = failedPath(wasNobody ? undefined : begun?.path, failed);
    if (page.startsWith(`${NO_ACCOUNT}?`))
      cookies.append('set-cookie', begunCookie(request).write({ state: newBrowserId(), path: page }));
    return leadTo(page, cookies);
  }

  const [page = SUCCESS] = begun.path.split('?');
  const kept = codesCookie(request, page === PROOF ? PROOF : PAGES);
  cookies.append('set-cookie', kept.write(entries.join(BETWEEN)));
  return leadTo(begun.path, cookies);
}

/** C-07: who is proved and has no account may register; the handle of that stands in a cookie of the registration, and in no address. */
function withoutProof(request: PortalRequest, { path, cookies }: { path: string; cookies: Headers }) {
  const [page = FAILED, query] = path.split('?');
  const proof = new URLSearchParams(query).get('proof');
  if (page !== NO_ACCOUNT || proof === null) return path;
  cookies.append('set-cookie', proofCookie(request, proof));
  return `${NO_ACCOUNT}?registers=yes`;
}

/** A page of a failure, with what was wanted when this browser began; of a proof its own page, which says so. */
function failedPath(begun: string | undefined, failed: string) {
  const [path, own] = failed.split('?');
  if (begun?.startsWith(PROOF)) {
    const what = path === FAILED ? (own === 'code=2' ? 'refused' : 'failed') : 'other';
    return proofPath(new URL(begun, 'http://portal.invalid'), { identity: what });
  }
  const query = new URLSearchParams(begun?.split('?')[1]);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return query.size > 0 ? `${path}?${query.toString()}` : failed;
}

const MOST_CHARACTERS = 2_000;
const isShort = ({ code = '', error = '' }: { code?: string | undefined; error?: string | undefined }) =>
  code.length <= MOST_CHARACTERS && error.length <= MOST_CHARACTERS;

const codesIn = (request: PortalRequest, path: string) =>
  (codesCookie(request, path).read(request.cookies) ?? '').split(BETWEEN).filter((code) => code !== '');

/** The codes of a new sign-in of somebody who is signed in. */
export const codesOfProof = (request: PortalRequest) => codesIn(request, PROOF);

/** The accounts of the proved person, which this browser may open. @throws the way to sign-in */
export async function requireEntries(request: PortalRequest): Promise<[Entry, ...Entry[]]> {
  const codes = codesIn(request, PAGES);
  const found = await Promise.all(codes.map((code) => entryOf(request, code)));
  const [first, ...others] = found.filter((entry) => entry !== null);
  if (!first) throw backToLogin(request, 'over');
  return [first, ...others];
}

/** The page after the portal's own sign-out, for whoever came from the identity system. */
export const signedOutPath = ({ x, sessionId }: { x: string; sessionId: string }) =>
  `${PAGES}/signed-out?${new URLSearchParams({ x, sessionId }).toString()}`;

const HANDLE = /^[\w-]{20,200}$/;
const SYSTEM = /^\w{1,20}$/;

/** The way to the sign-out at the identity system; null: the address has none. */
export function signOutPath({ searchParams }: URL) {
  const { x = '', sessionId = '' } = Object.fromEntries(searchParams);
  return SYSTEM.test(x) && HANDLE.test(sessionId) ? `/mpi/epuap/slo/${x}/${sessionId}` : null;
}

/** Leads the browser to the sign-out at the identity system; the portal's own has happened. */
export async function signOutThere(
  request: PortalRequest,
  { x = '', sessionId = '' }: Record<string, string | undefined>,
) {
  const isGood = SYSTEM.test(x) && HANDLE.test(sessionId) && !request.isPrefetch;
  const location = isGood ? await ledTo(request, request.provider.epuap.slo({ x, sessionId })) : null;
  return leadTo(location ?? SIGN_OUT_FAILED);
}
