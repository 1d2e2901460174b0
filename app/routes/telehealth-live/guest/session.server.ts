import { createHmac } from 'node:crypto';
import { isDefinedError, safe } from '@orpc/client';
import { GUEST_PATH } from '#app/domain/telehealth-live/paths.ts';
import { linkToken } from '#app/services/access/link-token.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** Longer than any window is open; how long a session is good the provider decides each time. */
const COOKIE_SECONDS = 12 * 3600;
const LONGEST = 150;

const cookieOf = ({ context }: PortalRequest) =>
  linkToken({ isSecure: context.portal.environment.isSecure, path: GUEST_PATH, seconds: COOKIE_SECONDS });

/** The value that a guest's browser keeps: the code of the invitation that was opened, and in its place the session once it is used. */
type Kept = Readonly<{ code: string } | { session: string }>;

/** The cookie of a guest: of the guest's pages alone, and good for nothing else. Whatever is longer than any code is none. */
export const keptAs = (request: PortalRequest, kept: Kept) =>
  cookieOf(request).write('code' in kept ? `code.${kept.code.slice(0, LONGEST)}` : `session.${kept.session}`);

export function keptBy(request: PortalRequest): Kept | null {
  const [, kind, secret = ''] =
    /^(code|session)\.(.+)$/u.exec(cookieOf(request).read(request.cookies) ?? '') ?? [];
  if (secret === '') return null;
  return kind === 'code' ? { code: secret } : { session: secret };
}

/** The session of this browser for a code: the same each time, so that a form that is sent twice lets in one. Nobody else can make it. */
export const sessionFor = ({ context: { portal, browserId } }: PortalRequest, code: string) =>
  createHmac('sha256', portal.secret).update(`guest:${browserId}:${code}`).digest('base64url');

/** The state of a code, which is not used up by it; null for all that does not work, alike. */
export async function lookedAt({ provider }: PortalRequest, code: string) {
  const [error, found] = await safe(provider.telehealthGuests.look({ code }));
  if (isDefinedError(error)) return null;
  if (error) throw error;
  return found;
}

/** The guest's view of the talk, by their session; null: nothing any more. */
export async function seenBy({ provider }: PortalRequest, session: string) {
  const [error, found] = await safe(provider.telehealthGuests.state({ session }));
  if (isDefinedError(error)) return null;
  if (error) throw error;
  return found;
}
