import { isDefinedError, safe } from '@orpc/client';
import type { LinkOwner } from '#app/components/public/of-link.tsx';
import { isLinkToken, linkToken, openedLinkAt } from '#app/services/access/link-token.server.ts';
import { leaveIfOver } from '#app/services/access/left-sessions.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

export const UNDO_PATH = '/contact-undo';

const cookieOf = ({ context }: PortalRequest) =>
  linkToken({ isSecure: context.portal.environment.isSecure, path: UNDO_PATH });

/** Leads to the page with the button. */
export const openedUndo = (request: PortalRequest, token: string) =>
  openedLinkAt(UNDO_PATH, cookieOf(request).write(token));

function keptToken(request: PortalRequest) {
  const token = cookieOf(request).read(request.cookies);
  return token !== null && isLinkToken(token) ? token : null;
}

type LinkState = LinkOwner &
  Readonly<{ state: 'good' | 'done' | 'over'; kind: 'EMAIL' | 'PHONE'; until: string }>;

/** The state of a link that was opened: what it can do, or has done. Asking uses nothing up. */
export async function linkState(request: PortalRequest): Promise<LinkState> {
  const code = keptToken(request);
  const none = { kind: 'EMAIL' as const, until: '' };
  if (code === null) return { state: 'over', ...none };
  const [error, found] = await safe(request.provider.account.undoToken({ code }));
  if (isDefinedError(error)) return { state: error.code === 'LINK_USED' ? 'done' : 'over', ...none };
  if (error) throw error;
  const { kind, validUntil: until, address, isOtherAccount } = found;
  return { state: 'good', kind, until, address, isOtherAccount };
}

/** Brings the former contact back; false when the link is over. A second time is as good as the first. */
export async function undo(request: PortalRequest): Promise<boolean> {
  const code = keptToken(request);
  if (code === null) return false;
  const [error] = await safe(request.provider.account.undoContact({ code }));
  if (isDefinedError(error)) return error.code === 'LINK_USED';
  if (error) throw error;
  await leaveIfOver(request);
  return true;
}
