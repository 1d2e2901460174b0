import { sessionCookie } from '#app/services/access/session-cookie.server.ts';
import type { Portal } from '#app/services/request/load-context.server.ts';
import { hashOf } from '#app/services/store/sealed.server.ts';
import type { Visitor } from './hand-over.ts';

/**
 * Signs a browser out whose sign-out the app could not carry out, for the store or the provider is away (A-80: local sign-out
 * always, never stay signed in): the cookie goes, and the session is over in this process and, as soon as it can be written,
 * in every other. What is left open at the provider ends by itself; the page says that something went wrong.
 */
export async function signedOut({ portal, visitor: { arrival } }: { portal: Portal; visitor: Visitor }) {
  const now = portal.clock.now().getTime();
  await portal.store.sessions.end({ idHash: hashOf(arrival.browserId), now });
  return new Response(null, {
    status: 303,
    headers: {
      location: '/login?signedOut=error',
      'set-cookie': sessionCookie(portal.environment).clear(),
      'clear-site-data': '"cache"',
    },
  });
}
