import { isDefinedError, safe } from '@orpc/client';
import { linkToken } from '#app/services/access/link-token.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** In the query with which the registration is entered: the person was proved by the e-government identity system (C-07). */
export const PROVED = 'identity';
/** Where somebody who was proved begins, or goes on with a draft. */
export const PROVED_PATH = '/registration/proved';
const SECONDS = 1800;

/** The handle of what was proved: for pages of the registration of oneself alone, of this browser, for as long as it is good (AP-76). */
const cookieOf = ({ context }: PortalRequest) =>
  linkToken({ isSecure: context.portal.environment.isSecure, path: '/registration', seconds: SECONDS });

/** The cookie that keeps the handle. */
export const proofCookie = (request: PortalRequest, proof: string) => cookieOf(request).write(proof);

/** Who was proved in this browser: names as far as they are said, and PESEL; null when nobody was, or it is over. */
export async function provedHere(request: PortalRequest) {
  const proof = cookieOf(request).read(request.cookies);
  if (proof === null || !/^[\w-]{20,200}$/.test(proof)) return null;
  const [error, found] = await safe(request.provider.registration.proved({ proof }));
  if (isDefinedError(error)) return null;
  if (error) throw error;
  const { nationalIdentificationNumber: pesel, ...said } = found;
  return { proof, pesel, ...said };
}
export type Proved = NonNullable<Awaited<ReturnType<typeof provedHere>>>;

/** The same for a draft that was entered that way; undefined for every other. */
export const provedOf = async (request: PortalRequest, start: URLSearchParams) =>
  start.has(PROVED) ? ((await provedHere(request)) ?? undefined) : undefined;

/** Tells whether what a draft has proved is good no longer: it is proved anew, and the answers stand. */
export const isProofOver = ({ now }: PortalRequest, { validUntil }: Pick<Proved, 'validUntil'>) =>
  Date.parse(validUntil) <= now.getTime();

/** The way to prove oneself anew for a draft. */
export const provePath = (draftId: string) =>
  `/mpi/epuap/sso?${new URLSearchParams({
    return: `${PROVED_PATH}?${new URLSearchParams({ draft: draftId }).toString()}`,
  }).toString()}`;
