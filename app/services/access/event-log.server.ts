import { ORPCError } from '@orpc/client';
import type { SignInEvent } from '#contract/account/calls/event-log.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** Tells the provider what happened at the door (C§4), as the portal itself and not as the patient; no page waits for it. */
export function logEvent(
  { context: { portal, requestId }, language, device }: PortalRequest,
  { type: eventLogType, username }: { type: SignInEvent; username: string },
) {
  const { account } = portal.provider({ language, requestId, device });
  account.logEvent({ eventLogType, username, description: 'portal' }).catch((error: unknown) => {
    const failure = error instanceof ORPCError ? String(error.code) : 'unknown';
    portal.log.warn({ requestId, event: eventLogType, failure }, 'event not logged');
  });
}
