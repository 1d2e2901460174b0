import { linkToken, openedLinkAt } from '#app/services/access/link-token.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { backToLogin, entryOf } from './entry-code.server.ts';
import { onTheWayIn } from './entry-query.server.ts';

const PATH = '/sso';
/** S-05: as long as the code itself. */
const SECONDS = 60;

const cookieOf = ({ context }: PortalRequest) =>
  linkToken({ isSecure: context.portal.environment.isSecure, path: PATH, seconds: SECONDS });

/** Leads to the page with the button, which signs in. */
export const openedCode = (request: PortalRequest, code: string) =>
  openedLinkAt(onTheWayIn(PATH, request.url), cookieOf(request).write(code));

/** Whose account this browser's code opens. @throws the way to sign-in */
export async function requireEntry(request: PortalRequest) {
  const code = cookieOf(request).read(request.cookies);
  const entry = code === null ? null : await entryOf(request, code);
  if (!entry) throw backToLogin(request, 'over');
  return entry;
}
