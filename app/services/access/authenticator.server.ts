import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { knownBrowserOf, rememberAddress } from './known.server.ts';
import { newBrowserId, sessionCookie } from './session-cookie.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

type SignedIn = { token: string; accountId: string };
export type Credentials = { username: string; password: string };

/**
 * Opens the provider's session with what the form says (remix-auth's form strategy) and the portal's session after it,
 * under a new id. Returns the headers that give the browser its new cookies. Throws the named errors of account.signIn.
 */
export async function signIn(
  request: PortalRequest,
  { posted, credentials }: { posted: Request; credentials: Credentials },
) {
  const { accountId, token } = await authenticatorFor(request, credentials).authenticate('form', posted);
  const { portal, browserId } = request.context;
  const id = newBrowserId();
  const now = request.now.getTime();

  await endSession(request);
  await portal.store.sessions.create({ id, accountId, token, now });
  await portal.store.keptAnswers.move({ from: browserId, to: id });
  await rememberAddress({ portal, address: request.context.address });

  const headers = new Headers({ 'set-cookie': sessionCookie(portal.environment).write(id) });
  headers.append('set-cookie', knownBrowserOf(portal).write(credentials.username));
  return headers;
}

function authenticatorFor(request: PortalRequest, credentials: Credentials) {
  const authenticator = new Authenticator<SignedIn>();
  authenticator.use(new FormStrategy(() => request.provider.account.signIn(credentials)), 'form');
  return authenticator;
}

/**
 * Ends the portal's session first, then the provider's (A-80: never stay signed in). `isClean` is false when the
 * provider did not answer.
 */
export async function signOut(request: PortalRequest) {
  const { portal, browserId } = request.context;
  await endSession(request);
  await portal.store.keptAnswers.dropAll(browserId);

  const isClean = await request.provider.account.signOut().then(
    () => true,
    () => false,
  );
  const headers = {
    'set-cookie': sessionCookie(portal.environment).clear(),
    'clear-site-data': '"cache"',
  };
  return { isClean, headers };
}

async function endSession(request: PortalRequest) {
  if (!request.session) return;
  const { store } = request.context.portal;
  await store.sessions.end({ idHash: request.session.idHash, now: request.now.getTime() });
}
