import { endSession } from '#app/services/request/open-request.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/**
 * Ends the portal's session of this browser when the provider's is over: what was just done has ended the sessions of an account,
 * which may or may not be the one that is signed in here. The next page is a guest's then, and not the one that asks to sign in again.
 */
export async function leaveIfOver(request: PortalRequest) {
  const { session, provider } = request;
  if (!session) return;
  const isOver = await provider.account.phoneExists().then(
    () => false,
    (error: unknown) => error instanceof Response,
  );
  if (isOver) await endSession(request);
}
